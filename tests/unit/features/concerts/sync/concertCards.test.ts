import { expect, test, vi } from 'vitest';
import type { Locale } from '../../../../../src/config/locales.ts';
import { concertRecord } from '../../../../../src/contracts/concert.ts';
import { concertCard } from '../../../../../src/features/concerts/concertLabels.ts';
import { loadConcertCards } from '../../../../../src/features/concerts/sync/concertCards.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';

const ticketUrl = 'https://tickets.example.com/1';

vi.setSystemTime('2026-11-22T12:00:00Z');

test.each<[Locale, object]>(
  (['de', 'en'] as const).flatMap((locale) => [
    [locale, { ticketUrl, city: 'Wien', venue: 'Flucc', doors: '2026-12-04T18:00:00Z' }],
    [locale, { ticketUrl, access: { de: 'Ohne Stufen.', en: 'No steps.' }, free: true }],
    [locale, { date: '2026-12-31T23:30:00Z', doors: '2026-12-31T22:30:00Z' }],
    [locale, { ticketUrl, date: '2027-12-04T19:00:00Z', city: 'Wien' }],
    [locale, { status: 'soldOut' }],
    [locale, { status: 'cancelled' }],
    [locale, { status: 'postponed' }],
  ]),
)('a ticket that is made in the page says what the build would have said: %s, %j', async (locale, fields) => {
  const concert = {
    id: 'x',
    ...concertRecord.parse({ name: 'Probe', date: '2026-12-04T19:00:00Z', ...fields }),
  };
  const card = await loadConcertCards(locale);
  expect(card(concert)).toEqual(concertCard(concert, locale, translator(locale), '2026'));
});
