import { expect, test } from 'vitest';
import { concertRecord, type ConcertRecord } from '../../../src/records/concert.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { venueRecords, venueStore } from '../../../src/stores/venues/venueStore.ts';
import { versionedRecords } from '../../../src/stores/versionedRecords.ts';
import { memoryDocuments } from '../../fakes/memoryDocuments.ts';

const concert = concertRecord.parse({ name: 'Probe', date: '2026-12-04T19:00:00Z', venueId: 'halle' });
const elsewhere = { ...concert, venueId: 'arena', venue: 'Arena' };
const halle = venueRecord.parse({ name: 'Halle', city: 'Wien' });
const check = () => ({ fields: { ...halle, name: 'Große Halle' } });

test('a concert that moves to another venue while its former one is renamed stays there', async () => {
  const documents = memoryDocuments();
  const store = versionedRecords<ConcertRecord>(documents, { name: 'concert' });
  const list = async () => {
    const found = await documents.list();
    await store.rewrite('one', () => elsewhere);
    return found;
  };
  const concerts = versionedRecords<ConcertRecord>({ ...documents, list }, { name: 'concert' });
  const venues = venueStore(venueRecords(memoryDocuments(), memoryDocuments()), concerts);
  await store.add('one', concert);
  await venues.add('halle', halle);
  await venues.patch('halle', { id: 'key', set: {}, was: {} }, { groups: [], check });
  expect(await store.find('one')).toMatchObject({ venue: 'Arena', revision: 1 });
});
