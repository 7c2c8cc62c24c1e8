import venues from '../../../functions/venues.ts';
import type { Venue } from '../../../src/records/venue.ts';
import { recordCalls } from './recordCalls.ts';

/** The least that a venue needs. */
export const plain = { name: 'Stellwerk', city: 'Linz' };

export const { call, add, get, list, listAll, listDeleted, patch, change, remove, restore, history } =
  recordCalls<Venue>('/api/venues', venues, plain);

/** Merges a venue, as it was, with another one. */
export const merge = (was: Partial<Venue> & { id: string }, into: string, key = 'merge') =>
  patch(was.id, { deleted: true, mergedInto: into }, was, key);
