import type { Concert } from '../../../../../src/records/concert.ts';
import {
  emptyConcert,
  type TypedConcert,
} from '../../../../../src/features/desk/concerts/data/typedConcert.ts';

/** A stored concert. */
export const concertOf = (fields: Partial<Concert> = {}): Concert => ({
  ...{ id: 'one', name: 'Lampenfieber', date: '2026-12-04T19:00:00Z', timeZone: 'Europe/Vienna' },
  ...{ timeUnknown: false, status: 'planned', free: false, revision: 3, ...fields },
});

/** Valid values of the form. */
export const typedOf = (fields: Partial<TypedConcert> = {}): TypedConcert => ({
  ...emptyConcert,
  ...{ name: 'Lampenfieber', date: '2026-12-04', time: '20:00', ...fields },
});
