/** Records that no form of today would send, and that stores may hold all the same. */
import { startBlobs } from '../../scripts/serve/functions/blobs.ts';
import { recordKey } from '../../src/config/stores.ts';
import type { StoreName } from '../../src/stores/blobStore.ts';
import { BlobStore } from '../../src/stores/blobStore.ts';

/** Names and texts of another program, of an older version, or of somebody who tries. */
const oddTexts = [
  '\u0000\u0007\u001b',
  '\ud83c',
  'x'.repeat(100_000),
  '‮abc',
  '🎸'.repeat(60),
  'Ж'.repeat(120),
  '<script>alert(1)</script>',
  '‎​',
];

/** An odd record of each store by its key. */
const kinds: [StoreName, (text: string, index: number) => [key: string, fields: object]][] = [
  [
    'concerts',
    (name, index) => [
      `odd-${index}`,
      {
        ...{ name, date: '2027-05-01T18:00:00Z', timeZone: 'Europe/Vienna', revision: 1 },
        ...{ venue: name, city: name, note: { de: name }, support: [name], doors: 'no instant' },
        ...{ status: index % 2 ? 'planned' : 'unknown', ticketUrl: 'http://a.example' },
        ...{ price: { from: -1, currency: 'x' }, extra: { of: ['another'] } },
      },
    ],
  ],
  [
    'venues',
    (name, index) => [
      `odd-venue-${index}`,
      {
        ...{ name, city: name, country: 'XX', timeZone: 'Mars/Base', revision: 0 },
        access: { stepFreeEntrance: { answer: 'perhaps' } },
      },
    ],
  ],
  [
    'messages',
    (text, index) => [
      // The hour in which it expires, in 2084.
      `999999/odd-${index}`,
      {
        ...{ purpose: 'general', name: text, email: `${text}@example.com`, message: text },
        ...{
          language: index % 2 ? 'de' : 'xx',
          received: '2026-11-20T10:00:00Z',
          mail: 'later',
          revision: 0,
        },
      },
    ],
  ],
  [
    'pictures',
    (text, index) => [
      recordKey(`odd-picture-${index}`),
      {
        ...{
          url: `/gallery/none-${index}.jpg`,
          width: 1,
          height: index % 2 ? 2 : 100_000,
          rank: `0${index}`,
        },
        ...{ bytes: 1, type: 'image/jpeg', added: '2026-11-20T10:00:00Z' },
        ...{ alt: { de: text, en: text }, credit: text },
      },
    ],
  ],
];

/** Puts the odd records into the stores of a data folder that no server uses yet. */
export async function storeOddRecords(folder: string): Promise<void> {
  const blobs = await startBlobs(folder);
  for (const [store, record] of kinds)
    for (const [key, fields] of oddTexts.map(record)) await new BlobStore(store).setJSON(key, fields);
  await blobs.stop();
}

/** Entries of the browser's storage. */
export const oddDrafts: Record<string, string> = {
  'desk:new:broken': '{',
  'desk:new:part': JSON.stringify({ key: 'new:part', typed: { name: '\ud83c' }, idempotencyKey: 'k' }),
  'desk:new:long': JSON.stringify({
    ...{ key: 'new:long', idempotencyKey: 'l' },
    typed: { name: 'x'.repeat(5000), date: '20267-12-04', time: '99:99', timeZone: 'Mars/Base' },
  }),
  'desk:new:zone': JSON.stringify({
    ...{ key: 'new:zone', idempotencyKey: 'z' },
    typed: { name: 'Zone', date: '2027-05-01', time: '20:00', timeZone: 'Mars/Base', status: 'unknown' },
  }),
  'desk-venue:new:odd': JSON.stringify({
    key: 'new:odd',
    typed: { name: ' ', country: 'XX' },
    idempotencyKey: 'm',
  }),
  'desk-chosen-pictures': '[{}]',
  'desk-message-notes': '[]',
};
