import type * as z from 'zod/mini';
import { beginningOf } from '../config/encodePart.ts';

/** Fields that the store alone writes. */
const storeFields = ['id', 'slug', 'revision', 'updatedAt'] as const;

/** Whether people write a field of a record. */
export const isOwnField = (field: string): boolean => !(storeFields as readonly string[]).includes(field);

/** Drops the store's fields from a record that was sent (specification, section 3, Concert: the identifier is removed on write). */
export function withoutStoreFields(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([field]) => isOwnField(field)));
}

/** A record that can be restored; `deleted` is the instant of its deletion. */
export type Deleted<Stored> = Stored & { deleted: string };

const wholes = new WeakSet<object>();

/** Marks the contract of a field of which a part alone would be wrong, such as half a price: all of it is left out. */
export function whole<Contract extends z.ZodMiniType>(contract: Contract): Contract {
  wholes.add(contract);
  return contract;
}

interface Definition {
  def: { shape?: Record<PropertyKey, Definition>; innerType?: Definition; out?: Definition };
}

function isWhole(contract: z.ZodMiniType, field: PropertyKey = ''): boolean {
  const { def } = contract as unknown as Definition;
  const part = (def.out?.def ?? def).shape?.[field];
  return wholes.has(part?.def.innerType ?? part ?? {});
}

/** A record as it was read. */
interface ReadRecord<Fields> {
  /** Absent where a required field is unusable. */
  data?: Fields;
  /** A sentence on each field that was left out, or on the required one. */
  faults: string[];
}

/**
 * Reads a stored or received record, which another version of this site or another program may have written: drops unknown fields, and
 * leaves out each optional field whose value breaks the contract. What somebody sends to be stored is checked strictly instead.
 */
export function readTolerantly<Fields>(contract: z.ZodMiniType<Fields>, fields: unknown): ReadRecord<Fields> {
  const rest = structuredClone(fields);
  const faults = new Map<string, string>();
  for (;;) {
    const { data, error } = contract.safeParse(rest);
    const [issue] = error?.issues ?? [];
    if (!issue) return { data: data as Fields, faults: [...faults.values()] };
    if (issue.code === 'unrecognized_keys') {
      const holder = valueAt(rest, issue.path);
      for (const key of issue.keys) Reflect.deleteProperty(holder, key);
      continue;
    }
    const sentence = `${issue.path.join('.')} ${issue.message}`.trim();
    const field = leaveOut(rest, issue.path, isWhole(contract, issue.path[0]));
    if (field === undefined) return { faults: [faults.get(issue.path.join('.')) ?? sentence] };
    faults.set(field, sentence);
  }
}

/** Most characters that are left of a required text which is too long. */
const longestRest = 60;

/**
 * As `readTolerantly`, for somebody who can correct or delete a record: a required value that is unusable is replaced by the beginning of its text,
 * or by its stand-in.
 */
export function readRepaired<Fields>(
  contract: z.ZodMiniType<Fields>,
  fields: unknown,
  standIns: Partial<Fields>,
): ReadRecord<Fields> {
  const read = readTolerantly(contract, fields);
  if (read.data !== undefined) return read;
  const repaired: Record<string, unknown> = { ...(Object(fields) as object), ...standIns };
  for (const name of Object.keys(standIns)) {
    const value: unknown = Reflect.get(Object(fields) as object, name);
    const rest = typeof value === 'string' ? beginningOf(value, longestRest) : undefined;
    const isUsable = (candidate: unknown) =>
      readTolerantly(contract, { ...repaired, [name]: candidate }).data !== undefined;
    repaired[name] = [value, rest].find((each) => each !== undefined && isUsable(each)) ?? repaired[name];
  }
  return { ...readTolerantly(contract, repaired), faults: read.faults };
}

/** Deletes the value at a path, or else the nearest one around it. Returns its path; `undefined` where nothing is left to delete. */
function leaveOut(record: unknown, path: readonly PropertyKey[], asWhole: boolean): string | undefined {
  // Half a list would be wrong, too.
  const list = path.findIndex((_, index) => typeof path[index + 1] === 'number') + 1;
  for (let end = asWhole ? 1 : list || path.length; end > 0; end--) {
    const holder = valueAt(record, path.slice(0, end - 1));
    const key = path[end - 1] ?? '';
    if (Reflect.get(holder, key) === undefined) continue;
    Reflect.deleteProperty(holder, key);
    return path.slice(0, end).join('.');
  }
  return undefined;
}

function valueAt(record: unknown, path: readonly PropertyKey[]): object {
  const holder = Object(record) as object;
  const [key, ...rest] = path;
  return key === undefined ? holder : valueAt(Reflect.get(holder, key), rest);
}
