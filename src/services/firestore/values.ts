/** Values as Firestore's REST API writes them, each under the name of its type, and as our contracts do. */
type TypedFields = Record<string, unknown>;

/** The fields of a document as plain values. */
export function plainFields(fields: TypedFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, plainValue(value)]));
}

/** One value as a plain one; a timestamp becomes an instant in UTC, whole seconds of it, as our contracts write them. */
export function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const [[type, held] = []] = Object.entries(value as Record<string, unknown>);
  if (type === 'timestampValue') return instantFrom(held);
  if (type === 'integerValue') return Number(held);
  if (type === 'nullValue') return undefined;
  if (type === 'mapValue') return plainFields((held as { fields?: TypedFields }).fields ?? {});
  if (type === 'arrayValue') return ((held as { values?: unknown[] }).values ?? []).map(plainValue);
  return held;
}

/** A record as the fields of a document; those named in `instants` become timestamps, and what is absent stays absent. */
export function typedFields(record: object, instants: readonly string[] = []): TypedFields {
  const present = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    present.map(([field, value]) => [
      field,
      instants.includes(field) ? { timestampValue: value as unknown } : typedValue(value),
    ]),
  );
}

function typedValue(value: unknown): TypedFields {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typedValue) } };
  return value === null ? { nullValue: null } : { mapValue: { fields: typedFields(value as object) } };
}

function instantFrom(held: unknown): string | undefined {
  const date = new Date(String(held));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace(/\.\d+Z$/, 'Z');
}
