import { encodePart } from '../../../config/encodePart.ts';
import * as z from 'zod/mini';
import { pageSize, visibleWithin } from '../../../config/api.ts';
import { isOwnField, readTolerantly, type Deleted } from '../../../records/records.ts';
import { instant } from '../../../records/text.ts';
import { ApiProblem, call, Unreachable } from '../../../lib/browser/http.ts';
import { parseJson } from '../../../lib/parseJson.ts';
import { validRecords } from '../../../lib/validRecords.ts';
import type { Change } from '../changes/change.ts';
import { isEqual } from './isEqual.ts';

/** A record of a store, with the number of its changes or a digest of its version: its ETag. */
export interface StoredRecord {
  id: string;
  revision?: number;
  version?: string | undefined;
}

/** A version of a record. */
export interface FormerVersion<Stored> {
  record: Stored;
  isDeleted: boolean;
}

/** The answer to a change. */
export interface Saved<Stored> {
  record: Stored;
  /** Seconds within which every visitor sees it; `null` where they see it at once. */
  delay: string | null;
}

const deletedOne = z.looseObject({ id: z.string(), deleted: instant });

type Sent = Pick<Change, 'set' | 'was'>;

/** Time limit of one attempt to store a record, in milliseconds. The queue repeats it, so that a lost answer delays nothing for long. */
const attemptMs = 30_000;

const write = (method: 'POST' | 'PATCH', value: unknown) => ({
  method,
  body: new Blob([JSON.stringify(value)], { type: 'application/json' }),
  signal: AbortSignal.timeout(attemptMs),
});

/** Reads an answer. Throws an `ApiProblem` without a title for one of another host, which breaks the contract. */
async function readAnswer<Valid>(response: Response, contract: z.ZodMiniType<Valid>): Promise<Valid> {
  const json = await response.text().catch((cause: unknown) => {
    throw new Unreachable('The answer was cut off.', { cause });
  });
  const answer = readTolerantly(contract, parseJson(json, z.unknown())).data;
  if (answer === undefined) throw new ApiProblem(response.status, {});
  return answer;
}

/**
 * Reads all pages of a list of records, of `size` each, by `ask` where it is no GET. A record that breaks its contract is left out and named in the console.
 * A record that moves to the next page meanwhile is in the list once.
 */
export async function readList<Valid extends { id: string }>(
  path: `/${string}`,
  name: string,
  contract: z.ZodMiniType<Valid>,
  ask = (page: `/${string}`): Promise<Response> => call(page),
  size = pageSize,
): Promise<Valid[]> {
  const found = new Map<string, Valid>();
  for (let page = 1; ; page++) {
    const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    const entries = await readAnswer(answer, z.array(z.unknown()));
    for (const record of validRecords(name, contract, entries)) found.set(record.id, record);
    if (entries.length < size) return [...found.values()];
  }
}

/**
 * The calls of a kind of record, all below `path`. Each throws the error of `call` or of `readAnswer`. `fields` are those that a form has:
 * a change names them also where neither version has them.
 */
export function recordCalls<Stored extends StoredRecord>(
  path: `/${string}`,
  name: string,
  contract: z.ZodMiniType<Stored>,
  fields: readonly string[] = [],
) {
  const one = (id: string) => `${path}/${encodePart(id)}` as const;
  const saved = async (response: Response): Promise<Saved<Stored>> => ({
    record: await readAnswer(response, contract),
    delay: response.headers.get(visibleWithin),
  });
  const presentVersion = (failure: unknown): Stored | undefined =>
    failure instanceof ApiProblem && failure.status === 412
      ? readTolerantly(contract, failure.extensions.present).data
      : undefined;
  return {
    /** Past the CDN, whose copy may be an hour old. */
    list: (): Promise<Stored[]> => readList(`${path}?desk`, name, contract),
    /** The records that can be restored, the last deleted first. */
    listDeleted: async (): Promise<Deleted<Stored>[]> => {
      const entries = await readList(`${path}?deleted`, name, deletedOne);
      return entries.flatMap((entry) =>
        validRecords(name, contract, [entry]).map((record) => ({ ...record, deleted: entry.deleted })),
      );
    },
    /** Adds a record. A repeat with the same `key` returns the record that the first call stored. */
    add: async (sent: object, key: string): Promise<Saved<Stored>> =>
      saved(await call(path, { ...write('POST', sent), headers: { 'Idempotency-Key': key } })),
    /** Reads one record. */
    get: async (id: string): Promise<Stored> => readAnswer(await call(one(id)), contract),
    /**
     * Changes, deletes or restores a record. What others have changed stays; where they have changed the same, the call fails with the
     * present version and the names of the groups. A repeat with the same `key` changes nothing.
     */
    change: async (id: string, sent: Sent, key: string): Promise<Saved<Stored>> =>
      saved(await call(one(id), { ...write('PATCH', sent), headers: { 'Idempotency-Key': key } })),
    /** The change from one version to another. */
    changeOf: (before: object, after: object): Sent => changeOf(before, after, fields),
    /** The present version, and before it those of the last 90 days, the newest first. */
    history: async (id: string): Promise<FormerVersion<Stored>[]> => {
      const entries = await readAnswer(await call(`${one(id)}/history`), z.array(z.looseObject({})));
      return entries.flatMap((entry) => {
        const record = readTolerantly(contract, entry).data;
        return record ? { record, isDeleted: 'deleted' in entry } : [];
      });
    },
    /** The version that is stored now, when a change failed because of it. */
    presentVersion,
    /** The groups of fields because of which a change failed, by the first field of each. */
    overtakenGroups: (failure: unknown): string[] =>
      failure instanceof ApiProblem && Array.isArray(failure.extensions.groups)
        ? failure.extensions.groups.map(String)
        : [],
  };
}

/** The fields in which two versions of a record differ, and all that a form has of the first one: null is an absent field. */
function changeOf(before: object, after: object, names: readonly string[]): Sent {
  const all = [...new Set([...names, ...Object.keys(before), ...Object.keys(after)])].filter(isOwnField);
  const valueIn = (record: object, field: string): unknown => Reflect.get(record, field) ?? null;
  const pick = (record: object, fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, valueIn(record, field)]));
  const differing = all.filter((field) => !isEqual(valueIn(before, field), valueIn(after, field)));
  return { set: pick(after, differing), was: pick(before, [...names.filter(isOwnField), ...differing]) };
}

/** True when the record of a change has been deleted meanwhile. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof ApiProblem && failure.isOurs && [404, 410].includes(failure.status);
