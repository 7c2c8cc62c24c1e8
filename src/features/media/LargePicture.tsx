import { useState } from 'react';
import { useLowData } from '../../components/useLowData.ts';
import { fill } from '../../lib/phrase.ts';
import { isPlainPress } from '../../lib/plainPress.ts';
import type { GalleryPicture } from './galleryPictures.ts';
import type { PictureLabels } from './PictureDialog.tsx';

interface Props {
  picture: GalleryPicture;
  labels: Pick<PictureLabels, 'credit' | 'load'>;
  /** Where the visitor may go from here: fetched once this one is there. */
  neighbours: readonly (GalleryPicture | undefined)[];
}

/** The print of the strip, which is there at once, and over it the large one; when data are short only if it is asked for. */
export default function LargePicture({ picture, labels, neighbours }: Props) {
  const { link, alt, credit, print } = picture;
  const lowData = useLowData();
  const [wanted, setWanted] = useState(false);
  const large = wanted || !lowData;

  const fetchNeighbours = () => {
    if (lowData) return;
    for (const neighbour of neighbours) if (neighbour) new Image().src = neighbour.link.href;
  };
  return (
    <>
      <span className="stage">
        <img src={print} alt={alt} draggable={false} />
        {large && <img src={link.href} alt="" draggable={false} onLoad={fetchNeighbours} />}
      </span>
      <figcaption>
        {credit && fill(labels.credit, { name: credit })}
        {!large && (
          <a
            href={link.href}
            onClick={(event) => {
              if (!isPlainPress(event, event.currentTarget)) return;
              event.preventDefault();
              setWanted(true);
            }}
          >
            {labels.load}
          </a>
        )}
      </figcaption>
    </>
  );
}
