import { useEffect, useRef, type DragEvent } from 'react';
import type { Translate } from '../../../../desk/kit/translate.ts';
import type { StoredPicture } from '../../../../records/gallery/storedPicture.ts';
import { isUnsent, type QueuedPicture } from '../queue/queue.ts';
import { useQueue } from '../queue/useQueue.ts';
import { usePictureTexts } from './usePictureTexts.ts';

interface Options {
  t: Translate;
  onExpire: () => void;
  /** Called with each picture that was uploaded. */
  onStored: (pictures: readonly StoredPicture[]) => void;
}

/** The queue of chosen pictures and the form with their texts, for the list of pictures and the buttons below it. */
export function useUpload(options: Options) {
  const form = useRef<HTMLFormElement>(null);
  const { send, ...queue } = useQueue(options);
  const texts = usePictureTexts(form);
  useUnloadWarning(queue.queue.some(isUnsent));

  const submit = (pictures: readonly QueuedPicture[]) => {
    const items = texts.collect(pictures);
    if (items.length > 0) void send(items);
  };
  return {
    ...queue,
    form,
    missing: texts.missing,
    recheck: () => texts.recheck(queue.queue),
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
