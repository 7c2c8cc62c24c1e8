import { expect, test } from 'vitest';
import { divideConcerts, waitingDrafts } from '../../../../../../src/features/concerts/desk/list/lists.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('upcoming ascending, past descending, and nothing is past at its own instant', () => {
  const at = (id: string, date: string) => concertOf({ id, date });
  const lists = divideConcerts(
    [
      at('c', '2027-01-01T19:00:00Z'),
      at('a', '2026-11-22T12:00:00Z'),
      at('x', '2026-01-01T19:00:00Z'),
      at('y', '2026-11-22T11:59:59Z'),
    ],
    now,
  );
  expect(lists.upcoming.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(lists.past.map(({ id }) => id)).toEqual(['y', 'x']);
});

test('drafts of new concerts stand by their day, and changes of stored ones do not stand alone', () => {
  const draft = (key: string, date: string, base = false) => ({
    ...{
      key,
      typed: typedOf({ date }),
      idempotencyKey: key,
      isWaiting: false,
      ...(base && { base: concertOf() }),
    },
  });
  const drafts = [draft('new', ''), draft('new/one', '2026-12-04'), draft('one', '2026-12-01', true)];
  expect(waitingDrafts(drafts).map(({ key }) => key)).toEqual(['new/one', 'new']);
});
