import { beforeEach, expect, test, vi } from 'vitest';
import { concertRecord, type Concert, type ConcertRecord } from '../../../src/records/concert.ts';
import { venueRecord, type VenueRecord } from '../../../src/records/venue.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { StoreError } from '../../../src/stores/storeError.ts';
import { venueStore } from '../../../src/stores/venues/venueStore.ts';
import type { VersionedRecords } from '../../../src/stores/versionedRecords.ts';

const store = { listAll: vi.fn(), update: vi.fn() };
const venue = { id: 'halle', ...venueRecord.parse({ name: 'Halle', city: 'Wien' }) };
const venues = { update: () => Promise.resolve(venue) };
const concert = {
  id: 'one',
  ...concertRecord.parse({
    name: 'Probe',
    date: '2026-12-04T19:00:00Z',
    venueId: 'halle',
    venue: 'Alte Halle',
  }),
};
const renamed = (each: Concert): Concert => ({ ...each, venue: 'Halle', city: 'Wien' });
const rename = () =>
  venueStore(
    venues as unknown as VersionedRecords<VenueRecord>,
    store as unknown as VersionedRecords<ConcertRecord>,
  ).update('halle', 0, venue);

beforeEach(() => {
  store.listAll.mockReset().mockResolvedValue([concert]);
  store.update.mockReset().mockResolvedValue(concert);
});

test('reads a concert again that somebody else has changed meanwhile', async () => {
  store.update.mockRejectedValueOnce(new StoreError('outdated'));
  const later = { ...concert, revision: 1 };
  store.listAll.mockResolvedValueOnce([concert]).mockResolvedValue([later]);
  await rename();

  expect(store.update.mock.calls).toEqual([
    ['one', 0, renamed(concert)],
    ['one', 1, renamed(later)],
  ]);
});

test('gives up after six conflicts', async () => {
  store.update.mockRejectedValue(new StoreError('outdated'));

  await expect(rename()).rejects.toThrow('conflict');
  expect(store.update).toHaveBeenCalledTimes(6);
});

test('an outage of the store is a failure at once', async () => {
  store.update.mockRejectedValue(new ServiceError('answered 503'));

  await expect(rename()).rejects.toThrow('answered 503');
  expect(store.update).toHaveBeenCalledOnce();
});

test('writes no concert that stays as it is, and none of another venue', async () => {
  store.listAll.mockResolvedValue([renamed(concert), { ...concert, id: 'two', venueId: 'other' }]);
  await rename();
  expect(store.update).not.toHaveBeenCalled();
});
