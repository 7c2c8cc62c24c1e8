import type { Concert, ConcertRecord } from '../../records/concert.ts';
import type { Venue, VenueRecord } from '../../records/venue.ts';
import { wayOf } from '../concerts/copies.ts';
import type { Documents } from '../documents.ts';
import { isRecordId } from '../newId.ts';
import { StoreError } from '../storeError.ts';
import { versionedRecords, type VersionedRecords } from '../versionedRecords.ts';

/**
 * The venues, whose changes reach the concerts: a deletion with `mergedInto` moves every concert of the venue to that one, and the restoration
 * takes them back. A repeated change completes one that broke off. `list` and `get`, which answer visitors, know the venues of announced concerts alone.
 */
export type VenueStore = VersionedRecords<VenueRecord>;

/** The records of venues alone: concerts do not hear of their changes. */
export const venueRecords = (documents: Documents, former: Documents): VersionedRecords<VenueRecord> =>
  versionedRecords<VenueRecord>(documents, {
    name: 'venue',
    former,
    inOrder: byName,
    fill: (venue, before) => Promise.resolve(withEarlierZones(venue, before)),
  });

/** The store of venues beside that of the concerts, which hold copies of them. */
export function venueStore(
  records: VersionedRecords<VenueRecord>,
  concerts: VersionedRecords<ConcertRecord>,
): VenueStore {
  const concertsAt = async (venueId: string) =>
    (await concerts.listAll()).filter((concert) => concert.venueId === venueId);

  /** Fills the copies in the concerts that name a venue, or the one that it was merged into. */
  const copied = async (changed: Promise<Venue>): Promise<Venue> => {
    const venue = await changed;
    await Promise.all((await concertsAt(venue.id)).map((concert) => concerts.rewrite(concert.id)));
    return venue;
  };

  /** Takes the concerts back that the merge of a venue has moved, where it was the last to move them. */
  const takenBack = async (restoring: Promise<Venue>): Promise<Venue> => {
    const venue = await restoring;
    const versions = await records.history(venue.id);
    const last = versions.findIndex(({ deleted }) => deleted !== undefined);
    const [from, until] = [versions[last]?.deleted ?? '', versions[last - 1]?.updatedAt ?? ''];
    const there = new Set((await wayOf(versions[last]?.mergedInto, records.find)).map(({ id }) => id));
    const isThere = ({ venueId = '' }: ConcertRecord) => there.has(venueId);
    const takeBack = async ({ id }: Concert) => {
      const past = await concerts.history(id);
      const movedAt = past[past.findIndex(({ venueId }) => venueId === venue.id) - 1]?.updatedAt;
      if (movedAt === undefined || movedAt < from || movedAt > until) return;
      await concerts.rewrite(id, (present) =>
        isThere(present) ? { ...present, venueId: venue.id } : present,
      );
    };
    await Promise.all(there.size > 0 ? (await concerts.listAll()).filter(isThere).map(takeBack) : []);
    return venue;
  };

  /** The ids that announced concerts name: any other venue may tell where one will be. */
  const shownIds = async () => new Set((await concerts.list()).map(({ venueId }) => venueId));

  /** A venue is not deleted while a coming concert names it. */
  const requireUnused = async (id: string) => {
    if ((await concertsAt(id)).some(({ date }) => Date.parse(date) >= Date.now()))
      throw new StoreError('venue-in-use');
  };

  return {
    ...records,
    list: async () => {
      const [venues, ids] = await Promise.all([records.list(), shownIds()]);
      return venues.filter(({ id }) => ids.has(id));
    },
    get: async (id) => {
      if (!(await shownIds()).has(id)) throw new StoreError('not-found');
      return records.get(id);
    },
    patch: (id, change, contract) => {
      const { deleted, mergedInto } = change.set;
      const allow = async () => {
        if (deleted !== true) return;
        if (typeof mergedInto !== 'string') return requireUnused(id);
        if (mergedInto === id || !isRecordId(mergedInto)) throw new StoreError('not-found');
        await records.get(mergedInto);
      };
      const patched = records.patch(id, change, { ...contract, allow });
      return copied(deleted === false ? takenBack(patched) : patched);
    },
    remove: async (id, revision) => {
      await requireUnused(id);
      await records.remove(id, revision);
    },
    restore: (id) => copied(takenBack(records.restore(id))),
  };
}

/** Remembers the zone that a change replaces. A present venue is merged into no other. */
function withEarlierZones(venue: VenueRecord, before: Venue | undefined): VenueRecord {
  const zones = new Set(before && [...(before.earlierZones ?? []), before.timeZone]);
  zones.delete(venue.timeZone);
  const filled = { ...venue };
  delete filled.mergedInto;
  delete filled.earlierZones;
  return zones.size > 0 ? { ...filled, earlierZones: [...zones] } : filled;
}

const byName = (one: Venue, other: Venue): number =>
  one.name.localeCompare(other.name) || one.id.localeCompare(other.id);
