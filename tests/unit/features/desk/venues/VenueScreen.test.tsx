import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Venue } from '../../../../../src/contracts/venue.ts';
import { translator } from '../../../../../src/features/desk/frame/translate.ts';
import { createDrafts, type Draft } from '../../../../../src/features/desk/records/drafts.ts';
import type { TypedVenue } from '../../../../../src/features/desk/venues/data/typedVenue.ts';
import type { VenuesDesk } from '../../../../../src/features/desk/venues/data/useVenues.ts';
import VenueScreen from '../../../../../src/features/desk/venues/VenueScreen.tsx';
import { typedOf, venueOf } from './venueOf.ts';

const t = translator('de');
const note = { de: 'Eine Rampe.', en: 'A ramp.' };

/** The screen of the venue `stellwerk`. */
function render(records: readonly Venue[] | undefined, ...stored: Draft<TypedVenue, Venue>[]): string {
  const drafts = createDrafts<TypedVenue, Venue>(undefined, 'desk-venue:');
  for (const draft of stored) drafts.save(draft);
  const desk = { records, drafts, draftList: drafts.list(), hasFailed: false } as VenuesDesk;
  return renderToStaticMarkup(
    <VenueScreen
      id="stellwerk"
      desk={desk}
      back="#concerts/venues"
      locale="de"
      t={t}
      onSaved={() => undefined}
    />,
  );
}
const draft = { key: 'stellwerk', idempotencyKey: 'a key', isWaiting: false, base: venueOf() };
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
  const html = render([venueOf({ access })]);
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
  const html = render([present], { ...draft, typed: typedOf({ quietPlace: 'yes', city: 'Enns' }), present });
  expect(html).toContain(t('venue-conflict-at', { time: '21:09' }));
  expect(html.match(/<fieldset/g)).toHaveLength(2);
  expect(html).toContain(t('conflict-open', { fields: t('venue-group-address') }));
  expect(html).toContain(t('ask-quietPlace'));
});

test('says when there is no such venue', () => {
  expect(render([])).toContain(t('venue-missing'));
  expect(render(undefined)).toContain(t('wait'));
});
