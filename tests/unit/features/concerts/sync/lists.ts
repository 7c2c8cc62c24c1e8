import type { Concert } from '../../../../../src/records/concert.ts';
import type { ConcertCard } from '../../../../../src/features/concerts/ticket/concertLabels.ts';
import type { Lists } from '../../../../../src/features/concerts/sync/currentLists.ts';
import { concertOf } from '../../../concert.ts';

export const now = new Date('2026-11-21T19:00:00Z');
export const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString();

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
export const record = (offset: number, name = `${offset}`) =>
  concertOf({ id: `stored ${name}`, name, date: day(offset) });
export const asStored = (each: ConcertCard): ConcertCard => ({ ...each, stored: true });
export const card = ({ id, name, date }: Concert): ConcertCard => ({
  ...ticket(0, name),
  id,
  dateTime: date,
});

export const page = (upcoming: number[], past: number[], more: Partial<Lists['counts']> = {}): Lists => ({
  cards: {
    upcoming: upcoming.map((offset) => ticket(offset)),
    past: past.map((offset) => ticket(offset)),
  },
  counts: { upcoming: upcoming.length + (more.upcoming ?? 0), past: past.length + (more.past ?? 0) },
  year: '2026',
});
