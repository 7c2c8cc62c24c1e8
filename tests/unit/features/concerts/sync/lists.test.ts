import { expect, test, vi } from 'vitest';
import { listsOf } from '../../../../../src/features/concerts/sync/lists.ts';
import type { TicketContent } from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import type { Concert } from '../../../../../src/records/concert.ts';
import { concertOf } from '../../../concert.ts';

const now = new Date('2026-11-21T19:00:00Z');
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString();
const record = (offset: number) => concertOf({ id: `${offset}`, name: `${offset}`, date: day(offset) });
const ticket = ({ id, name, date }: Concert) =>
  ({ id, name, dateTime: date, notes: [] }) as unknown as TicketContent;

const ids = (lists: ReturnType<typeof listsOf>) => ({
  upcoming: lists.tickets.upcoming.map(({ id }) => id),
  past: lists.tickets.past.map(({ id }) => id),
});

test('the page shows no more than its limit and counts all; tickets are made only for what it shows', () => {
  const make = vi.fn(ticket);
  const concerts = [1, 2, 3, -1, -2, -3].map(record);
  const lists = listsOf({ concerts }, { now: now.getTime(), limit: 2, olderCount: 7, ticket: make });
  expect(ids(lists)).toEqual({ upcoming: ['1', '2'], past: ['-1', '-2'] });
  expect(lists.counts).toEqual({ upcoming: 3, past: 3 });
  expect(make).toHaveBeenCalledTimes(4);
});

test('older concerts that a list leaves out are counted', () => {
  const list = { concerts: [1, -1].map(record), since: day(-1) };
  const { counts } = listsOf(list, { now: now.getTime(), limit: 60, olderCount: 7, ticket });
  expect(counts).toEqual({ upcoming: 1, past: 8 });
});
