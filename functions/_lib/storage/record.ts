import type { Store } from '@netlify/blobs';

/** A record in JSON: `null` where there is none, `undefined` for what is no JSON. A store that is down must not be taken for either. */
export async function readRecord(store: Store, key: string): Promise<unknown> {
  const text = await store.get(key, { type: 'text' });
  try {
    // The client promises a text even where there is none.
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
