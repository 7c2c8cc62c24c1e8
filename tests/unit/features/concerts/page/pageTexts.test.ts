import { expect, test } from 'vitest';
import { pageTexts } from '../../../../../src/features/concerts/page/pageTexts.ts';
import { cardName, cardTexts } from '../../../../../src/features/concerts/page/shareCard.ts';
import { config } from '../../../../../functions/concertPage.ts';
import { routes } from '../../../../../src/lib/i18n/i18n.ts';
import { concertOf, contextIn } from './shown.ts';

const textsOf = (change: object, locale: 'de' | 'en' = 'de') =>
  pageTexts({ concert: concertOf({ venue: 'Flucc', city: 'Wien', ...change }) }, contextIn(locale));

const moved = { previousDate: '2026-10-10T18:00:00Z' };
const over = { date: '2026-11-06T19:00:00Z' };
const title = 'Match – Lampenfieber Festival';

test.each([
  ['de', {}, `${title}, 4. Dez. 2026, Wien`],
  ['en', {}, `${title}, 4 Dec 2026, Vienna`],
  ['en', { status: 'cancelled' }, `CANCELLED: ${title}, 4 Dec 2026, Vienna`],
  ['de', { status: 'postponed' }, `VERSCHOBEN: ${title}, Wien`],
  ['de', moved, `NEUER TAG: ${title}, 4. Dez. 2026, Wien`],
  ['de', { previousDate: '2026-12-04T18:00:00Z' }, `NEUE ZEIT: ${title}, 4. Dez. 2026, Wien`],
  ['de', over, `VORBEI: ${title}, 6. Nov. 2026, Wien`],
  ['de', { ...over, status: 'cancelled' }, `ABGESAGT: ${title}, 6. Nov. 2026, Wien`],
  ['de', { date: '2026-12-04T23:30:00Z' }, `${title}, 4. Dez. 2026, Wien`],
  ['de', { name: 'N'.repeat(45) }, `Match – ${'N'.repeat(45)}, 4. Dez. 2026`],
  ['de', { name: 'N'.repeat(100) }, `Match – ${'N'.repeat(100)}`],
] as const)('a title names state, day and town, in %s: %j', (locale, change, expected) =>
  expect(textsOf(change, locale).title).toBe(expected),
);

test.each([
  [
    'de',
    { status: 'soldOut' },
    'Match live: Fr., 4. Dezember 2026, Lampenfieber Festival. Ausverkauft. 20:00, Flucc, Wien.',
  ],
  [
    'en',
    { date: '2026-11-06T19:00:00Z', status: 'soldOut' },
    'OVER: Match live: Fri, 6 November 2026, Lampenfieber Festival, Flucc, Vienna. This concert is over.',
  ],
  ['en', { status: 'postponed' }, 'POSTPONED: Match live: Lampenfieber Festival, Flucc, Vienna. '],
] as const)('a description tells the state, in %s: %j', (locale, change, start) => {
  const { description } = textsOf(change, locale);
  expect(description.slice(0, start.length)).toBe(start);
  expect(
    textsOf({ ...change, name: 'Wort '.repeat(24).trim() }, locale).description.length,
  ).toBeLessThanOrEqual(160);
});

test.each([
  [{ price: { from: 22, to: 28, currency: 'EUR' } }, '20:00, Flucc, Wien, 22 € bis 28 €.'],
  [{ free: true }, '20:00, Flucc, Wien, Eintritt frei.'],
  [{ timeUnknown: true, date: '2026-12-04T22:59:00Z' }, 'Flucc, Wien.'],
  [{ venue: undefined, city: undefined }, '20:00.'],
  [
    { date: '2026-12-04T23:30:00Z' },
    'Fr., 4. Dezember 2026, Lampenfieber Festival. Nacht von Freitag auf Samstag, 00:30, Flucc, Wien.',
  ],
  [{ previousDate: '2026-10-10T18:00:00Z' }, '20:00, Flucc, Wien.'],
  [{ venue: 'V'.repeat(90), price: { from: 22, currency: 'EUR' } }, '20:00, Wien, 22 €.'],
  [
    { venue: undefined, city: undefined, timeUnknown: true, date: '2026-12-04T22:59:00Z' },
    'Lampenfieber Festival.',
  ],
] as const)('a description holds the facts, not their kinds: %j', (change, end) => {
  const { description } = textsOf(change);
  expect(description.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`${end.replaceAll('.', '\\.')}$`));
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).not.toMatch(/undefined|, ,|\.\./);
});

test('a card tells hour and price, and a void one neither', () => {
  const card = (change: object) =>
    cardTexts(concertOf({ city: 'Wien', price: { from: 22, currency: 'EUR' }, ...change }), contextIn('de'));
  expect(card({})).toMatchObject({
    date: 'Fr., 4. Dezember 2026, 20:00',
    place: expect.stringMatching(/^Wien · 22\s€$/) as string,
  });
  expect(card({ date: '2026-12-04T23:30:00Z' })).toMatchObject({
    date: 'Fr., 4. Dezember 2026, Nacht von Freitag auf Samstag, 00:30',
  });
  expect(card({ free: true })).toMatchObject({ place: 'Wien', stamp: 'Eintritt frei' });
  expect(card({ status: 'cancelled' })).toMatchObject({ date: 'Fr., 4. Dezember 2026', place: 'Wien' });
  expect(card({ timeUnknown: true, date: '2026-12-04T22:59:00Z' })).toMatchObject({
    date: 'Fr., 4. Dezember 2026',
  });
});

test('the address of a card changes with all that the card shows, and with nothing else', () => {
  const name = (change: object = {}) => cardName(concertOf(change), contextIn('de'));
  const changes = [
    { status: 'cancelled' },
    { status: 'postponed' },
    { status: 'soldOut' },
    { previousDate: '2026-10-10T18:00:00Z' },
    { date: '2026-12-05T19:00:00Z' },
    { name: 'Anders' },
    { city: 'Graz' },
    { date: '2026-12-04T19:30:00Z' },
    { price: { from: 22, currency: 'EUR' } },
  ];
  expect(new Set([name(), ...changes.map(name)]).size).toBe(changes.length + 1);
  expect(name({ doors: '2026-12-04T18:00:00Z', revision: 3 })).toBe(name());
});

test('the function leaves the lists of all concerts to their files', () =>
  expect(config.excludedPath).toEqual(expect.arrayContaining(Object.values(routes['live-all']))));
