import { isOwnField } from '../../../records/records.ts';

/** True for equal values of JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const fields = Object.keys({ ...one, ...other });
  return fields.every((field) => isEqual(one[field], other[field]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The fields of `before` that differ in `after`, but those that the store writes; undefined where it has none. */
export function changedFields<Stored extends object>(before: Stored, after: Stored): Partial<Stored> {
  const changed: Partial<Stored> = {};
  for (const field of Object.keys({ ...before, ...after }).filter(isOwnField)) {
    const value: unknown = Reflect.get(before, field);
    if (!isEqual(value, Reflect.get(after, field))) Reflect.set(changed, field, value);
  }
  return changed;
}
