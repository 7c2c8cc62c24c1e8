import { keyUntil, removeEnded } from './ending.ts';
import { open } from './stores.ts';

/** A session by its id, and when its cookie ends by itself, in milliseconds since 1970. */
interface Ending {
  id: string;
  end: number;
}

/** Whether somebody has logged out of it, on whatever device its cookie has been kept. */
export async function hasEnded({ id, end }: Ending): Promise<boolean> {
  return (await open('sessions').getWithMetadata(keyUntil(end, id))) !== null;
}

/** Logs out, on every device that has the cookies. Kept until they would have ended; what has ended is removed here, too. */
export async function endSession({ id, end }: Ending): Promise<void> {
  const store = open('sessions');
  await store.set(keyUntil(end, id), '');
  await removeEnded(store);
}
