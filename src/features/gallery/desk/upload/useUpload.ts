import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { useReturn } from '../../../../components/hooks/useReturn.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import type { StoredPicture } from '../../../../records/gallery/storedPicture.ts';
import { forget, keepFile, keepTexts, restoreKept } from '../queue/keptPictures.ts';
import { isUnsent, mayGoOut, type QueuedPicture } from '../queue/queue.ts';
import type { UploadItem } from '../queue/uploader.ts';
import { useQueue } from '../queue/useQueue.ts';
import { creditEntry } from '../data/entries.ts';
import { batchCredit, type PictureTexts } from './pictureTexts.ts';
import { usePictureTexts } from './usePictureTexts.ts';

interface Options {
  onExpire: () => void;
  /** Called with each picture that was uploaded, and the texts that were typed about it. */
  onStored: (pictures: readonly StoredPicture[], texts: PictureTexts) => void;
}

/** Interval at which pictures that are not up yet are sent again, in milliseconds. */
const retryMs = 60_000;

/**
 * The queue of chosen pictures and the form with their texts, for the list of pictures and the buttons below it. What was sent and has not
 * arrived goes out by itself once the network or the log-in is back.
 */
export function useUpload(options: Options) {
  const form = useRef<HTMLFormElement>(null);
  const { send, cancel, ...queue } = useQueue(options);
  const texts = usePictureTexts(form);
  useUnloadWarning(queue.queue.some(isUnsent));

  /** Ids of the pictures that somebody has asked to upload. */
  const asked = useRef(new Set<number>());
  /** Whether the last upload began by itself. */
  const [isByItself, setByItself] = useState(false);
  const begin = (items: readonly UploadItem[], byItself = false) => {
    if (items.length === 0) return;
    setByItself(byItself);
    for (const { id } of items) asked.current.add(id);
    void send(items);
  };
  // Not while somebody types in the form: sending hides the fields.
  const resume = () => {
    if (form.current?.querySelector(':is(input, textarea):focus')) return;
    const waiting = queue.queue.filter((queued) => asked.current.has(queued.id) && mayGoOut(queued));
    begin(texts.complete(waiting), true);
  };
  useReturn(resume, retryMs);

  /** Keeps the pictures that are not up yet, with what is typed about them now. */
  const keep = () => {
    const textsOf = texts.read();
    const unsent = queue.queue.filter(isUnsent);
    keepTexts(
      unsent.map((queued) => ({
        ...{ key: queued.key, name: queued.name, texts: textsOf(queued) },
        isAsked: asked.current.has(queued.id),
      })),
    );
    return unsent;
  };
  /** The files that are kept, by the keys of their pictures: the compressed one as soon as there is one. */
  const kept = useRef(new Map<string, Blob>());
  const follow = useEffectEvent(() => {
    const files = new Map(keep().map(({ key, picture, file }) => [key, picture ?? file]));
    for (const [key, file] of files) if (kept.current.get(key) !== file) void keepFile(key, file);
    const over = [...kept.current.keys()].filter((key) => !files.has(key));
    if (over.length > 0) void forget(over);
    kept.current = files;
  });
  useEffect(() => follow(), [queue.queue]);

  /** Set once what was kept is in the queue. */
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent((found: Awaited<ReturnType<typeof restoreKept>>) => {
    const added = queue.restore(found);
    added.forEach(({ id }, index) => {
      if (found[index]?.isAsked) asked.current.add(id);
    });
    setRestored(true);
  });
  useEffect(() => void restoreKept().then((found) => restore(found)), []);
  const resumeRestored = useEffectEvent(resume);
  useEffect(() => {
    if (isRestored) resumeRestored();
  }, [isRestored]);

  const submit = (pictures: readonly QueuedPicture[]) => {
    keepCredit(new FormData(form.current ?? undefined).get(batchCredit));
    begin(texts.collect(pictures));
  };
  return {
    ...queue,
    form,
    isByItself,
    cancel: (id: number) => {
      asked.current.delete(id);
      cancel(id);
    },
    missing: texts.missing,
    recheck: () => {
      texts.recheck(queue.queue);
      keep();
    },
    submit,
    retry: (failed: readonly QueuedPicture[]) => {
      submit(failed);
      for (const queued of failed) if (!queued.picture) queue.prepare(queued);
    },
    /** Props of the element that files may be dropped on. */
    dropTarget: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        queue.add(event.dataTransfer.files);
      },
    },
  };
}

/** Keeps the photographer for the next pictures of this device. */
function keepCredit(credit: FormDataEntryValue | null): void {
  try {
    if (typeof credit === 'string' && credit.trim()) browserStorage()?.setItem(creditEntry, credit.trim());
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
