import { useReducer, useRef, useState } from 'react';
import { sendToPages } from '../../../../lib/browser/otherPages.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { createCompressor } from '../compression/compression.ts';
import { toFailure } from './failure.ts';
import { reduceQueue, type QueuedPicture } from './queue.ts';
import { createUploader } from './uploader.ts';

interface Options {
  t: Translate;
  onExpire: () => void;
}

/** The queue of chosen pictures. Compresses each one when it is added; `send` uploads them. */
export function useQueue({ t, onExpire }: Options) {
  const [queue, change] = useReducer(reduceQueue, []);
  /** From the last response: seconds until all visitors see the new pictures. */
  const [delay, setDelay] = useState<string | null>(null);
  const count = useRef(0);
  const fail = ({ id, file }: Pick<QueuedPicture, 'id' | 'file'>, error: unknown) =>
    change({ id, state: { kind: 'failed', ...toFailure(error, file, t) } });

  const [compress] = useState(createCompressor);
  const [uploader] = useState(() =>
    createUploader({
      onState: (id, state) => change({ id, state }),
      onFailure: fail,
      onStored: ({ pictures, delay: seconds }) => {
        setDelay(seconds);
        sendToPages('pictures', pictures);
      },
      onExpire,
    }),
  );

  const prepare = ({ id, file }: Pick<QueuedPicture, 'id' | 'file'>) => {
    change({ id, state: { kind: 'waiting' } });
    compress(file, (share) => change({ id, state: { kind: 'compressing', share } })).then(
      (picture) => change({ id, picture, state: { kind: 'ready' } }),
      (error: unknown) => fail({ id, file }, error),
    );
  };

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file): QueuedPicture => ({
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
    delay,
    add,
    prepare,
    remove: (id: number) => change({ remove: id }),
    send: uploader.send,
    cancel: uploader.cancel,
  };
}
