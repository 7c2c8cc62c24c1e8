import { deskHtml } from '../../../desk/inDesk.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Venue, VenueValues } from '../../../../../src/records/venue.ts';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import { createDrafts, type Draft } from '../../../../../src/desk/kit/drafts/drafts.ts';
import type { VenuesDesk } from '../../../../../src/features/concerts/venues/data/useVenues.ts';
import { venueKind } from '../../../../../src/features/concerts/venues/data/venueKind.ts';
import VenueList from '../../../../../src/features/concerts/venues/list/VenueList.tsx';
import VenueScreens from '../../../../../src/features/concerts/venues/VenueScreens.tsx';
import { setHome } from '../../../../../src/lib/places/home.ts';
import { typedOf, venueOf } from './venueOf.ts';

beforeEach(() => void vi.stubGlobal('location', { hash: '' }));
const t = translator('de');
const note = { de: 'Eine Rampe.', en: 'A ramp.' };

/** The state of the desk in the browser. */
function deskOf(records: readonly Venue[] | undefined, ...stored: Draft<VenueValues, Venue>[]): VenuesDesk {
  const drafts = createDrafts(undefined, venueKind);
  for (const draft of stored) drafts.save(draft);
  const forms = { progressOf: () => undefined, sentOf: () => undefined };
  const [draftList, waits] = [drafts.list(), (id: string) => id === 'stellwerk'];
  return { records, drafts, forms, draftList, waits, hasFailed: false } as unknown as VenuesDesk;
}

/** The screen of a venue. */
const render = (desk: VenuesDesk, id = 'stellwerk', isUsed = false): string =>
  deskHtml(
    <VenueScreens
      desk={desk}
      parts={[id]}
      isUsed={() => isUsed}
      back="#concerts/venues"
      onRemove={nothing}
      onMerge={nothing}
      onTakeBack={nothing}
      onRestore={() => Promise.resolve(false)}
    />,
  );
const nothing = () => undefined;
const draft = { key: 'stellwerk', idempotencyKey: 'a key', base: venueOf() };
const checked = (html: string) =>
  [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => [
    /name="venue-(\w+)"/.exec(input)?.[1],
    /value="(\w+)"/.exec(input)?.[1],
  ]);

test('asks eight questions with four answers, and a note where one is needed or written', () => {
  const access = {
    stepFreeEntrance: { answer: 'yes', note },
    hearingLoop: { answer: 'no' },
    strobeLight: { answer: 'no' },
  } as const;
  const html = render(deskOf([venueOf({ access })]));
  expect(html.match(/type="radio"/g)).toHaveLength(32);
  expect(checked(html).slice(0, 2)).toEqual([
    ['stepFreeEntrance', 'yes'],
    ['stepFreeStage', 'unknown'],
  ]);
  expect(html).toContain(t('answered-3'));
  expect(html.match(/id="venue-\w+-(de|en)"/g)).toEqual([
    'id="venue-stepFreeEntrance-de"',
    'id="venue-stepFreeEntrance-en"',
    'id="venue-hearingLoop-de"',
    'id="venue-hearingLoop-en"',
  ]);
  expect(html).toContain(t('venue-place', { country: 'Österreich', city: 'Wien' }));
});

test('shows both versions of what two editors have changed', () => {
  const present = venueOf({ revision: 4, city: 'Wels', updatedAt: '2026-11-22T20:09:00Z' });
  const typed = typedOf({ quietPlace: 'yes', city: 'Enns' });
  const html = render(deskOf([present], { ...draft, typed, present }));
  expect(html).toContain(t('record-conflict-at', { time: '21:09' }));
  expect(html.match(/<fieldset/g)).toHaveLength(2);
  expect(html).toContain(t('conflict-open', { fields: t('venue-address') }));
  expect(html).toContain(t('venue-quietPlace'));
});

test('says when there is no such venue; an empty form adds one', () => {
  expect(render(deskOf([]))).toContain(t('record-missing'));
  expect(render(deskOf(undefined))).toContain(t('wait'));
  const html = render(deskOf([venueOf()]), 'new:a');
  expect(html).toContain(t('venue-new-heading'));
  expect(html).toMatch(/id="venue-name"[^>]* value=""/);
});

const [alone, beside] = [deskOf([venueOf()]), deskOf([venueOf(), venueOf({ id: 'arena' })])];

test.each([
  ['unused and alone', alone, 'stellwerk', false, ['venue-delete']],
  ['beside another', beside, 'stellwerk', false, ['venue-delete', 'venue-merge-with']],
  ['named by a coming concert', beside, 'stellwerk', true, ['venue-used', 'venue-merge-with']],
  ['with a draft', deskOf([venueOf()], { ...draft, typed: typedOf() }), 'stellwerk', false, []],
  ['new', alone, 'new:a', false, []],
] as const)('offers to delete or merge a venue that is %s', (_, desk, id, isUsed, expected) => {
  const html = render(desk, id, isUsed);
  const keys = ['venue-delete', 'venue-used', 'venue-merge-with'] as const;
  expect(keys.filter((key) => html.includes(t(key)))).toEqual(expected);
});

test('the list names what is unknown about a venue, and what waits here', () => {
  const access = { hearingLoop: { answer: 'no' } } as const;
  const typed = typedOf({ name: 'Neue Halle' });
  const desk = deskOf(
    [venueOf({ access }), venueOf({ id: 'arena', name: 'Arena', street: 'Ring 1', postalCode: '1010' })],
    { ...draft, typed },
    { ...draft, key: 'new:a', base: undefined, typed },
  );
  const rows = deskHtml(<VenueList desk={desk} />).match(/<li>.*?<\/li>/g) ?? [];
  const contents = rows.map((row) => [/data-row="([\w:]+)"/.exec(row)?.[1], row.replaceAll(/<[^>]+>/g, '|')]);
  expect(contents.map(([id]) => id)).toEqual(['new:a', 'arena', 'stellwerk']);
  expect(contents[0]?.[1]).toContain(t('draft-unsent'));
  expect(contents[1]?.[1]).toContain('Ring 1, 1010 Linz');
  expect(contents[2]?.[1]).toContain(t('draft-waiting'));
  expect(contents[2]?.[1]).toContain(t('venue-open', { count: 7 }));
});

test('a new venue begins where the band is at home now', () => {
  setHome({ country: 'DE', timeZone: 'Europe/Berlin', place: 'Leipzig' });
  expect(render(deskOf([]), 'new:1')).toContain(
    t('venue-place', { country: 'Deutschland', city: 'Leipzig' }),
  );
  setHome({});
  expect(render(deskOf([]), 'new:1')).toContain(t('venue-place', { country: 'Österreich', city: 'Wien' }));
});
