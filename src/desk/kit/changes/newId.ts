import { idLength } from '../../../config/api.ts';
import type { KindName } from '../../../records/kinds.ts';

/** A digest of 64 hexadecimal digits. */
export async function digestOf(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id that the API gives the record which is added with this key (`src/stores/newId.ts`): others can name it before it is stored. */
export const newId = async (kind: KindName, key: string): Promise<string> =>
  (await digestOf(`${kind} ${key}`)).slice(0, idLength);
