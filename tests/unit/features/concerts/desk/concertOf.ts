import { concertKind } from '../../../../../src/features/concerts/desk/data/concertKind.ts';
import type { Concert, ConcertValues } from '../../../../../src/records/concert.ts';

/** A stored concert. */
export const concertOf = (fields: Partial<Concert> = {}): Concert => ({
  ...{ id: 'one', name: 'Lampenfieber', date: '2026-12-04T19:00:00Z', timeZone: 'Europe/Vienna' },
  ...{ timeUnknown: false, status: 'planned', free: false, revision: 3, ...fields },
});

/** Valid values of the form. */
export const typedOf = (fields: Partial<ConcertValues> = {}): ConcertValues => ({
  ...concertKind.empty,
  ...{ name: 'Lampenfieber', date: '2026-12-04', time: '20:00', ...fields },
});
