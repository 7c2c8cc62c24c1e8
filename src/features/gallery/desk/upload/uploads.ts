import type { Change } from '../../../../desk/kit/changes/change.ts';
import { digestOf } from '../../../../desk/kit/changes/newId.ts';
import type { Refusal } from '../../../../desk/kit/changes/useChanges.ts';
import type { Saved } from '../../../../desk/kit/records/recordCalls.ts';
import { hasExpired } from '../../../../components/session/session.ts';
import { Unreachable } from '../../../../lib/browser/http.ts';
import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { createCompressor, type Compress } from '../compression/compression.ts';
import { uploadFiles, type UploadFiles } from './files.ts';
import { UploadError } from '../data/uploadError.ts';
import { sendPicture } from './sendPicture.ts';

/** The step that an upload is at, and the share of it that is done, from 0 to 1. */
export interface Progress {
  kind: 'compressing' | 'sending';
  share: number;
}

/** WebKit tells of every packet, and React gives up after 50 renders in a row: a step of an upload is shown 20 times. */
const leastShare = 0.05;

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
  const failed = new Map<string, FailedUpload>();
  /** The records that were added, by the keys of their changes. */
  const added = new Map<string, string>();
  /** The keys of pictures that were chosen before, and told so. */
  const told = new Set<string>();
  /** The end of the last upload: the error because of which the ones that wait for it would fail, too. */
  let lastSending: Promise<Error | undefined> = Promise.resolve(undefined);
  let version = 0;
  const listeners = new Set<() => void>();
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const show = (key: string, step: Progress) => {
    const before = progress.get(key);
    if (before?.kind === step.kind && step.share < Math.min(1, before.share + leastShare)) return;
    progress.set(key, step);
    changed();
  };

  const requireRunning = ({ signal }: AbortController): void => {
    if (signal.aborted) throw new Unreachable('The upload was cancelled.');
  };
  /** Returns the file to send, which is kept in place of the chosen one. */
  const prepare = async (key: string, isOfPage: boolean, controller: AbortController): Promise<Blob> => {
    let picture = await files.read(key);
    if (!picture) throw new UploadError('lost');
    // A `File` is still as it was chosen.
    if (picture instanceof File) {
      picture = await compress(picture, (share) => show(key, { kind: 'compressing', share }));
      requireRunning(controller);
      void files.keep(key, picture);
      // It waits for its turn.
      progress.delete(key);
      changed();
    }
    const digest = await digestOf(await picture.arrayBuffer());
    requireRunning(controller);
    const known = digests.get(digest) ?? key;
    digests.set(digest, known);
    // Another attempt sends it. A picture of the gallery may stand on the page, too.
    if (known !== key && !told.has(key) && !isOfPage) {
      told.add(key);
      throw new UploadError('repeated');
    }
    return picture;
  };
  const drop = (key: string) => {
    running.get(key)?.abort();
    for (const [digest, known] of digests) if (known === key && !added.has(key)) digests.delete(digest);
    failed.delete(key);
    void files.forget(key);
    changed();
  };

  return {
    /** Adds a picture of the page, or one that is still to be described. A repeat with the same `key` stores nothing. */
    add: async (set: { credit?: unknown; ofPage?: unknown }, key: string): Promise<Saved<GalleryPicture>> => {
      const controller = new AbortController();
      running.set(key, controller);
      const isOfPage = set.ofPage === true;
      failed.delete(key);
      try {
        // In the order of the calls, also after one that has failed.
        const sending = Promise.all([prepare(key, isOfPage, controller), lastSending]).then(
          ([picture, common]) => {
            if (common) throw common;
            requireRunning(controller);
            const onProgress = (share: number) => show(key, { kind: 'sending', share });
            onProgress(0);
            return send({ picture, key, credit: set.credit, isOfPage }, onProgress, controller.signal);
          },
        );
        lastSending = Promise.allSettled([lastSending, sending]).then(([, end]) => {
          const reason: unknown = end.status === 'rejected' ? end.reason : undefined;
          return !controller.signal.aborted && isCommon(reason) ? reason : undefined;
        });
        const saved = await sending;
        added.set(key, saved.record.id);
        return saved;
      } finally {
        if (running.get(key) === controller) running.delete(key);
        // The next one finds the network anew.
        if (running.size === 0) lastSending = Promise.resolve(undefined);
        progress.delete(key);
        changed();
      }
    },
    progressOf: (key: string): Progress | undefined => progress.get(key),
    failed: (): readonly FailedUpload[] => [...failed.values()],
    /** Whether a record was added by this page. */
    wasAdded: (id: string): boolean => [...added.values()].includes(id),
    /** Notes an upload that has failed, for another attempt. */
    fail: (upload: FailedUpload) => {
      failed.set(upload.change.id, upload);
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

/** True for a failure that says nothing about the picture: the next one would fail, too. */
const isCommon = (error: unknown): error is Error => error instanceof Unreachable || hasExpired(error);
