import { concertKeys } from '../../../src/contracts/concertRules.ts';
import { concertRecord, type Concert, type ConcertRecord } from '../../../src/contracts/concert.ts';
import { newConcert } from '../../../src/contracts/newConcert.ts';
import type { RecordKind } from '../records/endpoints.ts';
import { versionedRecords } from '../records/versionedRecords.ts';
import type { SiteFiles } from '../site/siteFiles.ts';
import { selectDocuments } from '../storage/selectDocuments.ts';
import { claimSlug } from './slug.ts';

/** Tag of everything that shows concerts, in the CDN. */
export const concertsTag = 'concerts';

/** Selects the configured store of concerts: Firestore where its project is named, else the embedded one with the files beneath it. */
export function selectConcertStore(files: SiteFiles) {
  const { documents, cacheSeconds } = selectDocuments('concerts', {
    read: async () => (await files()).concerts.map(({ id, ...fields }) => ({ id, fields, isFile: true })),
    keysOf: ({ id, fields }) => concertKeys(id, fields),
  });
  const store = versionedRecords<ConcertRecord>(documents, {
    name: 'concert',
    contract: concertRecord,
    inOrder: earliestFirst,
    complete: async (id, concert) => ({
      ...concert,
      slug: await claimSlug(selectDocuments('slugs').documents, id, concert),
    }),
    // The id of a file is the address of its page.
    claimFile: async (id) => {
      await selectDocuments('slugs').documents.create(id, { concert: id });
    },
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
