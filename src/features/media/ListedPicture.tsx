import Picture from '../../components/Picture.tsx';
import { fill } from '../../lib/phrase.ts';
import type { GalleryEntry } from './galleryEntry.ts';

interface Props extends GalleryEntry {
  /** With a gap for `name`. */
  creditLabel: string;
}

/** One picture of the list of all pictures. */
export default function ListedPicture({ id, picture, large, alt, credit, creditLabel }: Props) {
  return (
    <div role="listitem" data-id={id}>
      <figure>
        <a href={large}>
          <Picture picture={picture} alt={alt} />
        </a>
        {credit && <figcaption className="small dim">{fill(creditLabel, { name: credit })}</figcaption>}
      </figure>
    </div>
  );
}
