import type { Concert } from '../../../../contracts/concert.ts';
import { ApiProblem, reportDefect, Unreachable } from '../../../../lib/browser/http.ts';
import { hasExpired } from '../../../../components/session/session.ts';
import { addConcert, addVenue, isGone, presentVersion, replaceConcert, type Saved } from './concertCalls.ts';
import { serverErrors, type ConcertError } from './concertErrors.ts';
import type { Draft } from './drafts.ts';
import { toSent, typedFrom, type TypedConcert } from './typedConcert.ts';

/** The end of an attempt to store a draft. */
export type Outcome =
  | ({ kind: 'saved' } & Saved)
  /** Somebody else was first. */
  | { kind: 'conflict'; draft: Draft }
  | { kind: 'invalid'; errors: ConcertError[] }
  | { kind: 'offline' | 'expired' | 'gone' }
  /** `reason` is a sentence of the API; empty where it gives none. */
  | { kind: 'failed'; reason: string };

/** Sends a draft; every repeat is safe. `storesVenues` is true where a new venue becomes a record of its own. */
export async function sendDraft(draft: Draft, storesVenues: boolean): Promise<Outcome> {
  try {
    const typed = await withVenue(draft, storesVenues);
    const sent = toSent(typed, draft.base);
    if (draft.base) return { kind: 'saved', ...(await replaceConcert(draft.base, sent)) };
    const saved = await addConcert(sent, draft.idempotencyKey);
    // An attempt without an answer was stored, and the values have changed since.
    if (!isSame(saved.concert, typed))
      return await sendDraft({ ...draft, typed, base: saved.concert }, storesVenues);
    return { kind: 'saved', ...saved };
  } catch (failure) {
    return outcomeOf(failure, draft);
  }
}

function outcomeOf(failure: unknown, draft: Draft): Outcome {
  reportDefect(failure);
  const present = presentVersion(failure);
  if (present) return { kind: 'conflict', draft: { ...draft, present, isWaiting: false } };
  if (hasExpired(failure)) return { kind: 'expired' };
  if (failure instanceof Unreachable) return { kind: 'offline' };
  if (isGone(failure)) return { kind: 'gone' };
  const errors = serverErrors(failure);
  if (errors.length > 0) return { kind: 'invalid', errors };
  return { kind: 'failed', reason: failure instanceof ApiProblem ? failure.title : '' };
}

/** Adds a venue that is new. Its key follows from the draft's, so that a repeat finds the venue that the first attempt has added. */
async function withVenue({ typed, idempotencyKey }: Draft, storesVenues: boolean): Promise<TypedConcert> {
  const [name, city] = [typed.venue.trim(), typed.city.trim()];
  if (!storesVenues || typed.venueId || name === '' || city === '') return typed;
  const venue = await addVenue(
    { name, city },
    `${idempotencyKey} ${name}, ${city}`.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent),
  );
  return { ...typed, venueId: venue.id };
}

/** True when the stored concert has these values. */
const isSame = (stored: Concert, typed: TypedConcert): boolean =>
  JSON.stringify(toSent(typedFrom(stored), stored)) === JSON.stringify(toSent(typed, stored));
