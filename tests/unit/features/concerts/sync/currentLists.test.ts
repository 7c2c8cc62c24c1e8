import { expect, test, vi } from 'vitest';
import type { Concert } from '../../../../../src/records/concert.ts';
import {
  currentLists,
  nextListChange,
  type Lists,
} from '../../../../../src/features/concerts/sync/currentLists.ts';
import { asStored, card, day, now, page, record } from './lists.ts';

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

test('a deleted record takes its ticket along, in both lists, and is not counted', () => {
  const deleted = (offset: number) => ({ ...record(offset), deleted: day(0) });
  expect(listsOf(page([1, 2], [-1]), [deleted(2), deleted(-1), deleted(5)])).toEqual({
    upcoming: ['built 1'],
    past: [],
    counts: { upcoming: 1, past: 0 },
  });
});

test('a visitor whose clock is behind sees the past as upcoming', () =>
  expect(listsOf(page([], [-1, -2]), undefined, { at: new Date(day(-2)) })).toMatchObject({
    upcoming: ['built -2', 'built -1'],
    past: [],
    counts: { upcoming: 2, past: 0 },
  }));

test.each([
  ['2026-12-31T22:59:59Z', '2026'],
  ['2026-12-31T23:00:00Z', '2027'],
])('the year is Vienna’s: %s', (at, year) =>
  expect(currentLists(page([], []), undefined, { now: Date.parse(at), limit: 60 }).year).toBe(year),
);

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

test('where the page shows every past concert, older records are shown, too', () =>
  expect(listsOf(page([], [-1]), [record(-1), record(-9)], { isAll: true }).past).toEqual([
    'stored -1',
    'stored -9',
  ]));

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
