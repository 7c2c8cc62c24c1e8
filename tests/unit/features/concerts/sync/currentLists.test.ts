import { describe, expect, test, vi } from 'vitest';
import type { Concert } from '../../../../../src/contracts/concert.ts';
import type { ConcertCard } from '../../../../../src/components/ticket/concertLabels.ts';
import {
  concertView,
  currentLists,
  looksEqual,
  nextListChange,
  type Lists,
} from '../../../../../src/features/concerts/sync/currentLists.ts';
import { concertOf } from '../../../concert.ts';

const now = new Date('2026-11-21T19:00:00Z');
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString();

/** A ticket of the build, so many days from now. */
const ticket = (offset: number, name = `${offset}`): ConcertCard => ({
  id: `built ${name}`,
  name,
  dateTime: day(offset),
  date: 'a date',
  when: 'a time',
  badge: { month: 'Nov', day: '21', year: '2026' },
  notes: [],
});
const record = (offset: number, name = `${offset}`) =>
  concertOf({ id: `stored ${name}`, name, date: day(offset) });
const asStored = (each: ConcertCard): ConcertCard => ({ ...each, stored: true });
const card = ({ id, name, date }: Concert): ConcertCard => ({ ...ticket(0, name), id, dateTime: date });

const page = (upcoming: number[], past: number[], more: Partial<Lists['counts']> = {}): Lists => ({
  cards: {
    upcoming: upcoming.map((offset) => ticket(offset)),
    past: past.map((offset) => ticket(offset)),
  },
  counts: { upcoming: upcoming.length + (more.upcoming ?? 0), past: past.length + (more.past ?? 0) },
  year: '2026',
});

function listsOf(built: Lists, records?: Concert[], { isAll = false, limit = 60, at = now } = {}) {
  const synced = records && { records, card, isAll };
  const lists = currentLists(built, synced, { now: at.getTime(), limit });
  const ids = (kind: 'upcoming' | 'past') => lists.cards[kind].map(({ id }) => id);
  return { upcoming: ids('upcoming'), past: ids('past'), counts: lists.counts };
}

test('without records the clock alone divides: upcoming ascending, past descending', () => {
  const built = page([1, 2, 3], [-1, -2]);
  expect(listsOf(built, undefined, { at: new Date(day(2)) })).toEqual({
    upcoming: ['built 2', 'built 3'],
    past: ['built 1', 'built -1', 'built -2'],
    counts: { upcoming: 2, past: 3 },
  });
});

test('a visitor whose clock is behind sees the past as upcoming', () => {
  expect(listsOf(page([], [-1, -2]), undefined, { at: new Date(day(-2)) })).toMatchObject({
    upcoming: ['built -2', 'built -1'],
    past: [],
    counts: { upcoming: 2, past: 0 },
  });
});

test.each([
  ['2026-12-31T22:59:59Z', '2026'],
  ['2026-12-31T23:00:00Z', '2027'],
])('the year is Vienna’s: %s', (at, year) => {
  expect(currentLists(page([], []), undefined, { now: Date.parse(at), limit: 60 }).year).toBe(year);
});

test.each([
  [
    'the next concert to come',
    '2026-11-21T19:00:00Z',
    ['2026-11-20', '2026-12-01', '2026-12-02'],
    '2026-12-01T00:00:00.001Z',
  ],
  ['a concert at this very instant', '2026-12-01T00:00:00Z', ['2026-12-01'], '2026-12-01T00:00:00.001Z'],
  ['a new year in Vienna', '2026-11-21T19:00:00Z', ['2026-11-20', '2027-01-01'], '2026-12-31T23:00:00.000Z'],
])('the lists change by themselves with %s', (_, at, dates, change) => {
  const concerts = dates.map((date) => ({ date }));
  expect(new Date(nextListChange(concerts, Date.parse(at))).toISOString()).toBe(change);
});

test('records of the embedded store are added in the order of time, and replace tickets of the same concert', () => {
  const built = page([1, 3], [-1, -3]);
  expect(listsOf(built, [record(2), record(3), record(-2)])).toMatchObject({
    upcoming: ['built 1', 'stored 2', 'stored 3'],
    past: ['built -1', 'stored -2', 'built -3'],
    counts: { upcoming: 3, past: 3 },
  });
});

test('a ticket that came from the embedded store is gone when the store no longer has it', () => {
  const built = page([1, 2, 3], [-1, -2]);
  for (const kind of ['upcoming', 'past'] as const) built.cards[kind] = built.cards[kind].map(asStored);
  const moved = { ...record(2), date: day(9) };
  const renamed = { ...record(-1), name: 'renamed' };
  expect(listsOf(built, [record(1), moved, renamed])).toMatchObject({
    upcoming: ['stored 1', 'stored 2'],
    past: ['stored -1'],
    counts: { upcoming: 2, past: 1 },
  });
  expect(listsOf(built), 'before an answer').toMatchObject({ counts: { upcoming: 3, past: 2 } });
  expect(listsOf(built, [])).toMatchObject({ counts: { upcoming: 0, past: 0 } });
});

test('a record that has moved past the shown range leaves no ticket of its address behind', () => {
  const built = page([1, 3], [], { upcoming: 4 });
  built.cards.upcoming = built.cards.upcoming.map((each) => ({ ...each, path: `/live/${each.name}` }));
  expect(listsOf(built, [{ ...record(9), slug: '1' }]).upcoming).toEqual(['built 3']);
});

test('records of Firestore are all there are: what is not among them is gone', () => {
  const built = page([1, 3], [-1, -3]);
  const isAll = true;
  expect(listsOf(built, [record(3), record(-2)], { isAll })).toMatchObject({
    upcoming: ['stored 3'],
    past: ['stored -2'],
    counts: { upcoming: 1, past: 1 },
  });
  expect(listsOf(built, [], { isAll })).toMatchObject({
    upcoming: [],
    past: [],
    counts: { upcoming: 0, past: 0 },
  });
});

test.each([
  ['Firestore, as much as was asked for', true, [record(-1), record(-2)]],
  ['Firestore, all of it, as our API answers', true, [-1, -2, -3, -4, -5].map((offset) => record(offset))],
  ['the embedded store, which the build knew', false, [record(-2), record(-4), record(-5)]],
])('past concerts that the page leaves out are counted once: %s', (_, isAll, records) => {
  const built = page([1], [-1, -2], { past: 3 });
  const added = [...records, record(1), record(2), record(-1.5)];
  const { upcoming, past, counts } = listsOf(built, added, { isAll });
  expect(past).toHaveLength(3);
  expect(upcoming).toHaveLength(2);
  expect(counts).toEqual({ upcoming: 2, past: 6 });
});

test('a record of the very instant of the earliest ticket is one that the page shows', () => {
  const built = page([], [-1, -2], { past: 1 });
  expect(listsOf(built, [record(-1), record(-2)], { isAll: true }).counts.past).toBe(3);
  expect(listsOf(built, [record(-1), record(-2), record(-3)], { isAll: true }).counts.past).toBe(3);
});

test('where the page shows every past concert, older records are shown, too', () => {
  expect(listsOf(page([], [-1]), [record(-1), record(-9)], { isAll: true }).past).toEqual([
    'stored -1',
    'stored -9',
  ]);
});

test('upcoming concerts that the page leaves out count beside added ones, and are among those of Firestore', () => {
  const built = page([1, 3], [], { upcoming: 4 });
  expect(listsOf(built, [record(2)]).counts.upcoming).toBe(7);
  expect(listsOf(built, [record(2), record(4)], { isAll: true }).counts.upcoming).toBe(2);
});

test('records of the embedded store that the build knew and left out are counted once, the last one shown as well', () => {
  const built = page([1, 3], [], { upcoming: 4 });
  expect(listsOf(built, [record(3), record(4), record(5)])).toMatchObject({
    upcoming: ['built 1', 'stored 3'],
    counts: { upcoming: 6 },
  });
});

test('the page shows no more than its limit; tickets are made only for what it shows', () => {
  const records = [1, 2, 3].flatMap((offset) => [record(offset), record(-offset)]);
  const make = vi.fn(card);
  const synced = { records, card: make, isAll: true };
  const lists = currentLists(page([], []), synced, { now: now.getTime(), limit: 2 });
  expect(lists.cards.upcoming.map(({ name }) => name)).toEqual(['1', '2']);
  expect(lists.cards.past.map(({ name }) => name)).toEqual(['-1', '-2']);
  expect(lists.counts).toEqual({ upcoming: 3, past: 3 });
  expect(make).toHaveBeenCalledTimes(4);
});

describe('the view', () => {
  const moment = { now: now.getTime(), limit: 60 };
  const synced = (...records: Concert[]) => ({ records, card, isAll: false });

  test('is the HTML of the build until it is read, and while it is right', () => {
    expect(concertView({ built: undefined }, moment)).toEqual({ added: [] });
    expect(concertView({ built: page([1], [-1]) }, moment)).toEqual({ lists: undefined, added: [] });
  });

  test('leaves waiting records out, but for new values of shown concerts', () => {
    const cancelled = (each: Concert) => ({ ...card(each), stamp: 'cancelled' });
    const waiting = { ...synced(record(1), record(2), record(-2)), card: cancelled };
    const { lists, added } = concertView({ built: page([1, 3], [-1]), waiting }, moment);
    expect(lists?.cards.upcoming.map(({ name, stamp }) => [name, stamp])).toEqual([
      ['1', 'cancelled'],
      ['3', undefined],
    ]);
    expect(lists?.cards.past.map(({ name }) => name)).toEqual(['-1']);
    expect(lists?.counts).toEqual({ upcoming: 2, past: 1 });
    expect(added.map(({ name }) => name)).toEqual(['2']);
  });

  test('gives a shown ticket the new name and instant of its concert', () => {
    const built = page([1], []);
    built.cards.upcoming = built.cards.upcoming.map((each) => ({ ...each, path: '/live/1' }));
    const renamed = (each: Concert) => ({ ...card(each), path: '/live/1' });
    const waiting = { ...synced({ ...record(2, 'renamed'), slug: '1' }), card: renamed };
    const { lists, added } = concertView({ built, waiting }, moment);
    expect(lists?.cards.upcoming.map(({ name, dateTime }) => [name, dateTime])).toEqual([
      ['renamed', day(2)],
    ]);
    expect(added).toEqual([]);
  });

  test('does not add concerts that are shown already', () => {
    const sources = {
      built: page([1], []),
      shown: synced(record(2)),
      waiting: synced(record(2), record(3)),
    };
    expect(concertView(sources, moment).added.map(({ name }) => name)).toEqual(['3']);
  });
});

const base = page([1], [-1]);
const changed = (kind: 'upcoming' | 'past', change: Partial<ConcertCard>): Lists => ({
  ...base,
  cards: { ...base.cards, [kind]: base.cards[kind].map((each) => ({ ...each, ...change })) },
});

test.each<[string, Lists, boolean]>([
  ['itself', page([1], [-1]), true],
  ['other ids', changed('upcoming', { id: 'other' }), true],
  ['another name', changed('upcoming', { name: 'other' }), false],
  ['another instant', changed('upcoming', { dateTime: day(9) }), false],
  ['another place', changed('upcoming', { place: 'Arena' }), false],
  ['another status', changed('upcoming', { stamp: 'Abgesagt' }), false],
  ['another beginning', changed('upcoming', { when: 'later' }), false],
  ['another note', changed('upcoming', { notes: ['new'] }), false],
  ['tickets', changed('upcoming', { tickets: { url: 'https://a.example', name: 'Tickets' } }), false],
  ['another name of a past one', changed('past', { name: 'other' }), false],
  ['another status of a past one', changed('past', { stamp: 'Abgesagt' }), false],
  ['what past tickets leave out', changed('past', { when: '', notes: ['over'] }), true],
  ['other counts', page([1], [-1], { past: 1 }), false],
  ['another year', { ...base, year: '2027' }, false],
])('a visitor sees the same or not: %s', (_, other, same) => {
  expect(looksEqual(base, other)).toBe(same);
});

test('tickets that lead elsewhere, or are called otherwise, look different', () => {
  const sold = (url: string, name: string) => changed('upcoming', { tickets: { url, name } });
  expect(looksEqual(sold('https://a.example', 'Tickets'), sold('https://b.example', 'Tickets'))).toBe(false);
  expect(looksEqual(sold('https://a.example', 'Tickets'), sold('https://a.example', 'Karten'))).toBe(false);
});
