import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localeCodes, type Locale } from '../../../../../src/config/locales.ts';
import { concertRecord } from '../../../../../src/contracts/concert.ts';
import { concertCard } from '../../../../../src/components/ticket/concertLabels.ts';
import {
  hasStoredTickets,
  readLists,
  readTicket,
} from '../../../../../src/features/concerts/list/readTicket.ts';
import Ticket from '../../../../../src/components/ticket/Ticket.tsx';
import TicketList from '../../../../../src/features/concerts/list/TicketList.tsx';
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
const pageOf = (markup: React.ReactNode) => parse(renderToStaticMarkup(markup)) as unknown as Element;

test.each<[string, object]>([
  ['nothing but a name and a date', bare],
  ['everything', full],
  ['sold out', { ...full, status: 'soldOut' }],
  ['cancelled', { ...full, status: 'cancelled' }],
  ['in another year', { ...full, date: '2027-12-04T19:00:00Z' }],
  ['free', { ...bare, free: true }],
  ['after midnight, in the night of another year', { ...full, date: '2026-12-31T23:30:00Z' }],
  ['at an unknown hour', { ...full, date: '2026-12-04T22:59:00Z', timeUnknown: true }],
  ['in another zone', { ...full, timeZone: 'Asia/Tokyo', date: '2026-12-31T16:30:00Z' }],
  ['moved', { ...full, previousDate: '2026-11-06T19:00:00Z' }],
  ['without a city', { ...bare, ticketUrl: 'https://tickets.example.com' }],
])('an upcoming ticket is read back as what it was made of: %s', (_, fields) => {
  for (const locale of localeCodes) {
    const card = cardOf(fields, 'x', locale);
    for (const year of ['2026', '2027']) {
      const root = pageOf(<Ticket concert={card} labels={labels} year={year} />);
      expect(readTicket(root, 'x')).toEqual(card);
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

test('every valid record is read back as it was written', () => {
  fc.assert(
    fc.property(record, fc.constantFrom(...localeCodes), fc.boolean(), (fields, locale, past) => {
      const card = cardOf(fields, 'x', locale);
      const root = pageOf(<Ticket concert={card} labels={labels} year="2026" past={past} />);
      const hidden = past && { path: undefined, when: '', notes: [], tickets: undefined };
      expect(readTicket(root, 'x')).toEqual({ ...card, ...hidden });
    }),
    { numRuns: 200 },
  );
});

test('a past ticket is read back without what it leaves out', () => {
  const card = cardOf(full);
  const root = pageOf(<Ticket concert={card} labels={labels} year="2026" past />);
  expect(readTicket(root, 'y')).toEqual({
    ...card,
    id: 'y',
    path: undefined,
    when: '',
    notes: [],
    tickets: undefined,
  });
});

test('both lists are read in their order, with ids that keep it where two begin at once', () => {
  const cards = (names: string[]) => names.map((name) => cardOf({ ...bare, name }, name));
  const root = pageOf(
    <div>
      <div data-list="upcoming">
        <TicketList concerts={cards(['c', 'd'])} labels={labels} year="2026" />
      </div>
      <div data-list="past">
        <TicketList concerts={cards(['b', 'a'])} labels={labels} year="2026" past />
      </div>
    </div>,
  );
  const { upcoming, past } = readLists(root);
  const named = (list: { id: string; name: string }[]) => list.map(({ id, name }) => `${id} ${name}`);
  expect(named(upcoming)).toEqual(['0002 c', '0003 d']);
  expect(named(past)).toEqual(['0001 b', '0000 a']);
  expect(readLists(null)).toEqual({ upcoming: [], past: [] });
});

test('a ticket tells whether its record came from the store', () => {
  const own = cardOf(bare);
  const stored = cardOf({ ...bare, updatedAt: '2026-11-22T12:00:00Z' });
  const rooted = (concerts: (typeof own)[]) =>
    pageOf(
      <div data-list="upcoming">
        <TicketList concerts={concerts} labels={labels} year="2026" />
      </div>,
    );
  expect(readLists(rooted([own, stored])).upcoming.map((card) => card.stored)).toEqual([undefined, true]);
  expect(hasStoredTickets(rooted([own, stored]))).toBe(true);
  expect(hasStoredTickets(rooted([own]))).toBe(false);
  expect(hasStoredTickets(null)).toBe(false);
});
