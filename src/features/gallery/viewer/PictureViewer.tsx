import { startTransition, useDeferredValue, useEffect, useState, type RefObject } from 'react';
import { clickReplayTimeoutMs } from '../../../config/behaviour.ts';
import { isLowData } from '../../../lib/browser/lowData.ts';
import { picturesIn, type GalleryPicture } from '../galleryPictures.ts';
import type { PictureLabels } from './PictureDialog.tsx';
import { useKeys } from './useKeys.ts';
import { usePictureClick } from './usePictureClick.ts';
import { useShownPicture } from './useShownPicture.ts';

interface Props {
  /** Holds the pictures, each marked `data-credit`. */
  gallery: RefObject<HTMLElement | null>;
  labels: PictureLabels;
}

const loadDialog = () => import('./PictureDialog.tsx');
type LargeView = Awaited<ReturnType<typeof loadDialog>>['default'];

/**
 * Shows a clicked picture large. The dialog is loaded when a visitor comes near the pictures with a pointer or by key; its
 * keys already work while it loads. If it cannot be loaded or takes too long, the link to the file is followed.
 */
export default function PictureViewer({ gallery, labels }: Props) {
  const [Dialog, setDialog] = useState<LargeView>();
  const [pictures, setPictures] = useState<readonly GalleryPicture[]>([]);
  const { shown, show, hide, leaveFor } = useShownPicture();
  // A modal dialog takes long to lay out, since everything behind it becomes inert: react to the click first.
  const drawn = useDeferredValue(shown);

  const index = pictures.findIndex(({ link }) => link.href === shown);
  const showAt = (position: number) => {
    const picture = pictures.at(position % pictures.length);
    if (picture) show(picture.link.href);
  };
  const previous = () => {
    showAt(index - 1);
  };
  const next = () => {
    showAt(index + 1);
  };
  useKeys(index >= 0, {
    ArrowLeft: previous,
    ArrowRight: next,
    Home: () => {
      showAt(0);
    },
    End: () => {
      showAt(-1);
    },
    Escape: hide,
  });

  usePictureClick(gallery, (link) => {
    if (gallery.current) setPictures(picturesIn(gallery.current));
    show(link.href);
    link.dataset.pending = '';
    const follow = () => {
      leaveFor(link.href);
    };
    const timeout = setTimeout(follow, clickReplayTimeoutMs);
    loadDialog()
      .then(({ default: loaded }) => {
        startTransition(() => {
          setDialog(() => loaded);
        });
      }, follow)
      .finally(() => {
        clearTimeout(timeout);
        delete link.dataset.pending;
      });
  });

  useEffect(() => {
    const element = gallery.current;
    const prefetch = () => {
      if (!isLowData()) loadDialog().catch(() => undefined);
    };
    for (const sign of signs) element?.addEventListener(sign, prefetch, { once: true });
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, prefetch);
    };
  }, [gallery]);

  if (!Dialog) return null;
  return (
    <Dialog
      pictures={pictures}
      shown={drawn}
      labels={labels}
      onPrevious={previous}
      onNext={next}
      onClose={hide}
    />
  );
}

/** Events that come before a click on a picture. */
const signs = ['pointerenter', 'focusin'] as const;
