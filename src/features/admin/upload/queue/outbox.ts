import { picturesPerRequest } from '../../../../config/uploads.ts';
import { ApiProblem } from '../../../../lib/browser/http.ts';
import type { Queued, State } from './queue.ts';
import { hasExpired } from './failure.ts';
import { type Outgoing, problemOf, send as sendRequest, type Stored } from './send.ts';

/** A picture that is ready to be sent, with its texts. */
export type Ready = Outgoing & Pick<Queued, 'id' | 'file'>;

interface Options {
  onState: (id: number, state: State) => void;
  onFailure: (item: Ready, error: unknown) => void;
  onStored: (stored: Stored) => void;
  /** The session has ended. */
  onExpire: () => void;
  send?: typeof sendRequest;
}

export interface Outbox {
  /** Sends these after the ones that already wait; resolves when nothing waits any more. */
  send: (items: readonly Ready[]) => Promise<void>;
  /** Takes one picture back. Others in the same request are sent again; the server stores them once. */
  cancel: (id: number) => void;
}

/** Sends pictures in small requests, one request at a time. Each picture has its own outcome. */
export function createOutbox({
  onState,
  onFailure,
  onStored,
  onExpire,
  send = sendRequest,
}: Options): Outbox {
  let waiting: Ready[] = [];
  let isRunning = false;
  let current: { batch: readonly Ready[]; cancelled: Set<number>; controller: AbortController } | undefined;

  const setState = (items: readonly Ready[], state: State) => {
    for (const { id } of items) onState(id, state);
  };
  const wait = (items: readonly Ready[]) => {
    waiting.push(...items);
    setState(items, { kind: 'waiting' });
  };
  const stop = () => {
    setState(waiting, { kind: 'ready' });
    waiting = [];
  };

  const settle = (batch: readonly Ready[], stored: Stored) => {
    batch.forEach((item, index) => {
      const problem = problemOf(stored.failed, index);
      if (problem) onFailure(item, problem);
      else onState(item.id, { kind: 'done' });
    });
    onStored(stored);
  };
  const handleError = (batch: readonly Ready[], error: unknown) => {
    if (hasExpired(error)) {
      setState(batch, { kind: 'ready' });
      stop();
      onExpire();
      return;
    }
    const failed = error instanceof ApiProblem ? error.extensions.failed : undefined;
    batch.forEach((item, index) => {
      onFailure(item, problemOf(failed, index) ?? error);
    });
    // Without a connection the next request has no chance either.
    if (!(error instanceof ApiProblem)) stop();
  };

  const sendNext = async () => {
    // The last ones first: each request's pictures are shown before all earlier ones, so the gallery keeps the order of the queue.
    const batch = waiting.splice(-picturesPerRequest);
    const { controller, cancelled } = (current = {
      batch,
      cancelled: new Set<number>(),
      controller: new AbortController(),
    });
    const onProgress = (shares: readonly number[]) => {
      batch.forEach(({ id }, index) => {
        onState(id, { kind: 'sending', share: shares[index] ?? 0 });
      });
    };
    onProgress([]);
    try {
      settle(batch, await send(batch, onProgress, controller.signal));
    } catch (error) {
      if (controller.signal.aborted) wait(batch.filter(({ id }) => !cancelled.has(id)));
      else handleError(batch, error);
    }
    current = undefined;
  };

  return {
    send: async (items) => {
      wait(items);
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
