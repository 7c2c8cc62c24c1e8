import { beforeEach, expect, test, vi } from 'vitest';
import { arrivals, movesInView } from '../../../../../src/features/concerts/sync/arrivals.ts';
import type { ConcertCard } from '../../../../../src/features/concerts/concertLabels.ts';
import type { Lists } from '../../../../../src/features/concerts/sync/currentLists.ts';

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

/** A page with tickets of 150 × 350 px, in a window of 400 × 800 px; its list of past concerts is hidden. */
function page({ tops, lefts, top = 0, bottom, isWide = false }: Layout): Element {
  vi.stubGlobal('matchMedia', () => ({ matches: !isWide }));
  const boxed = (box: object, parts: object = {}) => ({ getBoundingClientRect: () => box, ...parts });
  const tickets = tops.map((y, index) => boxed({ top: y, left: lefts?.[index] ?? 0 }));
  const upcoming = boxed(
    { bottom, height: bottom - top },
    { querySelectorAll: () => tickets, querySelector: () => (lefts ? {} : null) },
  );
  const past = boxed({ bottom: 0, height: 0 });
  return boxed(
    { top, bottom },
    { querySelector: (selector: string) => (selector.includes('past') ? past : upcoming) },
  ) as unknown as Element;
}

const card = (name: string, fields: Partial<ConcertCard> = {}) =>
  ({ id: name, name, dateTime: '2027-01-01', ...fields }) as ConcertCard;
const lists = (names: string, fields?: Partial<ConcertCard>): Lists =>
  ({
    cards: { upcoming: [...names].map((name) => card(name, fields)), past: [card('p')] },
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
  ['one in view of nobody', { ...list, top: -900, bottom: -100 }, 'abcdef', 'Xabcdef', true],
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
])('%s', (_, layout, shown, next, isShown) => {
  expect(movesInView(page(layout), lists(shown), lists(next))).toBe(!isShown);
});

test('a ticket of the build is the one of the record with its name and instant', () => {
  const next = lists('ab');
  const [first] = next.cards.upcoming;
  if (first) first.id = 'of the store';
  expect(movesInView(page(list), lists('ab'), next)).toBe(false);
});

test.each([
  ['de', 0, 'Termine geändert'],
  ['de', 1, '1 neuer Termin'],
  ['de', 2, '2 neue Termine'],
  ['en', 0, 'Dates changed'],
  ['en', 1, '1 new date'],
  ['en', 2, '2 new dates'],
] as const)('announces in %s that %i wait: %s', async (locale, count, words) => {
  expect((await arrivals(locale)).announce(count)).toBe(words);
});
