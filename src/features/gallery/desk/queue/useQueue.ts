import { useReducer, useRef, useState } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { createCompressor } from '../compression/compression.ts';
import type { PictureTexts } from '../upload/pictureTexts.ts';
import type { KeptPicture } from './keptPictures.ts';
import { type Failure, type QueuedPicture, reduceQueue } from './queue.ts';
import type { StoredPicture } from '../../../../records/gallery/storedPicture.ts';
import { createUploader } from './uploader.ts';
import { shortestSide } from '../../../../config/uploads.ts';
import { ApiProblem, Unreachable } from '../../../../lib/browser/http.ts';
import { CompressionError } from '../compression/compressionError.ts';
import { StalledUpload } from './sendPicture.ts';

type NamedFile = Pick<File, 'name' | 'type'>;

/** HEIC is the format of some phones; few browsers can read it (INTERACTIONS, U5). */
const isHeic = ({ name, type }: NamedFile) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Problems of the file itself: another attempt fails too. */
const permanent = ['not-a-picture', 'picture-too-big', 'picture-too-small', 'too-large'];

/** Describes why a file was not compressed or not stored, and whether another attempt can help. */
export function toFailure(error: unknown, file: NamedFile, t: Translate): Failure {
  const isPermanent =
    error instanceof CompressionError
      ? error.failure !== 'crashed'
      : error instanceof ApiProblem && permanent.includes(error.problem);
  return {
    reason: reasonOf(error, file, t),
    canRetry: !isPermanent,
    isOffline: isOffline(error),
  };
}

/** Nothing has answered but, at most, the log-in page of a network; a page with a 5xx is our host's. */
const isOffline = (error: unknown) =>
  error instanceof Unreachable || (error instanceof ApiProblem && !error.isOurs && error.status < 500);

function reasonOf(error: unknown, file: NamedFile, t: Translate): string {
  if (error instanceof CompressionError) {
    if (error.failure === 'unreadable' && isHeic(file)) return t('reason-heic');
    return t(`reason-${error.failure}`, { pixels: shortestSide });
  }
  if (error instanceof StalledUpload) return t('reason-stalled');
  if (isOffline(error)) return t('reason-offline');
  return error instanceof ApiProblem && error.title ? error.title : t('reason-failed');
}

async function digestOf(picture: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer());
  return new Uint8Array(digest).join();
}

interface Options {
  onExpire: () => void;
  /** Called with each picture that was uploaded, and the texts that were typed about it. */
  onStored: (pictures: readonly StoredPicture[], texts: PictureTexts) => void;
}

/** The queue of chosen pictures. Compresses each one when it is added; `send` uploads them. */
export function useQueue({ onExpire, onStored }: Options) {
  const { t } = useDesk();
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
      onStored: ({ pictures, delay: seconds }, { texts }) => {
        setDelay(seconds);
        onStored(pictures, texts);
      },
      onExpire,
    }),
  );

  const compare = (id: number, picture: Blob) => {
    // A file that cannot be read fails when it is sent.
    digestOf(picture).then((digest) => change({ id, digest }), Boolean);
  };
  const prepare = ({ id, file }: Pick<QueuedPicture, 'id' | 'file'>) => {
    change({ id, state: { kind: 'waiting' } });
    compress(file, (share) => change({ id, state: { kind: 'compressing', share } })).then(
      (picture) => {
        change({ id, picture, state: { kind: 'ready' } });
        compare(id, picture);
      },
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

  /** Adds pictures that were kept. A `File` is still as it was chosen, and is compressed. */
  const restore = (kept: readonly (KeptPicture & { picture: Blob })[]) => {
    const added = kept.map(({ key, name, texts, picture }): QueuedPicture => {
      const queued = { id: count.current++, key, name, texts };
      if (picture instanceof File) return { ...queued, file: picture, state: { kind: 'waiting' } };
      const file = new File([picture], name, { type: picture.type });
      return { ...queued, file, picture, state: { kind: 'ready' } };
    });
    change({ add: added });
    for (const queued of added)
      if (queued.picture) compare(queued.id, queued.picture);
      else prepare(queued);
    return added;
  };

  return {
    queue,
    delay,
    add,
    restore,
    prepare,
    remove: (id: number) => change({ remove: id }),
    send: uploader.send,
    cancel: uploader.cancel,
  };
}
