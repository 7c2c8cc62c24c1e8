import { venueCalls } from '../../venues/data/venueCalls.ts';
import { sendDraft, type Outcome } from '../../records/sendDraft.ts';
import type { Concert } from '../../../../contracts/concert.ts';
import { concertCalls } from './concertCalls.ts';
import type { UnsentConcert } from './unsentConcert.ts';
import { serverErrors, type ConcertField } from './concertErrors.ts';
import { toSent, typedFrom, type TypedConcert } from './typedConcert.ts';

/** Sends a draft; every repeat is safe. `storesVenues` is true where a new venue becomes a record of its own. */
export const sendConcert = (
  draft: UnsentConcert,
  storesVenues: boolean,
): Promise<Outcome<TypedConcert, Concert, ConcertField>> =>
  sendDraft(draft, {
    calls: concertCalls,
    ...{ typedFrom, toSent, serverErrors },
    complete: storesVenues ? withVenue : ({ typed }) => Promise.resolve(typed),
  });

/** Adds a venue that is new. Its key follows from the draft's, so that a repeat finds the venue that the first attempt has added. */
async function withVenue({ typed, idempotencyKey }: UnsentConcert): Promise<TypedConcert> {
  const [name, city, { timeZone }] = [typed.venue.trim(), typed.city.trim(), typed];
  if (typed.venueId || name === '' || city === '') return typed;
  const { record } = await venueCalls.add(
    { name, city, timeZone },
    `${idempotencyKey} ${name}, ${city}`.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent),
  );
  return { ...typed, venueId: record.id };
}
