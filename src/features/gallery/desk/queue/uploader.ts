import { ApiProblem, reportDefect } from '../../../../lib/browser/http.ts';
import { hasExpired } from '../../../../components/session/session.ts';
import type { QueuedPicture, UploadState } from './queue.ts';
import { sendPicture, type OutgoingPicture, type SendResult } from './sendPicture.ts';

/** A compressed picture with its texts. */
export type UploadItem = OutgoingPicture & Pick<QueuedPicture, 'id' | 'file'>;

interface Options {
  onState: (id: number, state: UploadState) => void;
  onFailure: (item: UploadItem, error: unknown) => void;
  onStored: (result: SendResult, item: UploadItem) => void;
  onExpire: () => void;
}

/** Sends pictures one after the other. */
export function createUploader({ onState, onFailure, onStored, onExpire }: Options) {
  let waiting: UploadItem[] = [];
  let isRunning = false;
  let current: { id: number; controller: AbortController } | undefined;

  const stop = () => {
    for (const { id } of waiting) onState(id, { kind: 'ready' });
    waiting = [];
  };
  const handleError = (item: UploadItem, error: unknown) => {
    reportDefect(error);
    if (hasExpired(error)) {
      onState(item.id, { kind: 'ready' });
      stop();
      onExpire();
      return;
    }
    onFailure(item, error);
    // Without a connection the next request fails too.
    if (!(error instanceof ApiProblem)) stop();
  };

  const sendOne = async (item: UploadItem) => {
    const { id } = item;
    const controller = new AbortController();
    current = { id, controller };
    const onProgress = (share: number) => onState(id, { kind: 'sending', share });
    onProgress(0);
    try {
      const result = await sendPicture(item, onProgress, controller.signal);
      onState(id, { kind: 'done', pending: item.texts.pending });
      onStored(result, item);
    } catch (error) {
      if (!controller.signal.aborted) handleError(item, error);
    }
    current = undefined;
  };

  return {
    /** Adds pictures to the waiting ones. Resolves when none is waiting. */
    send: async (items: readonly UploadItem[]) => {
      waiting.push(...items);
      for (const { id } of items) onState(id, { kind: 'waiting' });
      if (isRunning) return;
      isRunning = true;
      // The last one first: the gallery shows each new picture before all earlier ones, so it keeps the order of the queue.
      for (let item = waiting.pop(); item; item = waiting.pop()) await sendOne(item);
      isRunning = false;
    },
    cancel: (id: number) => {
      waiting = waiting.filter((item) => item.id !== id);
      onState(id, { kind: 'ready' });
      if (current?.id === id) current.controller.abort();
    },
  };
}
