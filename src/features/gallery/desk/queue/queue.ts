import type { PictureTexts } from '../upload/pictureTexts.ts';

/** The upload state of a picture (INTERACTIONS, U2). Shares are from 0 to 1. */
export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'compressing'; share: number }
  | { kind: 'ready' }
  | { kind: 'sending'; share: number }
  /** `pending` where it waits for its description. */
  | { kind: 'done'; pending?: boolean }
  | ({ kind: 'failed' } & Failure);

export interface Failure {
  /** A sentence in the page's language. */
  reason: string;
  /** Whether trying again can help. */
  canRetry: boolean;
  /** Whether nothing has answered. */
  isOffline: boolean;
}

export interface QueuedPicture {
  /** Counts from 0 while the page is open. */
  id: number;
  /** Idempotency key: the server stores a repeated attempt once. */
  key: string;
  /** The file's name; it is shown here and never sent. */
  name: string;
  file: File;
  /** The file to send, once it is compressed. */
  picture?: Blob;
  /** Digest of that file; two choices of one photograph have the same. */
  digest?: string;
  /** The texts that were typed before the page was left. */
  texts?: PictureTexts;
  state: UploadState;
}

export type QueueChange =
  | { add: readonly QueuedPicture[] }
  | { remove: number }
  | ({ id: number } & Partial<Pick<QueuedPicture, 'state' | 'picture' | 'digest'>>);

/** Returns the queue after a change. Ignores a change of a removed picture. */
export function reduceQueue(queue: readonly QueuedPicture[], change: QueueChange): readonly QueuedPicture[] {
  if ('add' in change) return [...queue, ...change.add];
  if ('remove' in change) return queue.filter(({ id }) => id !== change.remove);
  const { id, ...fields } = change;
  return queue.map((queued) => (queued.id === id ? { ...queued, ...fields } : queued));
}

/** True for a failure that another attempt can repair. */
export const isRetryable = ({ state }: QueuedPicture): boolean => state.kind === 'failed' && state.canRetry;

/** True for a picture that may still be uploaded, so that leaving the page would lose it. */
export const isUnsent = ({ state }: QueuedPicture): boolean =>
  state.kind === 'failed' ? state.canRetry : state.kind !== 'done';

/** True while its request waits or runs. */
export const isUploading = ({ state, picture }: QueuedPicture): boolean =>
  state.kind === 'sending' || (state.kind === 'waiting' && picture !== undefined);

/** True unless the server has refused it: then another attempt by itself would only cost data. */
export const mayGoOut = ({ state }: QueuedPicture): boolean => state.kind !== 'failed' || state.isOffline;

/** True for a picture that was chosen before. */
export const isRepeated = (queue: readonly QueuedPicture[], { id, digest }: QueuedPicture): boolean =>
  digest !== undefined && queue.some((other) => other.id < id && other.digest === digest);

/** True for a compressed picture that is neither being uploaded nor uploaded. */
export const isSendable = (queued: QueuedPicture): queued is QueuedPicture & { picture: Blob } =>
  queued.picture !== undefined && isUnsent(queued) && !isUploading(queued);
