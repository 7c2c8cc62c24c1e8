import { interpolate } from '../../../lib/i18n/translator.ts';
import { isPrimaryClick } from '../../../lib/browser/isPrimaryClick.ts';
import type { PictureLabels } from '../galleryLabels.ts';
import type { GalleryPicture } from '../readPictures.ts';

interface Props {
  picture: GalleryPicture;
  labels: PictureLabels;
  /** True if the large file is loaded or loading. */
  isLarge: boolean;
  /** Called by a click on the link while the large file is not loaded. */
  onLoad: () => void;
}

/** The credit of the picture that is shown large, and the link to its file. */
export default function PictureCaption({ picture, labels, isLarge, onLoad }: Props) {
  const { link, credit, isWide } = picture;
  return (
    <figcaption>
      {credit && <p className="credit">{interpolate(labels.credit, { name: credit })}</p>}
      <a
        href={link.href}
        onClick={(event) => {
          if (isLarge || !isPrimaryClick(event, event.currentTarget)) return;
          event.preventDefault();
          onLoad();
        }}
      >
        {isLarge ? labels.fullSize : labels.load}
      </a>
      {/* Visible on a phone that is held upright. */}
      {isWide && (
        <p className="turn dim" aria-hidden="true">
          {labels.turn}
        </p>
      )}
    </figcaption>
  );
}
