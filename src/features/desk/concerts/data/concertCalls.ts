import { visibleWithin } from '../../../../config/caching.ts';
import type { Concert } from '../../../../contracts/concert.ts';
import type { Venue } from '../../../../contracts/venue.ts';
import { ApiProblem, call } from '../../../../lib/browser/http.ts';
import type { SentConcert } from './typedConcert.ts';

/** A concert that was deleted; `deleted` is the instant. */
export type DeletedConcert = Concert & { deleted: string };

/** The answer to a change. */
export interface Saved {
  concert: Concert;
  /** Seconds within which every visitor sees it; `null` where they see it at once. */
  delay: string | null;
}

const json = (value: object) => new Blob([JSON.stringify(value)], { type: 'application/json' });
const path = (id: string) => `/api/concerts/${encodeURIComponent(id)}` as const;
const ifMatch = ({ revision }: Pick<Concert, 'revision'>) => ({ 'If-Match': `"${revision}"` });

const saved = async (response: Response): Promise<Saved> => ({
  concert: (await response.json()) as Concert,
  delay: response.headers.get(visibleWithin),
});

/** Every stored concert. This and all calls below throw the error of `call`. */
export const listConcerts = async (): Promise<Concert[]> =>
  (await (await call('/api/concerts')).json()) as Concert[];

/** The concerts that can be restored, the last deleted first. */
export const listDeleted = async (): Promise<DeletedConcert[]> =>
  (await (await call('/api/concerts?deleted')).json()) as DeletedConcert[];

export const listVenues = async (): Promise<Venue[]> => (await (await call('/api/venues')).json()) as Venue[];

/** Adds a concert. A repeat with the same `key` returns the concert that the first call stored. */
export const addConcert = async (sent: SentConcert, key: string): Promise<Saved> =>
  saved(
    await call('/api/concerts', { method: 'POST', body: json(sent), headers: { 'Idempotency-Key': key } }),
  );

/** Adds a venue, as `addConcert` does. */
export async function addVenue(venue: { name: string; city: string }, key: string): Promise<Venue> {
  const headers = { 'Idempotency-Key': key };
  return (await (await call('/api/venues', { method: 'POST', body: json(venue), headers })).json()) as Venue;
}

/** Replaces the version `before`. Fails with the present version when somebody else was first. */
export const replaceConcert = async (before: Concert, sent: SentConcert): Promise<Saved> =>
  saved(await call(path(before.id), { method: 'PUT', body: json(sent), headers: ifMatch(before) }));

/** Deletes this version; returns the delay as in `Saved`. */
export async function deleteConcert(concert: Concert): Promise<string | null> {
  const response = await call(path(concert.id), { method: 'DELETE', headers: ifMatch(concert) });
  return response.headers.get(visibleWithin);
}

export const restoreConcert = async (id: string): Promise<Saved> =>
  saved(await call(`${path(id)}/restore`, { method: 'POST' }));

/** The version that is stored now, when a change failed because of it. */
export function presentVersion(failure: unknown): Concert | undefined {
  if (!(failure instanceof ApiProblem) || failure.status !== 412) return undefined;
  const { present } = failure.extensions;
  return typeof present === 'object' && present !== null ? (present as Concert) : undefined;
}

/** True when the concert of a change has been deleted meanwhile. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof ApiProblem && [404, 410].includes(failure.status);
