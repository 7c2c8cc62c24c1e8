import concerts from '../../../functions/concerts.ts';
import type { Concert } from '../../../src/records/concert.ts';
import { recordCalls } from './recordCalls.ts';

/** The least that a concert needs. */
export const plain = { name: 'Lampenfieber', date: '2027-03-04T20:00:00+01:00' };

export const { call, add, get, list, listAll, listDeleted, patch, change, remove, restore, history } =
  recordCalls<Concert>('/api/concerts', concerts, plain);
