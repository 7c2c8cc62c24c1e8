import { useEffect, useEffectEvent, useState, useSyncExternalStore, type DragEvent } from 'react';
import type { Change } from '../../../../desk/kit/changes/change.ts';
import { newId } from '../../../../desk/kit/changes/newId.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import { creditEntry } from '../data/entries.ts';
import type { PicturesDesk } from '../data/usePictures.ts';
import { uploadFiles } from './files.ts';
import { takeFormer } from './takeOver.ts';
import { pictureUploads as uploads, type FailedUpload } from './uploads.ts';

/** The chosen pictures that are not up yet, for the list of pictures and the buttons below it. */
export function useUpload(desk: PicturesDesk) {
  const { queue, keep, make, records = [] } = desk;
  useSyncExternalStore(uploads.subscribe, uploads.version, uploads.version);
  const [credit, setCredit] = useState(() => browserStorage()?.getItem(creditEntry) ?? '');
  // The pictures of one choice are sent from the last one on.
  const waiting = queue
    .list()
    .filter(({ blob }) => blob !== undefined)
    .toReversed();
  const failed = uploads.failed();
  useUnloadWarning(waiting.length > 0);

  const begin = async (key: string, name: string, photographer = credit): Promise<string> => {
    const record = await newId('picture', key);
    const set = { pending: true, ...(photographer && { credit: photographer }) };
    void keep({ id: key, record, isNew: true, set, was: {}, blob: name });
    return record;
  };
  const add = async (files: Iterable<File>) => {
    // Each new picture stands before all earlier ones: the last one first keeps the order in which they were chosen.
    for (const file of [...files].reverse()) {
      const key = crypto.randomUUID();
      void uploadFiles.keep(key, file);
      await begin(key, file.name);
    }
  };
  const resume = useEffectEvent(async () => {
    for (const former of takeFormer().reverse()) {
      const id = await begin(former.key, former.name, former.credit);
      if (Object.keys(former.texts).length > 0) void make({ id }, { set: former.texts, was: {} });
    }
    await uploadFiles.forgetOthers(new Set(queue.list().map(({ id }) => id)));
  });
  useEffect(() => void resume(), []);

  const changesOf = (id: string) => queue.list().filter(({ record }) => record === id);
  /** The photographer of a picture, with the changes that wait. */
  const creditOf = (id: string): unknown =>
    changesOf(id).findLast(({ set }) => 'credit' in set)?.set.credit ??
    records.find((picture) => picture.id === id)?.credit ??
    '';
  /** The pictures that the field for the photographer is about: those of this page, and all others without one. */
  const credited = [
    ...waiting.map(({ record }) => record),
    ...records.flatMap(({ id, pending }) => (pending && (uploads.wasAdded(id) || !creditOf(id)) ? id : [])),
  ];

  return {
    waiting,
    failed,
    add,
    credit,
    asksForCredit: credited.length > 0,
    /** Names the photographer of the pictures of this page, and of the next ones. */
    nameCredit: (typed: string) => {
      const next = typed.trim();
      if (!next || next === credit) return;
      for (const id of credited) {
        const present = creditOf(id);
        // Somebody has named another one for it.
        if (present && present !== credit) continue;
        void make({ id }, { set: { credit: next }, was: { credit: present === '' ? null : present } });
      }
      setCredit(next);
      keepCredit(next);
    },
    /** Takes back a picture that is not up yet. */
    cancel: ({ id, record }: Change) => {
      for (const change of changesOf(record)) queue.remove(change.id);
      uploads.drop(id);
    },
    retry: ({ change }: FailedUpload) => {
      uploads.takeFailed(change.id);
      void begin(change.id, change.blob ?? '');
    },
    remove: ({ change }: FailedUpload) => uploads.drop(change.id),
    /** Props of the element that files may be dropped on. */
    dropTarget: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        void add(event.dataTransfer.files);
      },
    },
  };
}

/** Keeps the photographer for the next pictures of this device. */
function keepCredit(credit: string): void {
  try {
    browserStorage()?.setItem(creditEntry, credit);
  } catch {
    // No room: it is typed again.
  }
}

export type UploadState = ReturnType<typeof useUpload>;

/** Makes the browser ask before it leaves the page, while `isNeeded` (INTERACTIONS, U7). */
function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
