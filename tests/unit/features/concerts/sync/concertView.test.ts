import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../../../src/records/concert.ts';
import type { ConcertCard } from '../../../../../src/features/concerts/ticket/concertLabels.ts';
import {
  concertView,
  looksEqual,
  type Lists,
} from '../../../../../src/features/concerts/sync/currentLists.ts';
import { card, day, now, page, record } from './lists.ts';

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

  test('shows a second show of the same name and instant beside the first, at an address of its own', () => {
    const built = page([1], []);
    built.cards.upcoming = built.cards.upcoming.map((each) => ({ ...each, path: '/live/1' }));
    const second = { ...record(1), slug: '1-2' };
    const records = { ...synced(second), card: (each: Concert) => ({ ...card(each), path: '/live/1-2' }) };
    const paths = (cards: readonly ConcertCard[] = []) => cards.map(({ path }) => path);

    const { lists } = concertView({ built, shown: records }, moment);
    expect(paths(lists?.cards.upcoming)).toEqual(['/live/1', '/live/1-2']);
    expect(paths(concertView({ built, waiting: records }, moment).added)).toEqual(['/live/1-2']);
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
  ['another note', changed('upcoming', { notes: [{ text: 'new' }] }), false],
  ['tickets', changed('upcoming', { tickets: { url: 'https://a.example', name: 'Tickets' } }), false],
  ['another name of a past one', changed('past', { name: 'other' }), false],
  ['another status of a past one', changed('past', { stamp: 'Abgesagt' }), false],
  ['what past tickets leave out', changed('past', { when: '', notes: [{ text: 'over' }] }), true],
  ['other counts', page([1], [-1], { past: 1 }), false],
  ['another year', { ...base, year: '2027' }, false],
])('a visitor sees the same or not: %s', (_, other, same) => expect(looksEqual(base, other)).toBe(same));

test('tickets that lead elsewhere, or are called otherwise, look different', () => {
  const sold = (url: string, name: string) => changed('upcoming', { tickets: { url, name } });
  expect(looksEqual(sold('https://a.example', 'Tickets'), sold('https://b.example', 'Tickets'))).toBe(false);
  expect(looksEqual(sold('https://a.example', 'Tickets'), sold('https://a.example', 'Karten'))).toBe(false);
});
