import { takesPlace } from '../../records/concertRules.ts';
import { concertRecord, type Concert, type ConcertRecord } from '../../records/concert.ts';
import { concertIdentity } from '../layOver.ts';
import { newConcert } from '../../records/newConcert.ts';
import { ProblemError } from '../../../functions/_lib/http/problemError.ts';
import type { RecordKind } from '../../../functions/_lib/records/endpoints.ts';
import { versionedRecords } from '../versionedRecords.ts';
import type { SiteFiles } from '../../../functions/_lib/site/siteFiles.ts';
import { selectDocuments } from '../selectDocuments.ts';
import { filledFromVenue } from './copies.ts';
import { selectVenueRecords } from '../venues/venueRecords.ts';
import { claimSlug } from './slug.ts';

/** Tag of everything that shows concerts, in the CDN. */
export const concertsTag = 'concerts';

/** Selects the configured store of concerts: Firestore where its project is named, else the embedded one with the files beneath it. */
export function selectConcertStore(files: SiteFiles) {
  const { documents, cacheSeconds } = selectDocuments('concerts', {
    read: async () => (await files()).concerts.map(({ id, ...fields }) => ({ id, fields, isFile: true })),
    contract: concertRecord,
    identityOf: ({ fields }) => concertIdentity(fields),
  });
  // The address of a file, or of a document of another program, is its id.
  const isAddress = async (id: string) => (await documents.read(id)) !== undefined;
  const store = versionedRecords<ConcertRecord>(documents, {
    name: 'concert',
    contract: concertRecord,
    inOrder: earliestFirst,
    fill: (concert) => filledFromVenue(concert, selectVenueRecords(files).store.find),
    complete: async (id, concert) => ({
      ...concert,
      slug: await claimSlug(selectDocuments('slugs').documents, id, concert, isAddress),
    }),
    claimId: async (id) => {
      await selectDocuments('slugs').documents.create(id, { concert: id });
    },
    assertChange: assertStatus,
  });
  return { store, cacheSeconds };
}

const earliestFirst = (one: Concert, other: Concert): number =>
  one.date.localeCompare(other.date) || one.id.localeCompare(other.id);

/** A concert that does not take place sells no tickets: whether it does must be said first. */
function assertStatus(present: ConcertRecord, { status }: ConcertRecord): void {
  if (takesPlace(present) || status !== 'soldOut') return;
  const message = `is ${present.status} now: only a concert that takes place can be sold out`;
  throw new ProblemError('invalid', { extensions: { errors: [{ field: 'status', message }] } });
}

/** The calls of `/api/concerts`. */
export const concertKind: RecordKind<ConcertRecord> = {
  name: 'concert',
  path: '/api/concerts',
  tag: concertsTag,
  select: selectConcertStore,
  sent: () => newConcert(),
};
