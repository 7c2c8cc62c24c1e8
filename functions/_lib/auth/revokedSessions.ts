import { randomUUID } from 'node:crypto';
import { keyWithExpiry, removeExpired } from '../../../src/stores/expiry.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';

/** A session until it is revoked or expires. */
export interface Session {
  id: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
  /** The present generation at its log-in. */
  generation: string;
}

/** Key of the present generation; no key with an expiry is like it. */
const generationKey = 'generation';

/** The generation of new sessions; empty until somebody has logged out everywhere. */
export const presentGeneration = async (): Promise<string> =>
  (await new BlobStore('sessions').text(generationKey)) ?? '';

/** Whether somebody has logged out of the session, on any device, or everywhere. */
export async function isRevoked({ id, expiresAt, generation }: Session): Promise<boolean> {
  const [isMarked, present] = await Promise.all([
    new BlobStore('sessions').has(keyWithExpiry(expiresAt, id)),
    presentGeneration(),
  ]);
  return isMarked || generation !== present;
}

/** Logs out on every device that has the cookies. The mark is stored until they expire; expired marks are deleted here. */
export async function revokeSession({ id, expiresAt }: Session): Promise<void> {
  const store = new BlobStore('sessions');
  await store.set(keyWithExpiry(expiresAt, id), '');
  await removeExpired(store);
}

/** Ends all sessions: each belongs to a former generation from now on. */
export async function revokeAllSessions(): Promise<void> {
  const store = new BlobStore('sessions');
  await store.set(generationKey, randomUUID());
  await removeExpired(store);
}
