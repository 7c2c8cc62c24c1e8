import { describe, expect, test, vi } from 'vitest';
import { concertRecord } from '../../../src/records/concert.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import * as concertCalls from './concertCalls.ts';
import * as venueCalls from './venueCalls.ts';

const log = vi.spyOn(console, 'error').mockReturnValue();
useBlobs('concerts', 'venues');

const access = { quietPlace: { answer: 'no' }, checkedOn: '2026-11-03' };
const unsafe = 'javascript:alert(1)';

/** Each kind of record: its usable records in the order of their list, and a useless and a dangerous one. */
const kinds = {
  concerts: {
    calls: concertCalls,
    contract: concertRecord,
    usable: {
      sooner: { name: 'Plattentaufe', date: '2026-11-06T19:00:00Z', status: 'soldOut' },
      dangerous: { name: 'x', date: '2026-11-07T19:00:00Z' },
      later: { name: 'Lampenfieber', date: '2026-12-04T19:00:00Z', city: 'Wien' },
    },
    useless: { date: '2026-11-07T19:00:00Z' },
    danger: { ticketUrl: unsafe, mood: 'loud' },
  },
  venues: {
    calls: venueCalls,
    contract: venueRecord,
    usable: {
      sooner: { name: 'Gondelhalle', city: 'Innsbruck', revision: 4 },
      later: { name: 'Stellwerk', city: 'Linz', access },
      dangerous: { name: 'x', city: 'y' },
    },
    useless: { name: 'x' },
    danger: { website: unsafe },
  },
};

describe.each(['concerts', 'venues'] as const)('%s', (kind) => {
  const { calls, contract, usable, useless, danger } = kinds[kind];
  const asVisitor = () => calls.call('', { headers: { cookie: '' } });

  test('lists records in order, with ids; a record or a field that breaks its contract is left out and named in the log', async () => {
    const store = new BlobStore(kind);
    const stored = { ...usable, useless, dangerous: { ...usable.dangerous, ...danger } };
    for (const [id, record] of Object.entries(stored).toReversed()) await store.setJSON(id, record);
    await store.set('broken', '{"name":');
    // Visitors see the venues of concerts alone.
    if (kind === 'venues')
      for (const venueId of ['broken', ...Object.keys(stored)])
        await new BlobStore('concerts').setJSON(venueId, { ...kinds.concerts.usable.later, venueId });
    const answer = await asVisitor();

    const expected = Object.entries(usable).map(([id, record]) => ({ ...contract.parse(record), id }));
    expect(await answer.json()).toEqual(expected);
    for (const line of ['useless is left out: ', 'broken is left out: name ', 'dangerous: '])
      expect(log).toHaveBeenCalledWith(expect.stringContaining(`The ${kind.slice(0, -1)} ${line}`));
    expect(answer.headers.get('netlify-cache-tag')).toBe(kind);
    expect(answer.headers.get('netlify-cdn-cache-control')).toMatch(/^public, durable, max-age=\d{1,4}$/);
    expect(answer.headers.get('cache-control')).toContain('max-age=0');
  });
});
