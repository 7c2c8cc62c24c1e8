import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { concertCard, type ConcertCard } from '../../../../../src/features/concerts/ticket/concertLabels.ts';
import { hasStoredTickets, readTicket } from '../../../../../src/features/concerts/ticket/readTicket.ts';
import Ticket from '../../../../../src/features/concerts/ticket/Ticket.tsx';
import { localeCodes, type Locale } from '../../../../../src/config/locales.ts';
import { concertRecord } from '../../../../../src/records/concert.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';

const bare = { name: 'Probe', date: '2026-12-04T19:00:00Z' };
const full = {
  ...bare,
  doors: '2026-12-04T18:00:00Z',
  venue: 'Flucc',
  city: 'Wien',
  ticketUrl: 'https://tickets.example.com/?a=1&b=2',
  note: { de: 'Mit Sesseln.', en: 'With chairs.' },
  access: { de: 'Ohne Stufen.', en: 'No steps.' },
};
const labels = { tickets: 'Tickets', newTab: 'öffnet in neuem Tab' };
const cardOf = (fields: object, id = 'x', locale: Locale = 'de') =>
  concertCard({ id, ...concertRecord.parse(fields) }, locale, translator(locale), '2026');
/** The first element of the HTML. */
const elementOf = (markup: React.ReactNode) =>
  parse(renderToStaticMarkup(markup)).firstElementChild as unknown as Element;

test.each<[string, object]>([
  ['nothing but a name and a date', bare],
  ['everything', full],
  ['sold out', { ...full, status: 'soldOut' }],
  ['cancelled', { ...full, status: 'cancelled' }],
  ['postponed', { ...full, status: 'postponed' }],
  ['with a note in one language', { ...full, note: { en: 'With chairs.' } }],
  ['in another year', { ...full, date: '2027-12-04T19:00:00Z' }],
  ['free', { ...bare, free: true }],
  ['after midnight, in the night of another year', { ...full, date: '2026-12-31T23:30:00Z' }],
  ['at an unknown hour', { ...full, date: '2026-12-04T22:59:00Z', timeUnknown: true }],
  ['in another zone', { ...full, timeZone: 'Asia/Tokyo', date: '2026-12-31T16:30:00Z' }],
  ['from the store', { ...full, updatedAt: '2026-11-22T12:00:00Z' }],
  ['moved', { ...full, previousDate: '2026-11-06T19:00:00Z' }],
  ['without a city', { ...bare, ticketUrl: 'https://tickets.example.com' }],
])('an upcoming ticket is read back as what it was made of: %s', (_, fields) => {
  for (const locale of localeCodes) {
    const card = cardOf(fields, 'x', locale);
    for (const year of ['2026', '2027']) {
      const ticket = elementOf(<Ticket concert={card} labels={labels} year={year} />);
      expect(readTicket(ticket, 'x')).toEqual(card);
    }
  }
});

const text = (longest: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: longest }).filter((value) => {
    const { length } = value.trim();
    return length > 0 && length <= longest;
  });
const instant = fc
  .date({ noInvalidDate: true, min: new Date('1972-01-02'), max: new Date('2100-01-01') })
  .map((date) => date.toISOString());
const inBothLanguages = fc.record({ de: text(40), en: text(40) });
const record = fc.record(
  {
    name: text(120),
    date: instant,
    timeZone: fc.constantFrom('Europe/London', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'),
    timeUnknown: fc.boolean(),
    doors: instant,
    previousDate: instant,
    venue: text(120),
    city: text(80),
    ticketUrl: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
    status: fc.constantFrom('planned', 'cancelled', 'postponed', 'soldOut'),
    free: fc.boolean(),
    note: inBothLanguages,
    access: inBothLanguages,
  },
  { requiredKeys: ['name', 'date'] },
);

test('every valid record is read back as it was written', () =>
  fc.assert(
    fc.property(record, fc.constantFrom(...localeCodes), fc.boolean(), (fields, locale, past) => {
      const card = cardOf(fields, 'x', locale);
      const ticketOf = (concert: ConcertCard) =>
        elementOf(<Ticket concert={concert} labels={labels} year="2026" past={past} />);
      const ticket = ticketOf(card);
      const hidden = past && { path: undefined, when: '', notes: [], tickets: undefined };
      const read = readTicket(ticket, 'x');
      expect(read).toEqual({ ...card, ...hidden });
      expect(ticketOf(read).outerHTML).toBe(ticket.outerHTML);
    }),
    { numRuns: 200 },
  ));

test('a past ticket is read back without what it leaves out', () => {
  const card = cardOf(full);
  const ticket = elementOf(<Ticket concert={card} labels={labels} year="2026" past />);
  expect(readTicket(ticket, 'y')).toEqual({
    ...card,
    id: 'y',
    path: undefined,
    when: '',
    notes: [],
    tickets: undefined,
  });
});

test.each([
  [false, bare],
  [true, { ...bare, updatedAt: '2026-11-22T12:00:00Z' }],
])('%s: a ticket of the page comes from the store', (expected, fields) => {
  const ticket = <Ticket concert={cardOf(fields)} labels={labels} year="2026" />;
  expect(hasStoredTickets(elementOf(<div>{ticket}</div>))).toBe(expected);
});

test('no tickets, none from the store', () => expect(hasStoredTickets(null)).toBe(false));
