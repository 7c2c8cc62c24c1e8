import fc from 'fast-check';
import { expect, test } from 'vitest';
import ConcertForm from '../../../../../src/features/desk/concerts/ConcertForm.tsx';
import {
  concertFields,
  fieldId,
  readConcertForm,
} from '../../../../../src/features/desk/concerts/concertFields.ts';
import SeasonChoice from '../../../../../src/features/desk/concerts/SeasonChoice.tsx';
import { translator } from '../../../../../src/features/desk/frame/translate.ts';
import { typedForm } from '../../../typedForm.ts';

test('reads every concert back as it was typed', () => {
  const t = translator('en');
  const form = (
    <>
      <ConcertForm locale="en" t={t} onExpire={() => undefined} />
      <SeasonChoice t={t} isMissing={false} />
    </>
  );
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const concert = fc.record({
    name: text,
    date: text,
    time: text,
    season: fc.constantFrom('', 'summer', 'winter'),
    venue: text,
    city: text,
    ticketUrl: text,
  });
  fc.assert(
    fc.property(concert, (typed) => {
      const values = Object.fromEntries(concertFields.map((field) => [fieldId(field), typed[field]]));
      const trimmed = Object.fromEntries(concertFields.map((field) => [field, typed[field].trim()]));
      expect(readConcertForm(typedForm(form, values))).toEqual(trimmed);
    }),
    { numRuns: 100 },
  );
});
