import { toInstant } from '../../../../records/timeZone.ts';

/** A document of the collection with its id (specification, section 3), unchecked. */
export type ConcertDocument = Record<string, unknown> & { id: string };

/** A stored timestamp as Firestore's library returns it. */
interface Timestamp {
  toDate: () => Date;
}

/** Converts a document of Firestore's library. Timestamps become instants in UTC, in whole seconds. */
export const toConcertDocument = (id: string, data: Record<string, unknown>): ConcertDocument => ({
  ...convertFields(data),
  id,
});

const convertFields = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, convertValue(value)]));

function convertValue(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(convertValue);
  if (typeof value !== 'object') return value;
  if (isTimestamp(value)) return toInstant(value.toDate());
  // Places, bytes and references are objects of the library, and a reference holds the whole client.
  return Object.getPrototypeOf(value) === Object.prototype ? convertFields(value) : undefined;
}

const isTimestamp = (value: object): value is Timestamp => 'toDate' in value;
