/** A document of the collection as plain values, its id added (specification, section 3), unchecked. */
export type ConcertDocument = Record<string, unknown> & { id: string };

/** A stored timestamp as Firestore's library returns it. */
interface Timestamp {
  toDate: () => Date;
}

/** A document of Firestore's library as a plain one: timestamps become instants in UTC, whole seconds of them. */
export const plainDocument = (id: string, data: Record<string, unknown>): ConcertDocument => ({
  ...plainFields(data),
  id,
});

const plainFields = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, plainValue(value)]));

function plainValue(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  if (!isTimestamp(value)) return plainFields(value);
  return value
    .toDate()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z');
}

const isTimestamp = (value: object): value is Timestamp => 'toDate' in value;
