import { keyWithExpiry, removeExpired } from '../storage/expiry.ts';
import { open } from '../storage/stores.ts';

/** A session by its id, and when its cookie ends by itself, in milliseconds since 1970. */
interface Ending {
  id: string;
  end: number;
}

/** Whether somebody has logged out of it, on whatever device its cookie has been kept. */
export async function isRevoked({ id, end }: Ending): Promise<boolean> {
  return (await open('sessions').getWithMetadata(keyWithExpiry(end, id))) !== null;
}

/** Logs out, on every device that has the cookies. Kept until they would have ended; what has ended is removed here, too. */
export async function revokeSession({ id, end }: Ending): Promise<void> {
  const store = open('sessions');
  await store.set(keyWithExpiry(end, id), '');
  await removeExpired(store);
}
