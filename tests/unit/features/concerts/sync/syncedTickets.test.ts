import { expect, test, vi } from 'vitest';
import type { Locale } from '../../../../../src/config/locales.ts';
import { ticketContent } from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import { loadConcertTexts } from '../../../../../src/features/concerts/concertTexts.ts';
import { syncedTickets } from '../../../../../src/features/concerts/sync/syncedTickets.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import { concertOf } from '../page/shown.ts';

const ticketUrl = 'https://tickets.example.com/1';

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
)('makes the same ticket in the page as in the build: %s, %j', async (locale, fields) => {
  vi.setSystemTime('2026-11-22T12:00:00Z');
  const concert = concertOf(fields);
  const { ticket: cardOf } = syncedTickets(locale, await loadConcertTexts(locale));
  expect(cardOf(concert)).toEqual(ticketContent(concert, locale, translator(locale), '2026'));
});
