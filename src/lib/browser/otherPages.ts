import type { Concert } from '../../records/concert.ts';
import type { GalleryPicture } from '../../records/gallery/storedPicture.ts';

/** Records that the desk sends to the other open pages of the same browser, by kind. */
interface Messages {
  /** Every concert of the site. */
  concerts: readonly Concert[];
  /** Every picture that visitors see, in order. */
  pictures: readonly GalleryPicture[];
  /** The session of this browser has ended. */
  session: 'ended';
}

/** Sends records to every other open page of this browser that shows their kind. */
export function sendToPages<K extends keyof Messages>(kind: K, records: Messages[K]): void {
  const channel = new BroadcastChannel(kind);
  channel.postMessage(records);
  channel.close();
}

/** Calls `handle` with records from the desk, until `signal` aborts. */
export function receiveFromDesk<K extends keyof Messages>(
  kind: K,
  handle: (records: Messages[K]) => void,
  signal: AbortSignal,
): void {
  const channel = new BroadcastChannel(kind);
  channel.onmessage = ({ data }: MessageEvent<Messages[K]>) => handle(data);
  signal.addEventListener('abort', () => channel.close());
}
