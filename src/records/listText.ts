/**
 * The text whose SHA-256 identifies a list of records, in the build, in a function and in the page. The order of records and of their fields
 * does not count.
 */
export const listText = (records: readonly { id: string }[]): string =>
  JSON.stringify(canonical(Object.fromEntries(records.map((record) => [record.id, record]))));

/** Characters of such a digest, in base64url. */
export const digestLength = 16;

/** The same value with the fields of every object in the order of their names. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map(Object.entries(value));
  return Object.fromEntries([...fields.keys()].sort().map((name) => [name, canonical(fields.get(name))]));
}
