import { useReducer, useRef, useState } from 'react';
import { publish, published } from '../../../lib/freshRecords.ts';
import type { Say } from '../words.ts';
import { batches } from './batches.ts';
import { compress } from './compression.ts';
import { changed, type Queued } from './queue.ts';
import { hasExpired, reasonOf } from './reason.ts';
import { failureOf, send, type Outgoing, type Stored } from './send.ts';

export type Ready = Outgoing & Pick<Queued, 'id' | 'file'>;

interface Options {
  say: Say;
  onExpire: () => void;
}

/** The pictures that were chosen, and their way: compressed one after the other as they come, sent when they are told to. */
export function useQueue({ say, onExpire }: Options) {
  const [queue, change] = useReducer(changed, []);
  /** As the last answer says: seconds until visitors see what has gone. */
  const [late, setLate] = useState<string | null>(null);
  const count = useRef(0);
  const busy = useRef(false);
  const fail = ({ id, file }: Pick<Queued, 'id' | 'file'>, error: unknown) => {
    change({ id, state: { kind: 'failed', reason: reasonOf(error, file, say) } });
  };

  const prepare = ({ id, file }: Pick<Queued, 'id' | 'file'>) => {
    change({ id, state: { kind: 'waiting' } });
    compress(file, (share) => {
      change({ id, state: { kind: 'compressing', share } });
    }).then(
      (picture) => {
        change({ id, picture, state: { kind: 'ready' } });
      },
      (error: unknown) => {
        fail({ id, file }, error);
      },
    );
  };

  const add = (files: Iterable<File>, credit: string) => {
    const added = [...files].map((file): Queued => ({
      id: count.current++,
      name: file.name,
      file,
      credit,
      state: { kind: 'waiting' },
    }));
    change({ add: added });
    added.forEach(prepare);
  };

  /** Answers whether the next batch has a chance. */
  const sendBatch = async (batch: readonly Ready[]): Promise<boolean> => {
    const move = (shares: readonly number[]) => {
      batch.forEach(({ id }, index) => {
        change({ id, state: { kind: 'sending', share: shares[index] ?? 0 } });
      });
    };
    move([]);
    try {
      settle(batch, await send(batch, move));
      return true;
    } catch (error) {
      const expired = hasExpired(error);
      for (const item of batch) {
        if (expired) change({ id: item.id, state: { kind: 'ready' } });
        else fail(item, error);
      }
      if (expired) onExpire();
      return false;
    }
  };
  const settle = (batch: readonly Ready[], { pictures, failed = [], late: seconds }: Stored) => {
    setLate(seconds);
    batch.forEach(({ id }, index) => {
      const failure = failureOf(failed, index);
      change({ id, state: failure ? { kind: 'failed', reason: failure.title } : { kind: 'done' } });
    });
    publish('pictures', [...pictures, ...(published('pictures') ?? [])]);
  };

  return {
    queue,
    late,
    add,
    prepare,
    remove: (id: number) => {
      change({ remove: id });
    },
    /** Sends these, in as few requests as they fit into; while that goes on, another press does nothing (F3). */
    send: async (items: readonly Ready[]) => {
      if (busy.current) return;
      busy.current = true;
      for (const batch of batches(items)) if (!(await sendBatch(batch))) break;
      busy.current = false;
    },
  };
}
