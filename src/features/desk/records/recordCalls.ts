import { visibleWithin } from '../../../config/caching.ts';
import { ApiProblem, call } from '../../../lib/browser/http.ts';

/** A record of a store. */
export interface StoredRecord {
  id: string;
  revision: number;
}

/** A record that was deleted; `deleted` is the instant. */
export type Deleted<Stored> = Stored & { deleted: string };

/** The answer to a change. */
export interface Saved<Stored> {
  record: Stored;
  /** Seconds within which every visitor sees it; `null` where they see it at once. */
  delay: string | null;
}

const json = (value: object) => new Blob([JSON.stringify(value)], { type: 'application/json' });

/** The calls of a kind of record, all below `path`. Each throws the error of `call`. */
export function recordCalls<Stored extends StoredRecord, Sent extends object>(path: `/${string}`) {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}` as const;
  const ifMatch = ({ revision }: Pick<Stored, 'revision'>) => ({ 'If-Match': `"${revision}"` });
  const saved = async (response: Response): Promise<Saved<Stored>> => ({
    record: (await response.json()) as Stored,
    delay: response.headers.get(visibleWithin),
  });
  return {
    list: async (): Promise<Stored[]> => (await (await call(path)).json()) as Stored[],
    /** The records that can be restored, the last deleted first. */
    listDeleted: async (): Promise<Deleted<Stored>[]> =>
      (await (await call(`${path}?deleted`)).json()) as Deleted<Stored>[],
    /** Adds a record. A repeat with the same `key` returns the record that the first call stored. */
    add: async (sent: Sent, key: string): Promise<Saved<Stored>> =>
      saved(await call(path, { method: 'POST', body: json(sent), headers: { 'Idempotency-Key': key } })),
    /** Replaces the version `before`. Fails with the present version when somebody else was first. */
    replace: async (before: Stored, sent: Sent): Promise<Saved<Stored>> =>
      saved(await call(one(before.id), { method: 'PUT', body: json(sent), headers: ifMatch(before) })),
    /** Deletes this version; returns the delay as in `Saved`. */
    remove: async (before: Stored): Promise<string | null> => {
      const response = await call(one(before.id), { method: 'DELETE', headers: ifMatch(before) });
      return response.headers.get(visibleWithin);
    },
    restore: async (id: string): Promise<Saved<Stored>> =>
      saved(await call(`${one(id)}/restore`, { method: 'POST' })),
  };
}

/** The version that is stored now, when a change failed because of it. */
export function presentVersion(failure: unknown): unknown {
  if (!(failure instanceof ApiProblem) || failure.status !== 412) return undefined;
  const { present } = failure.extensions;
  return typeof present === 'object' && present !== null ? present : undefined;
}

/** True when the record of a change has been deleted meanwhile. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof ApiProblem && [404, 410].includes(failure.status);
