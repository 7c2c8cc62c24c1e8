import { useRef, type MouseEvent } from 'react';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import type { GalleryEntry } from '../galleryEntry.ts';

interface Props {
  entry: GalleryEntry;
  /** Loads the large file. */
  isLarge: boolean;
  /** The previous and the next picture, whose files are fetched after this one. */
  neighbours: readonly (GalleryEntry | undefined)[];
}

/** The file that the page already shows, and over it the large one. A double tap zooms in, and out again. */
export default function LargePicture({ entry, isLarge, neighbours }: Props) {
  const { picture, large, alt } = entry;
  // The first click of a double click may be the one that opened the large view.
  const isTapped = useRef(false);
  const fetchNeighbours = () => {
    for (const neighbour of neighbours) if (neighbour) new Image().src = neighbour.large;
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
      <img src={shownFile(picture)} alt={alt} draggable={false} />
      {isLarge && <img src={large} alt="" draggable={false} onLoad={fetchNeighbours} />}
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
