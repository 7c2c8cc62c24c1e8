import { useReducer, useRef, useState } from 'react';
import { publish, published } from '../../../../lib/recordStore.ts';
import type { Say } from '../../words.ts';
import { compress } from '../compression/compression.ts';
import { createOutbox } from './outbox.ts';
import { changed, type Queued } from './queue.ts';
import { toFailure } from './failure.ts';

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
  const fail = ({ id, file }: Pick<Queued, 'id' | 'file'>, error: unknown) => {
    change({ id, state: { kind: 'failed', ...toFailure(error, file, say) } });
  };

  const [outbox] = useState(() =>
    createOutbox({
      onState: (id, state) => {
        change({ id, state });
      },
      onFailure: fail,
      onStored: ({ pictures, late: seconds }) => {
        setLate(seconds);
        publish('pictures', [...pictures, ...(published('pictures') ?? [])]);
      },
      onExpire,
    }),
  );

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

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file): Queued => ({
      id: count.current++,
      key: crypto.randomUUID(),
      name: file.name,
      file,
      state: { kind: 'waiting' },
    }));
    change({ add: added });
    added.forEach(prepare);
  };

  return {
    queue,
    late,
    add,
    prepare,
    remove: (id: number) => {
      change({ remove: id });
    },
    send: outbox.send,
    cancel: outbox.cancel,
  };
}
