import fc from 'fast-check';
import { deskHtml, inDesk } from '../../../../desk/inDesk.ts';
import { expect, test } from 'vitest';
import { textFields } from '../../../../../../src/config/uploads.ts';
import PictureFields from '../../../../../../src/features/gallery/desk/upload/PictureFields.tsx';
import { batchCredit, readTexts } from '../../../../../../src/features/gallery/desk/upload/pictureTexts.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { typedForm } from '../../../../typedForm.ts';

test('reads the texts of a picture back as they were typed', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const picture = fc.record({
    id: fc.nat(99),
    de: text,
    en: text,
    kind: fc.constantFrom('described', 'decorative', 'pending'),
    credit: text,
    everyCredit: text,
  });
  fc.assert(
    fc.property(picture, ({ id, de, en, kind, credit, everyCredit }) => {
      const names = textFields(id);
      const form = (
        <form>
          <input name={batchCredit} />
          <PictureFields id={id} kept={undefined} missing={[]} />
        </form>
      );
      const sent = typedForm(inDesk(form), {
        [batchCredit]: everyCredit,
        [names.de]: de,
        [names.en]: en,
        ...(kind !== 'described' && { [names[kind]]: 'on' }),
        [names.credit]: credit,
      });
      expect(readTexts(sent, id)).toEqual({
        // Hidden ones, too: a changed mind loses nothing.
        ...{ de: de.trim(), en: en.trim() },
        ...{ decorative: kind === 'decorative', pending: kind === 'pending' },
        credit: credit.trim() || everyCredit.trim(),
      });
    }),
    { numRuns: 100 },
  );
});

test.each([
  [['de', 'en'], 'error-alt', 2],
  [['en'], 'error-alt-other', 1],
  [['de', 'credit'], 'error-alt-other', 1],
  [['credit'], 'error-alt-other', 0],
] as const)('without %j it says %s %i times', (missing, key, count) => {
  const t = translator('de');
  const html = deskHtml(<PictureFields id={1} kept={undefined} missing={missing} />);
  expect(html.split(`<li>${t(key)}</li>`).length - 1).toBe(count);
});
