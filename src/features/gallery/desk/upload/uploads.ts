import type { Change } from '../../../../desk/kit/changes/change.ts';
import type { Refusal } from '../../../../desk/kit/changes/useChanges.ts';
import type { Saved } from '../../../../desk/kit/records/recordCalls.ts';
import { Unreachable } from '../../../../lib/browser/http.ts';
import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { createCompressor, type Compress } from '../compression/compression.ts';
import { uploadFiles, type UploadFiles } from './files.ts';
import { PictureError } from './pictureError.ts';
import { sendPicture } from './sendPicture.ts';

/** The step that an upload is at, and the share of it that is done, from 0 to 1. */
export interface Progress {
  kind: 'compressing' | 'sending';
  share: number;
}

/** An upload that was refused, or could not begin. */
export interface FailedUpload {
  change: Change;
  refusal: Refusal;
}

interface Options {
  files: Pick<UploadFiles, 'read' | 'keep' | 'forget'>;
  compress: Compress;
  send: typeof sendPicture;
}

/** The uploads of this page: each picture is made smaller and sent, one at a time, in the order in which the queue of changes asks. */
export function createUploads({ files, compress, send }: Options) {
  const progress = new Map<string, Progress>();
  const running = new Map<string, AbortController>();
  /** The pictures of this page by their digests, and the keys of their changes. */
  const digests = new Map<string, string>();
  let failed: readonly FailedUpload[] = [];
  /** The records that were added. */
  const added = new Set<string>();
  let lastSending: Promise<unknown> = Promise.resolve();
  let version = 0;
  const listeners = new Set<() => void>();
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const show = (key: string, step: Progress) => {
    progress.set(key, step);
    changed();
  };

  /** A `File` is still as it was chosen. */
  const compressed = async (key: string, file: Blob): Promise<Blob> => {
    if (!(file instanceof File)) return file;
    const picture = await compress(file, (share) => show(key, { kind: 'compressing', share }));
    // It waits for its turn.
    progress.delete(key);
    changed();
    if (running.has(key)) void files.keep(key, picture);
    return picture;
  };
  /** Throws for a picture that was chosen before; another attempt sends it. */
  const requireNew = async (key: string, picture: Blob): Promise<void> => {
    const digest = await digestOf(picture);
    const known = digests.get(digest) ?? key;
    digests.set(digest, key);
    if (known !== key) throw new PictureError('repeated');
  };
  const prepare = async (key: string): Promise<Blob> => {
    const file = await files.read(key);
    if (!file) throw new PictureError('lost');
    const picture = await compressed(key, file);
    await requireNew(key, picture);
    return picture;
  };
  const drop = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
    for (const [digest, known] of digests) if (known === key) digests.delete(digest);
    failed = failed.filter(({ change }) => change.id !== key);
    void files.forget(key);
    changed();
  };

  return {
    /** Adds a picture that is still to be described. A repeat with the same `key` stores nothing. */
    add: async (set: { credit?: unknown }, key: string): Promise<Saved<GalleryPicture>> => {
      const controller = new AbortController();
      running.set(key, controller);
      try {
        const prepared = prepare(key);
        // In the order of the calls, also after one that has failed.
        const sending = Promise.all([prepared, lastSending]).then(([picture]) => {
          if (controller.signal.aborted) throw new Unreachable('The upload was cancelled.');
          const onProgress = (share: number) => show(key, { kind: 'sending', share });
          onProgress(0);
          return send({ picture, key, credit: set.credit }, onProgress, controller.signal);
        });
        lastSending = Promise.allSettled([lastSending, sending]);
        const saved = await sending;
        added.add(saved.record.id);
        void files.forget(key);
        return saved;
      } finally {
        if (running.get(key) === controller) running.delete(key);
        progress.delete(key);
        changed();
      }
    },
    progressOf: (key: string): Progress | undefined => progress.get(key),
    failed: (): readonly FailedUpload[] => failed,
    /** Whether a record was added by this page. */
    wasAdded: (id: string): boolean => added.has(id),
    /** Notes an upload that has failed, for another attempt. */
    fail: (upload: FailedUpload) => {
      failed = [...failed, upload];
      changed();
    },
    /** Takes a failed upload out for another attempt. */
    takeFailed: (key: string) => {
      failed = failed.filter(({ change }) => change.id !== key);
      changed();
    },
    /** Ends an upload; its file is deleted on this device. */
    drop,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Counts the changes. */
    version: () => version,
  };
}

export const pictureUploads = createUploads({
  ...{ files: uploadFiles, compress: createCompressor(), send: sendPicture },
});

async function digestOf(picture: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer());
  return new Uint8Array(digest).join();
}
