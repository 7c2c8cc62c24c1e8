import type { BlobStore } from './blobStore.ts';
import { StoreError } from './storeError.ts';

/** How often a write is tried while others change the same record. */
export const maxWrites = 6;

/** Repeats a conditional write until `attempt` returns more than `undefined`, which means that its condition did not hold; else 409. */
export async function untilWritten<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let left = maxWrites; left > 0; left--) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new StoreError('conflict');
}

/** Reads a record in JSON: `null` where there is none, `undefined` where the value is no JSON. */
export async function readRecord(store: Pick<BlobStore, 'text'>, key: string): Promise<unknown> {
  const text = await store.text(key);
  return text === null ? null : fromJson(text);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Modifies a record in JSON so that no simultaneous change is lost: reads it (`undefined` when there is none yet), decides, and writes on
 * condition that it is unchanged, else retries. Returns the written record, or `undefined` after too many conflicts.
 */
export async function updateRecord<Stored>(
  store: BlobStore,
  key: string,
  decide: (stored: unknown) => Stored,
): Promise<Stored | undefined> {
  for (let left = maxWrites; left > 0; left--) {
    const { stored, condition } = await readWithCondition(store, key);
    const next = decide(stored);
    const { modified } = await store.setJSON(key, next, condition);
    if (modified) return next;
  }
  return undefined;
}

/** Reads a record in JSON, and the condition under which it may be written: new, or unchanged. */
export async function readWithCondition(store: BlobStore, key: string) {
  const found = await store.getWithEtag(key);
  if (!found) return { stored: undefined, condition: { onlyIfNew: true } as const };
  return { stored: fromJson(found.text), condition: { onlyIfMatch: found.etag } };
}
