import { useRef, useState, type MouseEvent } from 'react';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import type { GalleryEntry } from '../galleryEntry.ts';

interface Props {
  entry: GalleryEntry;
  /** Loads the large file. */
  isLarge: boolean;
  /** Fetched after this one. */
  next: GalleryEntry | undefined;
}

/** The file that the page already shows, or its words where it cannot be had, and over it the large one once it is decoded. A double tap zooms in, and out again. */
export default function LargePicture({ entry, isLarge, next }: Props) {
  const { picture, large, alt } = entry;
  // The first click of a double click may be the one that opened the large view.
  const isTapped = useRef(false);
  const [isDecoded, setDecoded] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const showLarge = async (image: HTMLImageElement) => {
    // Without a file that can be shown, the small one stays.
    await image.decode().then(
      () => setDecoded(true),
      () => undefined,
    );
    if (next) for (const file of [shownFile(next.picture), next.large]) new Image().src = file;
  };
  return (
    // By key the link to the full-size file does the same.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions
    <span
      className="stage"
      onClick={({ detail }) => {
        if (detail < 2) isTapped.current = true;
      }}
      onDoubleClick={(event) => {
        if (isTapped.current) toggleCloseUp(event);
      }}
    >
      {isMissing ? (
        <span className="missing">{alt}</span>
      ) : (
        <img src={shownFile(picture)} alt={alt} draggable={false} onError={() => setMissing(true)} />
      )}
      {isLarge && (
        <img
          src={large}
          alt=""
          draggable={false}
          data-decoded={isDecoded || undefined}
          onLoad={({ currentTarget }) => void showLarge(currentTarget)}
        />
      )}
    </span>
  );
}

/** Address of the file that the page shows of a picture. */
const shownFile = ({ src, sources = [] }: RenderedPicture): string =>
  sources.find(({ media }) => matchMedia(media ?? '').matches)?.srcSet ?? src;

/** Zooms in and scrolls the tapped point to the middle, or zooms out. The style sheet holds the scale. */
function toggleCloseUp({ clientX, clientY, currentTarget: stage }: MouseEvent<HTMLElement>): void {
  const { left, top, width, height } = stage.getBoundingClientRect();
  stage.toggleAttribute('data-close-up');
  const scale = stage.scrollWidth / width;
  stage.scrollTo((clientX - left) * scale - width / 2, (clientY - top) * scale - height / 2);
}
