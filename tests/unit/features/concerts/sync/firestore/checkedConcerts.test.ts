import { expect, test, vi } from 'vitest';
import { listEtag } from '../../../../../../src/records/built/buildRecord.ts';
import { checkedConcerts } from '../../../../../../src/features/concerts/sync/firestore/checkedConcerts.ts';
import { concertOf } from '../../../../concert.ts';

const document = { id: 'x', name: 'Probe', date: '2026-12-04T19:00:00Z', city: 'Wien' };

test('leaves out what breaks the contract, names it, and gives the digest that the build computes', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { concerts, etag } = await checkedConcerts([document, { id: 'y', name: 'Ohne Datum' }]);
  expect(concerts).toEqual([concertOf(document)]);
  expect(warned.mock.calls.flat()).toEqual([expect.stringMatching(/^The concert y is left out: date/)]);
  const { city, ...others } = document;
  expect(etag).toBe(listEtag([concertOf({ city, ...others })]));
  expect((await checkedConcerts([{ ...document, city: 'Graz' }])).etag).not.toBe(etag);
});
