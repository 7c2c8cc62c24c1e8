import { encodePart } from '../../../config/encodePart.ts';
import * as z from 'zod/mini';
import { pageSize, visibleWithin } from '../../../config/api.ts';
import { readTolerantly, withoutStoreFields } from '../../../records/records.ts';
import { ApiProblem, call, Unreachable } from '../../../lib/browser/http.ts';
import { parseJson } from '../../../lib/parseJson.ts';
import { validRecords } from '../../../lib/validRecords.ts';
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

/** Time limit of one attempt to store a record, in milliseconds. The outbox repeats it, so that a lost answer delays nothing for long. */
const attemptMs = 30_000;

const write = (method: 'POST' | 'PUT' | 'PATCH', value: unknown) => ({
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
 * Reads all pages of a list of records, by `ask` where it is no GET. A record that breaks its contract is left out and named in the console.
 * One that moves to the next page meanwhile is in the list once.
 */
export async function readList<Valid extends { id: string }>(
  path: `/${string}`,
  name: string,
  contract: z.ZodMiniType<Valid>,
  ask = (page: `/${string}`): Promise<Response> => call(page),
): Promise<Valid[]> {
  const found = new Map<string, Valid>();
  for (let page = 1; ; page++) {
    const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    const entries = await readAnswer(answer, z.array(z.unknown()));
    for (const record of validRecords(name, contract, entries)) found.set(record.id, record);
    if (entries.length < pageSize) return [...found.values()];
  }
}

/**
 * The calls of a kind of record, all below `path`. Each throws the error of `call` or of `readAnswer`. `replaceBy` names the method of a
 * change: `PATCH` sends some fields alone.
 */
export function recordCalls<Stored extends StoredRecord>(
  path: `/${string}`,
  name: string,
  contract: z.ZodMiniType<Stored>,
  replaceBy: 'PUT' | 'PATCH' = 'PUT',
) {
  const one = (id: string) => `${path}/${encodePart(id)}` as const;
  const ifMatch = ({ revision, version }: Stored) => ({ 'If-Match': `"${version ?? revision ?? ''}"` });
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
    /** Adds a record. A repeat with the same `key` returns the record that the first call stored. */
    add: async (sent: object, key: string): Promise<Saved<Stored>> =>
      saved(await call(path, { ...write('POST', sent), headers: { 'Idempotency-Key': key } })),
    /** Reads one record. */
    get: async (id: string): Promise<Stored> => readAnswer(await call(one(id)), contract),
    /** Changes the version `before`. Fails with the present version when somebody else was first. */
    replace: async (before: Stored, sent: object): Promise<Saved<Stored>> =>
      saved(await call(one(before.id), { ...write(replaceBy, sent), headers: ifMatch(before) })),
    /**
     * Changes some fields of the version `before`; an undefined one is removed. Where somebody else was first, changes the present version,
     * unless they have changed one of these fields.
     */
    patch: async (before: Stored, fields: Partial<Stored>): Promise<Saved<Stored>> => {
      const put = async (version: Stored) => {
        const sent = withoutStoreFields({ ...version, ...fields });
        return saved(await call(one(before.id), { ...write('PUT', sent), headers: ifMatch(version) }));
      };
      try {
        return await put(before);
      } catch (failure) {
        const present = presentVersion(failure);
        const names = Object.keys(fields) as (keyof Stored)[];
        if (!present || names.some((name) => !isEqual(present[name], before[name]))) throw failure;
        return await put(present);
      }
    },
    /** Deletes this version; returns the delay as in `Saved`. */
    remove: async (before: Stored): Promise<string | null> => {
      const response = await call(one(before.id), { method: 'DELETE', headers: ifMatch(before) });
      return response.headers.get(visibleWithin);
    },
    /** The present version, and before it those of the last 90 days, the newest first. */
    history: async (id: string): Promise<FormerVersion<Stored>[]> => {
      const entries = await readAnswer(await call(`${one(id)}/history`), z.array(z.looseObject({})));
      return entries.flatMap((entry) => {
        const record = readTolerantly(contract, entry).data;
        return record ? { record, isDeleted: 'deleted' in entry } : [];
      });
    },
    restore: async (id: string): Promise<Saved<Stored>> =>
      saved(await call(`${one(id)}/restore`, { method: 'POST' })),
    /** Moves all that names this version to the record `into`, which it returns, and deletes it. A repeat is safe. */
    merge: async (before: Stored, into: string): Promise<Saved<Stored>> =>
      saved(await call(`${one(before.id)}/merge`, { ...write('POST', { into }), headers: ifMatch(before) })),
    /** The version that is stored now, when a change failed because of it. */
    presentVersion,
  };
}

/** True when the record of a change has been deleted meanwhile. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof ApiProblem && failure.isOurs && [404, 410].includes(failure.status);
