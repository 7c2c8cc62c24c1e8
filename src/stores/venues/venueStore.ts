import * as z from 'zod/mini';
import { withoutStoreFields } from '../../records/records.ts';
import { venueRecord, type Venue, type VenueRecord } from '../../records/venue.ts';
import { concertsTag } from '../concerts/concertStore.ts';
import { ProblemError } from '../../../functions/_lib/http/problemError.ts';
import type { RecordKind } from '../../../functions/_lib/records/endpoints.ts';
import { requirePresent } from '../versionedRecords.ts';
import type { SiteFiles } from '../../../functions/_lib/site/siteFiles.ts';
import { changeConcerts, concertsAt } from './changeConcerts.ts';
import { atVenue, zonesOf } from '../concerts/copies.ts';
import { selectVenueRecords } from './venueRecords.ts';

/** Selects the configured store of venues, whose changes reach the concerts. A repeated change completes one that broke off. */
export function selectVenueStore(files: SiteFiles) {
  const { store, cacheSeconds } = selectVenueRecords(files);
  /** Fills the copies in the concerts that name a venue. */
  const copied = async (changed: Promise<Venue>): Promise<Venue> => {
    const venue = await changed;
    await changeConcerts(venue.id, (concert) => atVenue(concert, venue, zonesOf(venue)), files);
    return venue;
  };
  const ofVenues: typeof store = {
    ...store,
    update: (id, revision, fields) => copied(store.update(id, revision, fields)),
    /** 409 while a coming concert names the venue. */
    remove: async (id, revision) => {
      if ((await concertsAt(id, files)).some(({ date }) => Date.parse(date) >= Date.now()))
        throw new ProblemError('venue-in-use');
      await store.remove(id, revision);
    },
    restore: (id) => copied(store.restore(id)),
  };

  /** Moves every concert of a venue to another one, then deletes this revision of it. A repeated call completes one that broke off. */
  const merge = async (id: string, revision: number, into: string): Promise<Venue> => {
    const [venue, target] = await Promise.all([store.find(id), store.get(into)]);
    if (!venue || id === into) throw new ProblemError('not-found');
    if (!('deleted' in venue)) requirePresent(venue, revision);
    const zones = [...zonesOf(venue), ...zonesOf(target)];
    const move = () => changeConcerts(id, (concert) => atVenue(concert, target, zones), files);
    await move();
    await store.remove(id, revision, { mergedInto: into });
    // A concert may have been added meanwhile.
    await move();
    return target;
  };
  return { store: ofVenues, merge, cacheSeconds };
}

/** The calls of `/api/venues`. */
export const venueKind: RecordKind<VenueRecord> = {
  name: 'venue',
  path: '/api/venues',
  tag: 'venues',
  shownOn: [concertsTag],
  select: selectVenueStore,
  sent: () => z.pipe(z.transform(withoutStoreFields), venueRecord),
};
