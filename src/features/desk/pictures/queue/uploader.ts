import { ApiProblem, reportDefect } from '../../../../lib/browser/http.ts';
import { hasExpired } from '../../../../components/session/session.ts';
import type { QueuedPicture, UploadState } from './queue.ts';
import { findProblem, sendPictures, type OutgoingPicture, type SendResult } from './sendPictures.ts';

/** Number of pictures in one request: a failed request then fails few of them. */
export const picturesPerRequest = 3;

/** A compressed picture with its texts. */
export type UploadItem = OutgoingPicture & Pick<QueuedPicture, 'id' | 'file'>;

interface Options {
  onState: (id: number, state: UploadState) => void;
  onFailure: (item: UploadItem, error: unknown) => void;
  onStored: (result: SendResult) => void;
  onExpire: () => void;
  send?: typeof sendPictures;
}

export interface Uploader {
  /** Adds pictures to the waiting ones. Resolves when none is waiting. */
  send: (items: readonly UploadItem[]) => Promise<void>;
  /** Cancels one picture. Sends the others of its request again; the server stores them once. */
  cancel: (id: number) => void;
}

/** Sends pictures in small requests, one request at a time. Each picture has its own result. */
export function createUploader({
  onState,
  onFailure,
  onStored,
  onExpire,
  send = sendPictures,
}: Options): Uploader {
  let waiting: UploadItem[] = [];
  let isRunning = false;
  let current:
    { batch: readonly UploadItem[]; cancelled: Set<number>; controller: AbortController } | undefined;

  const setState = (items: readonly UploadItem[], state: UploadState) => {
    for (const { id } of items) onState(id, state);
  };
  const enqueue = (items: readonly UploadItem[]) => {
    waiting.push(...items);
    setState(items, { kind: 'waiting' });
  };
  const stop = () => {
    setState(waiting, { kind: 'ready' });
    waiting = [];
  };

  const handleResult = (batch: readonly UploadItem[], result: SendResult) => {
    batch.forEach((item, index) => {
      const problem = findProblem(result.failed, index);
      if (problem) onFailure(item, problem);
      else onState(item.id, { kind: 'done' });
    });
    onStored(result);
  };
  const handleError = (batch: readonly UploadItem[], error: unknown) => {
    reportDefect(error);
    if (hasExpired(error)) {
      setState(batch, { kind: 'ready' });
      stop();
      onExpire();
      return;
    }
    const failed = error instanceof ApiProblem ? error.extensions.failed : undefined;
    batch.forEach((item, index) => onFailure(item, findProblem(failed, index) ?? error));
    // Without a connection the next request fails too.
    if (!(error instanceof ApiProblem)) stop();
  };

  const sendNext = async () => {
    // The last ones first: the gallery shows each request's pictures before all earlier ones, so it keeps the order of the queue.
    const batch = waiting.splice(-picturesPerRequest);
    const { controller, cancelled } = (current = {
      batch,
      cancelled: new Set<number>(),
      controller: new AbortController(),
    });
    const onProgress = (shares: readonly number[]) =>
      batch.forEach(({ id }, index) => onState(id, { kind: 'sending', share: shares[index] ?? 0 }));
    onProgress([]);
    try {
      handleResult(batch, await send(batch, onProgress, controller.signal));
    } catch (error) {
      if (controller.signal.aborted) enqueue(batch.filter(({ id }) => !cancelled.has(id)));
      else handleError(batch, error);
    }
    current = undefined;
  };

  return {
    send: async (items) => {
      enqueue(items);
      if (isRunning) return;
      isRunning = true;
      while (waiting.length > 0) await sendNext();
      isRunning = false;
    },
    cancel: (id) => {
      waiting = waiting.filter((item) => item.id !== id);
      onState(id, { kind: 'ready' });
      if (!current?.batch.some((item) => item.id === id)) return;
      current.cancelled.add(id);
      current.controller.abort();
    },
  };
}
