import type { Concert } from '../../../src/contracts/concert.ts';
import { concertIdentity, slugOf } from '../../../src/contracts/concertRules.ts';
import { embeddedRecords, embeddedRecordsPath } from '../../../src/contracts/built/embeddedRecords.ts';
import type { Venue } from '../../../src/contracts/venue.ts';
import { shaped } from '../../../src/services/http/shaped.ts';
import { selectConcertStore } from '../concerts/selectStore.ts';
import { setting } from '../env.ts';
import { callService } from '../http/upstream.ts';
import { selectVenueStore } from '../venues/selectStore.ts';

interface SiteRecords {
  /** The earliest first. */
  concerts: Concert[];
  /** By their ids. */
  venues: ReadonlyMap<string, Venue>;
}

/**
 * Every concert and venue that the site shows: those of the store and, beside the embedded store, those of the repository. A record in both
 * appears once, as in the store. Throws a `ProblemError` when one of them cannot be read, because half a list would look complete.
 */
export async function siteRecords(request: Request): Promise<SiteRecords> {
  const [concerts, venues, embedded] = await Promise.all([
    selectConcertStore().store.list(),
    selectVenueStore().store.list(),
    // Firestore replaces the records of the repository.
    setting('FIREBASE_PROJECT_ID') ? { concerts: [], venues: [] } : readEmbedded(request),
  ]);
  const known = new Set(concerts.flatMap(identitiesOf));
  const others = embedded.concerts.filter((concert) => !identitiesOf(concert).some((one) => known.has(one)));
  return {
    concerts: [...concerts, ...others].sort(earliestFirst),
    venues: new Map([...embedded.venues, ...venues].map((venue) => [venue.id, venue])),
  };
}

/** As in a build (`src/lib/loaders/storedSources.ts`): two records are the same concert by their address, or by name and beginning. */
const identitiesOf = (concert: Concert): string[] => [
  slugOf(concert),
  concertIdentity(concert.name, Date.parse(concert.date)),
];

const earliestFirst = (one: Concert, other: Concert): number =>
  one.date.localeCompare(other.date) || one.id.localeCompare(other.id);

/** The host of the request has the file of the same deployment, also of a preview. */
const readEmbedded = ({ url }: Request) =>
  callService('embedded.json', async (requestJson) =>
    shaped(embeddedRecords, await requestJson(new URL(embeddedRecordsPath, url).href)),
  );
