import { concert, type Concert } from '../../../../records/concert.ts';
import { digestLength, listText } from '../../../../records/listText.ts';
import { validRecords } from '../../../../lib/validRecords.ts';
import type { ConcertDocument } from './concertDocument.ts';

/**
 * The documents that fit the contract, and the digest of their list (`listText`), which the build writes into the page. In a page without
 * encryption the browser computes none.
 */
export async function checkedConcerts(
  documents: readonly ConcertDocument[],
): Promise<{ concerts: Concert[]; etag: string | undefined }> {
  const concerts = validRecords('concert', concert, documents);
  const bytes = new TextEncoder().encode(listText(concerts));
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const digest = subtle && new Uint8Array(await subtle.digest('SHA-256', bytes));
  const text = digest && btoa(String.fromCharCode(...digest));
  return { concerts, etag: text?.replaceAll('+', '-').replaceAll('/', '_').slice(0, digestLength) };
}
