import { concertRecord, type Concert, type ConcertRecord } from '../../../src/contracts/concert.ts';
import { newConcert } from '../../../src/contracts/newConcert.ts';
import type { RecordKind } from '../records/endpoints.ts';
import { recordStore } from '../records/recordStore.ts';
import { selectDocuments } from '../storage/selectDocuments.ts';
import { claimSlug } from './slug.ts';

/** Tag of everything that shows concerts, in the CDN. */
export const concertsTag = 'concerts';

/** Selects the configured store of concerts: Firestore where its project is named, else the embedded one. */
export function selectConcertStore() {
  const { documents, cacheSeconds } = selectDocuments('concerts');
  const store = recordStore<ConcertRecord>(documents, {
    name: 'concert',
    contract: concertRecord,
    inOrder: earliestFirst,
    complete: async (id, concert) => ({
      ...concert,
      slug: await claimSlug(selectDocuments('slugs').documents, id, concert),
    }),
  });
  return { store, cacheSeconds };
}

const earliestFirst = (one: Concert, other: Concert): number =>
  one.date.localeCompare(other.date) || one.id.localeCompare(other.id);

/** The calls of `/api/concerts`. */
export const concertKind: RecordKind<ConcertRecord> = {
  name: 'concert',
  path: '/api/concerts',
  tag: concertsTag,
  select: selectConcertStore,
  sent: () => newConcert(),
};
