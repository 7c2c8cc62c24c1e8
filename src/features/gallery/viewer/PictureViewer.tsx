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
import { Unreachable } from '../../../lib/browser/http.ts';
import { isLowData } from '../../../lib/browser/lowData.ts';
import { leave } from '../../../lib/earlyInput/leave.ts';
import { openThumbnail, thumbnailId } from '../../../lib/earlyInput/thumbnail.ts';
import type { PictureLabels } from '../galleryLabels.ts';
import type { GalleryEntry } from '../galleryEntry.ts';
import { loadBuiltPictures } from '../sync/builtPictures.ts';
import { usePictureClick } from './usePictureClick.ts';
import { useShownPicture } from './useShownPicture.ts';
import { isModified } from '../../../lib/browser/isPrimaryClick.ts';

interface Props {
  /** Holds the pictures. */
  gallery: RefObject<HTMLElement | null>;
  labels: PictureLabels;
  /** The pictures, where they are other than the build's. */
  entries: readonly GalleryEntry[] | undefined;
  /** At most so many of the build's pictures are shown. */
  limit?: number;
}

const load = () => Promise.all([import('./PictureDialog.tsx'), loadBuiltPictures()]);
type LargeView = Awaited<ReturnType<typeof load>>[0]['default'];

function ignoreFailure(error: unknown): void {
  if (!(error instanceof Unreachable)) ignoreFailedImport(error);
}

/** Events that precede a click on a picture. */
const approaches = ['pointerenter', 'focusin'] as const;

/**
 * Shows a clicked picture large. The dialog and the build's pictures load when a pointer or the focus comes near; keys already work while
 * they load. If they cannot be loaded or take too long, the browser follows the link to the file, unless there is no connection.
 */
export default function PictureViewer({ gallery, labels, entries, limit }: Props) {
  const [Dialog, setDialog] = useState<LargeView>();
  const [built, setBuilt] = useState<readonly GalleryEntry[]>([]);
  const pictures = entries ?? built.slice(0, limit);
  const [isLoading, setLoading] = useState(false);
  const { shown, show, hide, leaveFor } = useShownPicture();
  // A modal dialog takes long to lay out, because everything behind it becomes inert. So the click is shown first; closing is not delayed.
  const drawn = useDeferredValue(shown);

  /** Shows the picture at a position, which is counted from the shown one where it is a step. Keys may come before the list of the pictures. */
  const showAt = (position: (index: number) => number) => () => {
    const links = [...(gallery.current?.querySelectorAll('a:has(picture)') ?? [])];
    const all = links.map((link) => link.getAttribute('href') ?? '');
    const large = all.at(position(all.indexOf(shown ?? '')) % all.length);
    if (large) show(large);
  };
  const previous = showAt((index) => index - 1);
  const next = showAt((index) => index + 1);
  useKeys(isLoading || pictures.some(({ large }) => large === shown), {
    ...{ ArrowLeft: previous, ArrowRight: next },
    ...{ Home: showAt(() => 0), End: showAt(() => -1), Escape: hide },
  });

  usePictureClick(gallery, (link) => {
    const large = link.getAttribute('href') ?? '';
    show(large);
    link.dataset.pending = '';
    void openThumbnail(link, hide);
    setLoading(true);
    const follow = () => {
      const signal = AbortSignal.timeout(clickReplayTimeoutMs);
      void fetch('', { method: 'HEAD', signal }).then(
        () => leaveFor(large),
        // The thumbnail stays, with a note beside its button.
        () => leave(document.querySelector<HTMLElement>(`#${thumbnailId} button`) ?? link),
      );
    };
    const timeout = setTimeout(follow, clickReplayTimeoutMs);
    load()
      .then(
        ([{ default: loaded }, list]) =>
          startTransition(() => {
            setBuilt(list);
            setDialog(() => loaded);
          }),
        (error: unknown) => {
          follow();
          ignoreFailure(error);
        },
      )
      .finally(() => {
        clearTimeout(timeout);
        setLoading(false);
        delete link.dataset.pending;
      });
  });

  useEffect(() => {
    const controller = new AbortController();
    const prefetch = () => {
      // After a failure the click requests it again.
      if (!isLowData()) load().catch(ignoreFailure);
    };
    for (const approach of approaches) {
      gallery.current?.addEventListener(approach, prefetch, { once: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, [gallery]);

  if (!Dialog) return null;
  return (
    <Dialog
      {...{ gallery, pictures, labels }}
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
