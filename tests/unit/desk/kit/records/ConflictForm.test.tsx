import { deskHtml } from '../../inDesk.ts';
import { expect, test } from 'vitest';
import type { Concert } from '../../../../../src/records/concert.ts';
import { concertKind } from '../../../../../src/features/concerts/desk/data/concertKind.ts';
import type { ConcertsDesk } from '../../../../../src/features/concerts/desk/data/useConcerts.ts';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import ConflictForm from '../../../../../src/desk/kit/records/ConflictForm.tsx';
import { createDrafts } from '../../../../../src/desk/kit/drafts/drafts.ts';
import { concertOf } from '../../../features/concerts/desk/concertOf.ts';

const t = translator('en');
const base = concertOf();

/** Whether the versions can be saved as they are chosen first, and the line above the button. */
function render(mine: object, present: Concert, progress?: object, overtaken: string[] = []) {
  const drafts = createDrafts(undefined, concertKind);
  const draft = {
    key: 'one',
    typed: { ...concertKind.toForm(base), ...mine },
    base,
    present,
    ...{ idempotencyKey: 'a key', overtaken },
  };
  drafts.save(draft);
  const desk = { drafts, forms: { progressOf: () => progress } } as unknown as ConcertsDesk;
  const html = deskHtml(
    <ConflictForm
      kind={concertKind}
      {...{ draft, base, present, desk }}
      back="#concerts"
      nameOf={({ name }) => name}
    />,
    'en',
  );
  return { html, canSave: !/type="submit"[^>]*disabled/.test(html) };
}

test('a beginning of mine and doors of theirs that do not go together ask first', () => {
  const present = concertOf({ revision: 4, doors: '2026-12-04T18:00:00Z' });
  const { html, canSave } = render({ time: '18:00' }, present);
  expect(html).toContain(t('conflict-against', { reason: t('error-before', { field: t('concert-doors') }) }));
  expect(canSave).toBe(false);
  expect(render({ time: '20:30' }, present).canSave).toBe(true);
});

test('neither a field of another program that nobody has changed nor two values in the same words are a question', () => {
  const odd = concertOf({ revision: 4, doors: '2026-12-04T05:00:00Z', support: ['Fernlicht'] });
  expect(render({ city: 'Wels' }, odd).canSave).toBe(true);
  const present = concertOf({ revision: 4, venueId: 'theirs' });
  expect(render({ venueId: 'mine' }, present).canSave).toBe(true);
});

test('a refused save keeps both versions on the screen and says why', () => {
  const present = concertOf({ revision: 4, support: ['Fernlicht'] });
  const { html, canSave } = render({ name: 'Mine' }, present, { kind: 'failed', reason: 'Too large.' });
  for (const text of ['Mine', 'Fernlicht', 'Too large.']) expect(html).toContain(text);
  expect(canSave).toBe(true);
  expect(render({ name: 'Mine' }, present, { kind: 'sending' }).canSave).toBe(false);
});

test('what one side alone has changed is asked where the API has refused the mixture', () => {
  const present = concertOf({ revision: 4 });
  expect(render({ name: 'Mine' }, present).canSave).toBe(true);
  expect(render({ name: 'Mine' }, present, undefined, ['name']).canSave).toBe(false);
});
