import { keyWithExpiry, removeExpired } from '../../../src/stores/expiry.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';

/** A session until it is revoked or expires. */
export interface Session {
  id: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Whether somebody has logged out of the session, on any device. */
export function isRevoked({ id, expiresAt }: Session): Promise<boolean> {
  return new BlobStore('sessions').has(keyWithExpiry(expiresAt, id));
}

/** Logs out on every device that has the cookies. The mark is stored until they expire; expired marks are deleted here. */
export async function revokeSession({ id, expiresAt }: Session): Promise<void> {
  const store = new BlobStore('sessions');
  await store.set(keyWithExpiry(expiresAt, id), '');
  await removeExpired(store);
}
