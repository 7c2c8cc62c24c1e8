import { beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '../../../../../src/config/locales.ts';
import {
  ticketContent,
  type TicketContent,
} from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import { loadConcertTexts } from '../../../../../src/features/concerts/concertTexts.ts';
import { syncedTickets, movesInView } from '../../../../../src/features/concerts/sync/syncedTickets.ts';
import type { Lists } from '../../../../../src/features/concerts/sync/lists.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import { concertOf } from '../page/shown.ts';

const width = 400;
const height = 800;

interface Layout {
  /** Upper edges of the upcoming tickets; the left ones where they stand in columns of three. */
  tops: number[];
  lefts?: number[];
  /** The lists' edges. */
  top?: number;
  bottom: number;
  isWide?: boolean;
}

/** A page with tickets of 150 × 350 px and these ids, in a window of 400 × 800 px; its list of past concerts is hidden. */
function page({ tops, lefts, top = 0, bottom, isWide = false }: Layout, ids: string): Element {
  vi.stubGlobal('matchMedia', () => ({ matches: !isWide }));
  const boxed = (box: object, parts: object = {}) => ({ getBoundingClientRect: () => box, ...parts });
  const tickets = tops.map((y, index) => {
    const x = lefts?.[index] ?? 0;
    const isLaidOut = y < height && x < width;
    const getBoundingClientRect = () => {
      if (!isLaidOut) throw new Error('To read its box would lay it out.');
      return { top: y, left: x };
    };
    return { getBoundingClientRect, checkVisibility: () => isLaidOut };
  });
  const upcoming = boxed(
    { bottom, height: bottom - top },
    { querySelectorAll: () => tickets, querySelector: () => (lefts ? {} : null) },
  );
  const past = boxed({ bottom: 0, height: 0 });
  return boxed(
    { top, bottom },
    {
      querySelector: (selector: string) => (selector.includes('past') ? past : upcoming),
      querySelectorAll: (selector: string) =>
        (selector.includes('past') ? ['p'] : [...ids]).map((id) => ({ dataset: { id } })),
    },
  ) as unknown as Element;
}

const ticket = (name: string, fields: Partial<TicketContent> = {}) =>
  ({ id: name, name, dateTime: '2027-01-01', ...fields }) as TicketContent;
const lists = (names: string, fields?: Partial<TicketContent>): Lists =>
  ({
    tickets: { upcoming: [...names].map((name) => ticket(name, fields)), past: [ticket('p')] },
    counts: { upcoming: names.length, past: 1 },
  }) as unknown as Lists;

const list = { tops: [100, 300, 500, 700, 900, 1100], bottom: 1300 };
const columns = {
  tops: [100, 300, 500, 100, 300, 500, 100],
  lefts: [0, 0, 0, 390, 390, 390, 780],
  bottom: 700,
};

beforeEach(() => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
});

test.each<[string, Layout, string, string, boolean]>([
  ['nothing new', list, 'abcdef', 'abcdef', true],
  ['one before a ticket in view', list, 'abcdef', 'aXbcdef', false],
  ['one below the window', list, 'abcdef', 'abcdeXf', true],
  ['one less in view', list, 'abcdef', 'acdef', false],
  ['one at the end of a list whose end is in view', { ...list, bottom: 700 }, 'abcd', 'abcdX', false],
  ['one in lists that are not in view', { ...list, top: -900, bottom: -100 }, 'abcdef', 'Xabcdef', true],
  ['one in a column that is not in view', columns, 'abcdefg', 'abcdefXg', true],
  ['one in the column that peeks in', columns, 'abcdefg', 'abcdXefg', false],
  ['one that fills the column in view', { ...columns, tops: [100, 300], lefts: [0, 0] }, 'ab', 'abX', false],
  ['one that changes the rows of a wide window', { ...columns, isWide: true }, 'abcdefg', 'abcdefXg', false],
  [
    'one at the end, out of view, of a wide window',
    { ...columns, isWide: true },
    'abcdefg',
    'abcdefgX',
    true,
  ],
  ['one less there', { ...columns, isWide: true }, 'abcdefg', 'abcdef', true],
])('shows a change at once unless it moves content in view: %s', (_, layout, shown, next, isShown) =>
  expect(movesInView(page(layout, shown), lists(next))).toBe(!isShown),
);

test('a concert that has passed leaves its place by itself', () => {
  const next = lists('bcdef');
  next.tickets.past.unshift(ticket('a'));
  expect(movesInView(page(list, 'abcdef'), next)).toBe(false);
  next.tickets.upcoming.unshift(ticket('X'));
  expect(movesInView(page(list, 'abcdef'), next)).toBe(true);
});

test.each([
  ['de', 0, 'Konzerte geändert'],
  ['de', 1, '1 neues Konzert'],
  ['de', 2, '2 neue Konzerte'],
  ['en', 0, 'Concerts changed'],
  ['en', 1, '1 new concert'],
  ['en', 2, '2 new concerts'],
] as const)('announces in %s that %i wait: %s', async (locale, count, words) =>
  expect(syncedTickets(locale, await loadConcertTexts(locale)).announce(count)).toBe(words),
);

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

test('makes the ticket of a record once a year', async () => {
  vi.setSystemTime('2026-12-31T22:59:59Z');
  const { ticket: cardOf } = syncedTickets('de', await loadConcertTexts('de'));
  const concert = concertOf({ date: '2027-01-02T19:00:00Z', ticketUrl });
  const ticket = cardOf(concert);
  expect(ticket.tickets?.name).toContain('2027');
  expect(cardOf(concert)).toBe(ticket);
  vi.setSystemTime('2026-12-31T23:00:00Z');
  expect(cardOf(concert).tickets?.name).not.toContain('2027');
});
