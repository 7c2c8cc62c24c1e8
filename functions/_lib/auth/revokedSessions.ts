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

/** Logs out on every device that has the cookies. The mark is stored until they expire. */
export async function revokeSession({ id, expiresAt }: Session): Promise<void> {
  await new BlobStore('sessions').set(keyWithExpiry(expiresAt, id), '');
}

/** Ends all sessions: each belongs to a former generation from now on. */
export async function revokeAllSessions(): Promise<void> {
  await new BlobStore('sessions').set(generationKey, randomUUID());
}

/** Deletes marks of sessions that have expired: after the answer, because a log-out has taken effect without it. */
export const removeExpiredMarks = (): Promise<void> => removeExpired(new BlobStore('sessions'));
