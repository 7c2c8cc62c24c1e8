import { describe, expect, test } from 'vitest';
import { fileRank, newRank, rankAfter, rankBetween } from '../../../../src/records/gallery/pictureRecord.ts';
import { mostFiles } from '../../../../src/config/uploads.ts';
import { byRank, rank as pattern } from '../../../../src/records/gallery/storedPicture.ts';

const now = Date.parse('2026-11-21T19:00:00Z');

describe('a new rank', () => {
  test('is the time, the place in the request from the last to the first, and chance', () => {
    expect(newRank(now, 0, 7)).toBe('179528760000009000007');
    expect(newRank(now, mostFiles - 1, 999_999)).toBe('179528760000000999999');
    expect(newRank(now)).toMatch(/^179528760000009\d{6}$/);
  });

  test.each<[string, string, string]>([
    ['a millisecond later', newRank(now + 1, mostFiles - 1, 0), newRank(now, 0, 999_999)],
    ['earlier in its request', newRank(now, 0, 0), newRank(now, 1, 999_999)],
  ])('%s is greater', (_, greater, less) => expect(greater > less).toBe(true));
});

test.each<[high: string, low: string | undefined]>([
  ['2', '1'],
  ['2', '19'],
  ['11', '1'],
  ['1', undefined],
  [newRank(now, 0, 1), newRank(now, 0, 0)],
])('between %s and %s there is always room for another rank', (high, low) => {
  let greater = high;
  for (let round = 0; round < 500; round++) {
    const middle = rankBetween(greater, low);
    expect(middle > (low ?? '0') && middle < greater).toBe(true);
    expect(pattern.safeParse(middle).success).toBe(true);
    greater = middle;
  }
});

test('two people who move pictures to one place at once leave room between them', () => {
  const [one, other] = [rankBetween('9', '5', 1), rankBetween('9', '5', 2)] as const;
  const between = rankBetween(other, one);
  expect([one, between, other].toSorted()).toEqual([one, between, other]);
});

test('a file of the repository stands behind every upload, in the order of the files', () => {
  const ranks = [newRank(1_000_000_000_000), fileRank(1), fileRank(2), fileRank(24), fileRank(2 ** 40)];
  expect(ranks.toSorted().reverse()).toEqual(ranks);
  expect(rankBetween(fileRank(1), fileRank(2)) > fileRank(2)).toBe(true);
});

test('the greatest rank comes first; of equal ranks the least id', () => {
  const picture = (id: string, rank: string) => ({ id, rank });
  const ordered = [picture('d', '21'), picture('b', '2'), picture('a', '1999'), picture('c', '1999')];
  for (const list of [ordered.toReversed(), ordered.toSorted((one, other) => (one.id < other.id ? -1 : 1))])
    expect(list.toSorted(byRank)).toEqual(ordered);
});

describe('a place', () => {
  const others = (...ranks: string[]) => ranks.map((rank, index) => ({ id: String(index), rank }));
  const earlier = [now - 1000, now - 2000, now - 3000].map((time) => newRank(time));

  // Where it stands among the others is held by `tests/unit/stores/order.test.ts`.
  test.each<[behind: string, rank: string]>([
    ['9', '7'],
    ['5', '3'],
    ['1', '05'],
    // One that was removed is among the others no more.
    ['8', '6'],
  ])('behind %s is in the middle to the next, or half of the last, and then chance: %s', (rank, start) =>
    expect(rankAfter({ id: 'a', rank }, others('5', '9', '1'), now)).toMatch(new RegExp(`^${start}\\d{6}$`)),
  );

  test.each<[what: string, ranks: string[]]>([
    ['the first of others', earlier],
    ['the first of none', []],
    ['the first, where another server’s clock is ahead', [newRank(now + 500)]],
  ])('%s: a picture that comes a second later stands before it', (_, ranks) => {
    const rank = rankAfter(undefined, others(...ranks), now);
    expect(ranks.every((each) => each < rank)).toBe(true);
    expect(newRank(now + 1000, mostFiles - 1) > rank).toBe(true);
  });
});
