import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type DragEvent } from 'react';
import type { Change } from '../../../../desk/kit/changes/change.ts';
import type { Refusal } from '../../../../desk/kit/changes/useChanges.ts';
import { newId } from '../../../../desk/kit/changes/newId.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import { creditEntry } from '../data/entries.ts';
import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { pictureKind } from '../data/pictureKind.ts';
import type { PicturesDesk } from '../data/usePictures.ts';
import { uploadFiles } from './files.ts';
import { canRetry } from './stateText.ts';
import { forgetFormer, readFormer, type FormerPicture } from './takeOver.ts';
import { pictureUploads as uploads, type FailedUpload } from './uploads.ts';

const isOfPage = ({ set }: Change): boolean => set.ofPage === true;

/** The chosen pictures that are not up yet, for the list of pictures and the buttons below it. */
export function useUpload(
  desk: PicturesDesk,
  onRefuse: (refusal: Refusal, picture: GalleryPicture | undefined) => void,
) {
  const { queue, keep, make, records = [] } = desk;
  useSyncExternalStore(uploads.subscribe, uploads.version, uploads.version);
  const [credit, setCredit] = useState(() => browserStorage()?.getItem(creditEntry) ?? '');
  // The pictures of one choice are sent from the last one on.
  const waiting = queue
    .list()
    .filter(({ blob }) => blob !== undefined)
    .toReversed();
  const failed = uploads.failed().filter(({ change }) => waiting.every(({ id }) => id !== change.id));
  useUnloadWarning(waiting.length > 0 || failed.some(canRetry));

  /** Keeps the change that adds a picture. Resolves with its first answer. */
  const begin = async (key: string, name: string, photographer = credit, ofPage = false) => {
    const record = await newId('picture', key);
    const set = ofPage ? { ofPage } : { pending: true, ...(photographer && { credit: photographer }) };
    return { record, answer: keep({ id: key, record, isNew: true, set, was: {}, blob: name }) };
  };
  type Begun = Awaited<ReturnType<typeof begin>>;
  const add = async (files: Iterable<File>) => {
    // Each new picture stands before all earlier ones: the last one first keeps the order in which they were chosen.
    for (const file of [...files].reverse()) {
      const key = crypto.randomUUID();
      void uploadFiles.keep(key, file);
      await begin(key, file.name);
    }
  };
  /** Adds a picture for a place of the page. Resolves with the id of its record. */
  const addToPage = async (file: File): Promise<string> => {
    const key = crypto.randomUUID();
    void uploadFiles.keep(key, file);
    return (await begin(key, file.name, '', true)).record;
  };
  /** Describes a picture of an earlier version as it was to be, else begins its form. */
  const describe = async ({ sent, typed }: FormerPicture, { record: id, answer }: Begun) => {
    if (Object.keys(sent).length > 0) {
      void make({ id }, { set: sent, was: { alt: null, decorative: null } });
      return;
    }
    const outcome = await answer;
    if (outcome.kind !== 'saved') return;
    const values = pictureKind.toForm(outcome.record);
    const begun = Object.fromEntries(Object.entries(typed).map(([locale, text]) => [`alt-${locale}`, text]));
    desk.forms.type(id, begun, { typed: values, base: outcome.record });
  };
  const resume = useEffectEvent(async () => {
    for (const former of readFormer().reverse())
      void describe(former, await begin(former.key, former.name, former.credit));
    forgetFormer();
    await uploadFiles.forgetOthers((key) => queue.list().some(({ id }) => id === key));
  });
  useEffect(() => void resume(), []);

  /** The pictures of this page that wait, or have failed: their files stay. */
  const open = useRef<readonly string[]>([]);
  const follow = useEffectEvent((keys: readonly string[]) => {
    // Up, or taken back in this tab or in another one.
    for (const key of open.current) if (!keys.includes(key)) uploads.drop(key);
    open.current = keys;
  });
  const keys = [...waiting.map(({ id }) => id), ...failed.map(({ change }) => change.id)].join(' ');
  useEffect(() => follow(keys.split(' ')), [keys]);

  const changesOf = (id: string) => queue.list().filter(({ record }) => record === id);
  /** The photographer of a picture, with the changes that wait. */
  const creditOf = (id: string): unknown =>
    changesOf(id).findLast(({ set }) => 'credit' in set)?.set.credit ??
    records.find((picture) => picture.id === id)?.credit ??
    '';
  /** The pictures that the field for the photographer is about: all that this page has chosen. */
  const credited = [
    ...waiting.flatMap((change) => (isOfPage(change) ? [] : change.record)),
    ...records.flatMap(({ id, pending }) => (pending && uploads.wasAdded(id) ? id : [])),
  ];
  /** Once the field is there, it stays: somebody may type in it. */
  const [asksForCredit, setAsksForCredit] = useState(false);
  const failedOfGallery = failed.filter(({ change }) => !isOfPage(change));
  if (!asksForCredit && credited.length + failedOfGallery.length > 0) setAsksForCredit(true);
  const setCreditOf = async (id: string, next: string, present: unknown) => {
    const made = await make(
      { id },
      { set: { credit: next }, was: { credit: present === '' ? null : present } },
    );
    if ('refusal' in made)
      onRefuse(
        made.refusal,
        records.find((picture) => picture.id === id),
      );
  };

  return {
    waiting: waiting.filter((change) => !isOfPage(change)),
    failed: failedOfGallery,
    /** The pictures of the page, which its forms show. */
    ofPage: {
      waiting: waiting.filter(isOfPage),
      failed: failed.filter(({ change }) => isOfPage(change)),
      add: addToPage,
    },
    add,
    credit,
    asksForCredit,
    /** Names the photographer of the pictures of this page, and of the next ones. */
    nameCredit: (typed: string) => {
      const next = typed.trim();
      for (const id of next ? credited : []) {
        const present = creditOf(id);
        // Somebody has named another one for it.
        if (present !== next && (!present || present === credit)) void setCreditOf(id, next, present);
      }
      setCredit(next);
      keepCredit(next);
    },
    /** Takes back a picture that is not up yet. */
    cancel: ({ id, record }: Change) => {
      const mayBeStored = uploads.progressOf(id)?.kind === 'sending';
      for (const change of changesOf(record)) queue.remove(change.id);
      uploads.drop(id);
      if (mayBeStored) void make({ id: record }, { set: { deleted: true }, was: {} });
    },
    retry: async ({ change }: FailedUpload) => {
      // Another tab may have deleted it.
      const file = await uploadFiles.read(change.id);
      if (file) void uploadFiles.keep(change.id, file);
      await begin(change.id, change.blob ?? '', credit, isOfPage(change));
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
    if (credit) browserStorage()?.setItem(creditEntry, credit);
    else browserStorage()?.removeItem(creditEntry);
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
