import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { clickReplayTimeoutMs } from '../../../config/behaviour.ts';
import { ignoreFailedImport } from '../../../lib/browser/loadScript.ts';
import { isLowData } from '../../../lib/browser/lowData.ts';
import type { PictureLabels } from '../galleryLabels.ts';
import { type GalleryPicture, readPictures } from '../readPictures.ts';
import { usePictureClick } from './usePictureClick.ts';
import { useShownPicture } from './useShownPicture.ts';
import { isModified } from '../../../lib/browser/isPrimaryClick.ts';

interface Props {
  /** Holds the pictures. */
  gallery: RefObject<HTMLElement | null>;
  labels: PictureLabels;
}

const loadDialog = () => import('./PictureDialog.tsx');
type LargeView = Awaited<ReturnType<typeof loadDialog>>['default'];

/** Events that precede a click on a picture. */
const approaches = ['pointerenter', 'focusin'] as const;

/**
 * Shows a clicked picture large. The dialog loads when a pointer or the focus reaches the pictures; its keys already work while it
 * loads. If it cannot be loaded or takes too long, the browser follows the link to the file.
 */
export default function PictureViewer({ gallery, labels }: Props) {
  const [Dialog, setDialog] = useState<LargeView>();
  const [pictures, setPictures] = useState<readonly GalleryPicture[]>([]);
  const { shown, show, hide, leaveFor } = useShownPicture();
  // A modal dialog takes long to lay out, because everything behind it becomes inert. So the click is shown first; closing is not delayed.
  const drawn = useDeferredValue(shown);

  const index = pictures.findIndex(({ link }) => link.href === shown);
  const showAt = (position: number) => () => {
    const picture = pictures.at(position % pictures.length);
    if (picture) show(picture.link.href);
  };
  const previous = showAt(index - 1);
  const next = showAt(index + 1);
  useKeys(index >= 0, {
    ...{ ArrowLeft: previous, ArrowRight: next },
    ...{ Home: showAt(0), End: showAt(-1), Escape: hide },
  });

  usePictureClick(gallery, (link) => {
    if (gallery.current) setPictures(readPictures(gallery.current));
    show(link.href);
    link.dataset.pending = '';
    const follow = () => leaveFor(link.href);
    const timeout = setTimeout(follow, clickReplayTimeoutMs);
    loadDialog()
      .then(
        ({ default: loaded }) => startTransition(() => setDialog(() => loaded)),
        (error: unknown) => {
          follow();
          ignoreFailedImport(error);
        },
      )
      .finally(() => {
        clearTimeout(timeout);
        delete link.dataset.pending;
      });
  });

  useEffect(() => {
    const controller = new AbortController();
    const prefetch = () => {
      // After a failed chunk the click requests it again.
      if (!isLowData()) loadDialog().catch(ignoreFailedImport);
    };
    for (const approach of approaches) {
      gallery.current?.addEventListener(approach, prefetch, { once: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, [gallery]);

  if (!Dialog) return null;
  return (
    <Dialog
      {...{ pictures, labels }}
      shown={shown && drawn}
      onPrevious={previous}
      onNext={next}
      onClose={hide}
    />
  );
}

/** Runs the action of a key wherever the focus is, while `on`. Keys with a modifier stay with the browser: Alt and Left is Back. */
function useKeys(on: boolean, actions: Partial<Record<string, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || isModified(event)) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    if (!on) return;
    const controller = new AbortController();
    document.addEventListener('keydown', handleKey, { signal: controller.signal });
    return () => controller.abort();
  }, [on]);
}
