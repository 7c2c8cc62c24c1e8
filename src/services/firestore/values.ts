import { toInstant } from '../../records/timeZone.ts';

/** Fields as Firestore's REST API writes them: each value stands under the name of its type. */
type TypedFields = Record<string, unknown>;

/** Reads the fields of a document as the values of our contracts. */
export function readFields(fields: TypedFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, readValue(value)]));
}

/** Reads one value; a timestamp becomes an instant in UTC, in whole seconds. */
function readValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const [[type, held] = []] = Object.entries(value as Record<string, unknown>);
  if (type === 'timestampValue') return instantFrom(held);
  if (type === 'integerValue') return Number(held);
  if (type === 'nullValue') return undefined;
  if (type === 'mapValue') return readFields((held as { fields?: TypedFields }).fields ?? {});
  if (type === 'arrayValue') return ((held as { values?: unknown[] }).values ?? []).map(readValue);
  return held;
}

/** Writes a record as the fields of a document; fields named in `instants` become timestamps, and absent fields stay absent. */
export function writeFields(record: object, instants: readonly string[] = []): TypedFields {
  const present = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    present.map(([field, value]) => [
      field,
      instants.includes(field) ? { timestampValue: value as unknown } : writeValue(value),
    ]),
  );
}

function writeValue(value: unknown): TypedFields {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(writeValue) } };
  return value === null ? { nullValue: null } : { mapValue: { fields: writeFields(value as object) } };
}

function instantFrom(held: unknown): string | undefined {
  const date = new Date(String(held));
  return Number.isNaN(date.getTime()) ? undefined : toInstant(date);
}
