import type { GalleryEntry } from '../galleryEntry.ts';
import PictureLink from '../PictureLink.tsx';
import { ratioOf } from '../ratio.ts';

interface Props extends GalleryEntry {
  /** With a gap for `name`. */
  creditLabel: string;
}

/** One picture of the contact sheet. The style sheet counts the pictures, so numbers stay right when others are added in front. */
export default function ListedPicture({ creditLabel, ...entry }: Props) {
  const { picture, credit } = entry;
  const [before, after] = creditLabel.split('{{name}}');
  const ratio = ratioOf(picture);
  return (
    <div
      role="listitem"
      data-ratio={ratio}
      // The page's style sheet knows only the ratios of the build (`ratio.ts`).
      ref={(item) => {
        item?.style.setProperty('--ratio', ratio);
      }}
    >
      <figure>
        <PictureLink {...entry} />
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
