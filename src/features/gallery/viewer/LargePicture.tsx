import { useRef, type MouseEvent } from 'react';
import type { GalleryPicture } from '../galleryPictures.ts';

interface Props {
  picture: GalleryPicture;
  /** Whether the large print is loaded. */
  isLarge: boolean;
  /** Where the visitor may go from here: fetched once this one is there. */
  neighbours: readonly (GalleryPicture | undefined)[];
}

/** The print of the page, which is there at once, and over it the large one. A double tap brings it closer, and back. */
export default function LargePicture({ picture, isLarge, neighbours }: Props) {
  const { link, alt, print } = picture;
  // The first click of a double click may be the one that opened the large view.
  const isTapped = useRef(false);
  const fetchNeighbours = () => {
    for (const neighbour of neighbours) if (neighbour) new Image().src = neighbour.link.href;
  };
  return (
    // By key the link to the file in full size does the same.
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
      <img src={print} alt={alt} draggable={false} />
      {isLarge && <img src={link.href} alt="" draggable={false} onLoad={fetchNeighbours} />}
    </span>
  );
}

/** Scrolls what was tapped to the middle. The style sheet says how close it comes. */
function toggleCloseUp({ clientX, clientY, currentTarget: stage }: MouseEvent<HTMLElement>): void {
  const { left, top, width, height } = stage.getBoundingClientRect();
  stage.toggleAttribute('data-close-up');
  const scale = stage.scrollWidth / width;
  stage.scrollTo((clientX - left) * scale - width / 2, (clientY - top) * scale - height / 2);
}
