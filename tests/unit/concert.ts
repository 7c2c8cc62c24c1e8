import { concertRecord, type Concert } from '../../src/records/concert.ts';

/** A concert with the defaults of its contract. */
export const concertOf = ({
  id,
  ...fields
}: Pick<Concert, 'id' | 'name' | 'date'> & Partial<Concert>): Concert => ({
  id,
  ...concertRecord.parse(fields),
});
