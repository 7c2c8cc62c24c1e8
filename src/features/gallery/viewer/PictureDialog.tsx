import { type PointerEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import ArrowButton from '../../../components/ui/ArrowButton.tsx';
import Dialog from '../../../components/dialog/Dialog.tsx';
import { useLowData } from '../../../components/hooks/useLowData.ts';
import { interpolate } from '../../../lib/i18n/translator.ts';
import { thumbnailId } from '../../../lib/earlyInput/thumbnail.ts';
import type { PictureLabels } from '../galleryLabels.ts';
import type { GalleryEntry } from '../galleryEntry.ts';
import { pictureLink } from '../sync/useGallery.ts';
import LargePicture from './LargePicture.tsx';
import styles from './PictureDialog.css?inline';
import { isPrimaryClick } from '../../../lib/browser/isPrimaryClick.ts';
import { makeReachable } from '../../../components/slideshow/slides.ts';

/** Shortest swipe, in CSS pixels. It also goes farther sideways than up or down. */
const shortestSwipe = 40;

/** True while the visitor has zoomed into the page with two fingers. */
const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1.01;

function onZoomChange(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}

/** Attributes and handlers of an element that is swiped: to the left is next, to the right previous. Zoomed in, a finger only moves the page. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const zoomed = useSyncExternalStore(onZoomChange, isZoomed, () => false);
  return {
    'data-zoomed': zoomed || undefined,
    onPointerDown: ({ clientX, clientY, isPrimary, pointerType }: PointerEvent) => {
      // A second finger zooms, and a mouse selects text.
      const isSwipe = isPrimary && pointerType !== 'mouse' && !isZoomed();
      start.current = isSwipe ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= shortestSwipe && Math.abs(x) > Math.abs(y)) (x < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

adoptStyles(styles);

interface Props {
  /** Holds the links of the pictures, one of which gets the focus when the large view closes. */
  gallery: RefObject<HTMLElement | null>;
  pictures: readonly GalleryEntry[];
  /** Address of the large file of the picture that is shown, if one is. */
  shown: string | undefined;
  labels: PictureLabels;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** The large view of the gallery: one picture with arrows to the others. The first follows the last. */
export default function PictureDialog(props: Props) {
  const { gallery, pictures, shown, labels, onPrevious, onNext, onClose } = props;
  const index = pictures.findIndex(({ large }) => large === shown);
  const picture = pictures[index];
  const lowData = useLowData();
  // In low data mode a large file loads on request.
  const [requested, setRequested] = useState<string>();
  const isLarge = !lowData || requested === shown;
  const swipe = useSwipe(onNext, onPrevious);
  const restoreFocus = useRestoreFocus(gallery, picture?.large);
  const [before, after = ''] = labels.position.split('{{position}}');

  useEffect(() => {
    // This dialog stands over it by now.
    if (picture) document.getElementById(thumbnailId)?.remove();
  }, [picture]);

  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => {
        onClose();
        restoreFocus();
      }}
      stock="paper"
      heading={
        <>
          <span className="visually-hidden">{before}</span>
          {index + 1}
          <span className="dim">{interpolate(after, { count: pictures.length })}</span>
        </>
      }
      closeLabel={labels.close}
      className="picture-dialog"
    >
      <div className="view">
        <figure aria-live="polite" {...swipe}>
          {picture && (
            <>
              <LargePicture
                key={shown}
                entry={picture}
                isLarge={isLarge}
                next={lowData ? undefined : (pictures[index + 1] ?? pictures[0])}
              />
              <PictureCaption
                entry={picture}
                labels={labels}
                isLarge={isLarge}
                onLoad={() => setRequested(shown)}
              />
            </>
          )}
        </figure>
        <div className="arrows">
          <ArrowButton label={labels.previous} onClick={onPrevious} />
          <ArrowButton label={labels.next} forward onClick={onNext} />
        </div>
      </div>
    </Dialog>
  );
}

interface PictureCaptionProps {
  entry: GalleryEntry;
  labels: PictureLabels;
  /** True if the large file is loaded or loading. */
  isLarge: boolean;
  /** Called by a click on the link while the large file is not loaded. */
  onLoad: () => void;
}

/** The credit of the picture that is shown large, and the link to its file. */
function PictureCaption({ entry, labels, isLarge, onLoad }: PictureCaptionProps) {
  const { picture, large, credit } = entry;
  return (
    <figcaption>
      {credit && <p className="credit">{interpolate(labels.credit, { name: credit })}</p>}
      <a
        href={large}
        onClick={(event) => {
          if (isLarge || !isPrimaryClick(event, event.currentTarget)) return;
          event.preventDefault();
          onLoad();
        }}
      >
        {isLarge ? labels.fullSize : labels.load}
      </a>
      {/* Visible on a phone that is held upright. */}
      {picture.width > picture.height && (
        <p className="turn dim" aria-hidden="true">
          {labels.turn}
        </p>
      )}
    </figcaption>
  );
}

/** Returns a function that focuses the picture that was shown last. */
function useRestoreFocus(gallery: RefObject<HTMLElement | null>, shown: string | undefined): () => void {
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (shown) last.current = shown;
  }, [shown]);

  return () => {
    const link = last.current === undefined ? undefined : pictureLink(gallery.current, last.current);
    if (!link) return;
    // The strip moves to the focus by itself; the browser would scroll it.
    const isInStrip = makeReachable(link);
    link.focus({ preventScroll: isInStrip });
  };
}
