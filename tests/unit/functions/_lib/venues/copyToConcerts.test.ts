import { beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../../../../../functions/_lib/http/problemError.ts';
import { copyToConcerts } from '../../../../../functions/_lib/venues/copyToConcerts.ts';
import { concertRecord } from '../../../../../src/contracts/concert.ts';
import { vienna } from '../../../../../src/contracts/timeZone.ts';
import { venueRecord } from '../../../../../src/contracts/venue.ts';

const store = vi.hoisted(() => ({ list: vi.fn(), update: vi.fn() }));
vi.mock('../../../../../functions/_lib/concerts/selectStore.ts', () => ({
  selectConcertStore: () => ({ store }),
}));

const files = () => Promise.resolve({ concerts: [], venues: [] });
const venue = { id: 'halle', ...venueRecord.parse({ name: 'Halle', city: 'Wien' }) };
const concert = {
  id: 'one',
  ...concertRecord.parse({
    name: 'Probe',
    date: '2026-12-04T19:00:00Z',
    venueId: 'halle',
    venue: 'Alte Halle',
  }),
};

beforeEach(() => {
  store.list.mockReset().mockResolvedValue([concert]);
  store.update.mockReset().mockResolvedValue(concert);
});

test('reads a concert again that somebody else has changed meanwhile', async () => {
  store.update.mockRejectedValueOnce(new ProblemError('outdated'));
  store.list.mockResolvedValueOnce([concert]).mockResolvedValue([{ ...concert, revision: 1 }]);
  await copyToConcerts(venue, vienna, files);

  expect(store.update.mock.calls).toEqual([
    ['one', 0, { ...concert, venue: 'Halle', city: 'Wien' }],
    ['one', 1, { ...concert, revision: 1, venue: 'Halle', city: 'Wien' }],
  ]);
});

test('gives up after six conflicts', async () => {
  store.update.mockRejectedValue(new ProblemError('outdated'));

  await expect(copyToConcerts(venue, vienna, files)).rejects.toThrow('conflict');
  expect(store.update).toHaveBeenCalledTimes(6);
});

test('an outage of the store is a failure at once', async () => {
  store.update.mockRejectedValue(new ProblemError('upstream-busy'));

  await expect(copyToConcerts(venue, vienna, files)).rejects.toThrow('upstream-busy');
  expect(store.update).toHaveBeenCalledOnce();
});

test('a concert in the former zone of its venue keeps its clock times, and one in a zone of its own all instants', async () => {
  const [london, tokyo] = [
    { ...venue, timeZone: 'Europe/London' },
    { ...concert, id: 'two', timeZone: 'Asia/Tokyo' },
  ];
  const times = {
    doors: '2026-12-04T18:00:00Z',
    end: '2026-12-04T23:30:00Z',
    previousDate: '2026-07-01T18:00:00Z',
  };
  store.list.mockResolvedValue([{ ...concert, ...times }, tokyo]);
  await copyToConcerts(london, vienna, files);

  const place = { venue: 'Halle', city: 'Wien' };
  const later = {
    doors: '2026-12-04T19:00:00Z',
    end: '2026-12-05T00:30:00Z',
    previousDate: '2026-07-01T19:00:00Z',
  };
  expect(store.update.mock.calls).toEqual([
    ['one', 0, { ...concert, ...place, ...later, date: '2026-12-04T20:00:00Z', timeZone: 'Europe/London' }],
    ['two', 0, { ...tokyo, ...place }],
  ]);
});

test('an unchanged venue changes no concert', async () => {
  store.list.mockResolvedValue([{ ...concert, venue: 'Halle', city: 'Wien' }]);
  await copyToConcerts(venue, vienna, files);
  expect(store.update).not.toHaveBeenCalled();
});
