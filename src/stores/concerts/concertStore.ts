import type { Concert, ConcertRecord } from '../../records/concert.ts';
import { isAnnounced, showsAt, slugOf, takesPlace } from '../../records/concertRules.ts';
import type { VenueRecord } from '../../records/venue.ts';
import type { Documents } from '../documents.ts';
import { StoreError } from '../storeError.ts';
import { versionedRecords, type VersionedRecords } from '../versionedRecords.ts';
import { filledFromVenue } from './copies.ts';
import { claimSlug, releaseSlug } from './slug.ts';

interface Surroundings {
  /** The claims of addresses. */
  slugs: Documents;
  /** The versions before each change. */
  former: Documents;
  venues: VersionedRecords<VenueRecord>;
}

/** The store of concerts: each has an address for ever, and copies of its venue. */
export const concertStore = (
  documents: Documents,
  { slugs, former, venues }: Surroundings,
): VersionedRecords<ConcertRecord> => {
  // The address of a file, or of a document of another program, is its id.
  const isAddress = async (id: string) => (await documents.read(id)) !== undefined;
  return versionedRecords<ConcertRecord>(documents, {
    name: 'concert',
    former,
    inOrder: earliestFirst,
    showsAt,
    forgetUnseen: (concert) => releaseSlug(slugs, slugOf(concert)),
    fill: (concert, before) => filledFromVenue(concert, venues.find, before),
    // A claim would tell that something is coming: until a concert is announced, its id is its address.
    addressOf: async (id, concert, slug = id) =>
      slug === id && isAnnounced(concert) ? claimSlug(slugs, id, concert, isAddress) : slug,
    claimId: async (id) => {
      await slugs.create(id, { concert: id });
    },
    assertChange: assertStatus,
  });
};

const earliestFirst = (one: Concert, other: Concert): number =>
  one.date.localeCompare(other.date) || one.id.localeCompare(other.id);

/** A concert that does not take place sells no tickets: whether it does must be said first. */
function assertStatus(present: ConcertRecord, { status }: ConcertRecord): void {
  if (takesPlace(present) || status !== 'soldOut') return;
  const message = `is ${present.status} now: only a concert that takes place can be sold out`;
  throw new StoreError('invalid', { errors: [{ field: 'status', message }] });
}
