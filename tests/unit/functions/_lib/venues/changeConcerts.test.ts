import { beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../../../../../functions/_lib/http/problemError.ts';
import { changeConcerts } from '../../../../../src/stores/venues/changeConcerts.ts';
import { concertRecord, type Concert } from '../../../../../src/records/concert.ts';

const store = vi.hoisted(() => ({ list: vi.fn(), update: vi.fn() }));
vi.mock('../../../../../src/stores/concerts/concertStore.ts', () => ({
  selectConcertStore: () => ({ store }),
}));

const files = () => Promise.resolve({ concerts: [], venues: [] });
const concert = {
  id: 'one',
  ...concertRecord.parse({
    name: 'Probe',
    date: '2026-12-04T19:00:00Z',
    venueId: 'halle',
    venue: 'Alte Halle',
  }),
};
const renamed = (each: Concert): Concert => ({ ...each, venue: 'Halle' });
const rename = () => changeConcerts('halle', renamed, files);

beforeEach(() => {
  store.list.mockReset().mockResolvedValue([concert]);
  store.update.mockReset().mockResolvedValue(concert);
});

test('reads a concert again that somebody else has changed meanwhile', async () => {
  store.update.mockRejectedValueOnce(new ProblemError('outdated'));
  const later = { ...concert, revision: 1 };
  store.list.mockResolvedValueOnce([concert]).mockResolvedValue([later]);
  await rename();

  expect(store.update.mock.calls).toEqual([
    ['one', 0, renamed(concert)],
    ['one', 1, renamed(later)],
  ]);
});

test('gives up after six conflicts', async () => {
  store.update.mockRejectedValue(new ProblemError('outdated'));

  await expect(rename()).rejects.toThrow('conflict');
  expect(store.update).toHaveBeenCalledTimes(6);
});

test('an outage of the store is a failure at once', async () => {
  store.update.mockRejectedValue(new ProblemError('upstream-busy'));

  await expect(rename()).rejects.toThrow('upstream-busy');
  expect(store.update).toHaveBeenCalledOnce();
});

test('writes no concert that stays as it is, and none of another venue', async () => {
  store.list.mockResolvedValue([renamed(concert), { ...concert, id: 'two', venueId: 'other' }]);
  await rename();
  expect(store.update).not.toHaveBeenCalled();
});
