import venues from '../../../functions/venues.ts';
import type { Venue } from '../../../src/records/venue.ts';
import { recordCalls } from './recordCalls.ts';

/** The least that a venue needs. */
export const plain = { name: 'Stellwerk', city: 'Linz' };

export const { call, add, get, list, listAll, listDeleted, patch, change, remove, restore, history } =
  recordCalls<Venue>('/api/venues', venues, plain);

/** Merges this revision of a venue into another one. */
export const merge = (id: string, revision: number, into: string) =>
  call(`/${id}/merge`, { method: 'POST', body: { into }, headers: { 'if-match': `"${revision}"` } });
