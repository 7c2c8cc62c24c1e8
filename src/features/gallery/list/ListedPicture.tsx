import Picture from '../../../components/ui/Picture.tsx';
import type { GalleryEntry } from '../galleryEntry.ts';
import { ratioOf } from '../ratio.ts';

interface Props extends GalleryEntry {
  /** With a gap for `name`. */
  creditLabel: string;
}

/** One picture of the contact sheet. The style sheet counts the pictures, so numbers stay right when others join. */
export default function ListedPicture({ id, picture, large, alt, credit, creditLabel }: Props) {
  const [before, after] = creditLabel.split('{{name}}');
  return (
    <div role="listitem" data-id={id} data-credit={credit} data-ratio={ratioOf(picture)}>
      <figure>
        <a href={large}>
          <Picture picture={picture} alt={alt} />
        </a>
        <figcaption>
          {credit && (
            <span>
              <span className="visually-hidden">{before}</span>
              {credit}
              {after}
            </span>
          )}
        </figcaption>
      </figure>
    </div>
  );
}
