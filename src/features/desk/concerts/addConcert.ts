import { visibleWithin } from '../../../config/caching.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { ApiProblem, call, reportDefect, Unreachable } from '../../../lib/browser/http.ts';
import { sendToPages } from '../../../lib/browser/otherPages.ts';
import type { TextKey } from '../frame/translate.ts';
import { concertFields, fieldError, type ConcertError, type NewConcert } from './concertFields.ts';

interface Added {
  /** The stored concert. */
  concert: Concert;
  /** Seconds within which every visitor sees it; `null` where they see it at once. */
  delay: string | null;
}

/** Adds a concert. A repeat with the same `key` returns the concert that the first call stored. Throws the error of `call`. */
export async function addConcert(concert: NewConcert, key: string): Promise<Added> {
  const body = new Blob([JSON.stringify(concert)], { type: 'application/json' });
  const headers = { 'Idempotency-Key': key };
  const response = await call('/api/concerts', { method: 'POST', body, headers });
  return { concert: (await response.json()) as Concert, delay: response.headers.get(visibleWithin) };
}

/** Adds a stored concert to the lists of other open pages. Without the other concerts, their next refresh brings it. */
export async function showConcert(concert: Concert): Promise<void> {
  const others = await readConcerts();
  if (others) sendToPages('concerts', [...others.filter(({ id }) => id !== concert.id), concert]);
}

/** False when an earlier attempt was stored and the fields have changed since. */
export function isSameConcert(stored: Concert, sent: NewConcert): boolean {
  return (
    Date.parse(stored.date) === Date.parse(sent.date) &&
    (['name', 'venue', 'city', 'ticketUrl'] as const).every((field) => stored[field] === sent[field])
  );
}

/** Errors of the fields that the response names; none for any other failure. */
export function serverErrors(failure: unknown): ConcertError[] {
  const errors = failure instanceof ApiProblem ? failure.extensions.errors : undefined;
  if (!Array.isArray(errors)) return [];
  const names = (errors as ({ field?: unknown } | null)[]).map((error) => error?.field);
  return concertFields.filter((field) => names.includes(field)).map(fieldError);
}

/** The reason of a failure, in the words of the API where it gives one. */
export function failureText(failure: unknown, t: (key: TextKey) => string): string {
  if (failure instanceof Unreachable) return t('concert-offline');
  return (failure instanceof ApiProblem && failure.title) || t('concert-failed');
}

async function readConcerts(): Promise<Concert[] | undefined> {
  try {
    return (await (await call('/api/concerts')).json()) as Concert[];
  } catch (error) {
    reportDefect(error);
    return undefined;
  }
}
