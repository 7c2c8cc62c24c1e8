import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import { type Texts, type Translate, fileIn, translate } from '../../../lib/i18n/translator.ts';
import GalleryColumn from '../strip/GalleryColumn.tsx';
import type { ShownPictures } from '../sync/shownPictures.ts';
import styles from './AddedPictures.css?inline';
import ListedPicture from './ListedPicture.tsx';
import { sizedPicture } from '../../../config/imageService.ts';
import type { Locale } from '../../../config/locales.ts';
import type { StoredPicture } from '../../../records/gallery/storedPicture.ts';
import { isLowData } from '../../../lib/browser/lowData.ts';
import type { GalleryEntry } from '../galleryEntry.ts';
import { largeImage, stripImages } from '../galleryImages.ts';

adoptStyles(styles);

const locale = pageLocale();
const files = import.meta.glob<Texts<'media'>>('/i18n/*/media.json', { import: 'default' });

/** Loads the texts of the component. */
export const loadTexts = fileIn(locale, files);

interface Props extends Pick<ShownPictures, 'added' | 'removed' | 'gained'> {
  /** True in the strip, false in the list of all pictures. */
  isStrip: boolean;
  texts: Texts<'media'>;
}

/** Pictures that are newer than the build, in front of the build's. A filter shows them in the same two inks. */
export default function AddedPictures({ added, removed, gained, isStrip, texts }: Props) {
  const t = translate(locale, texts);
  const Item = isStrip ? GalleryColumn : ListedPicture;

  useLayoutEffect(() => {
    // React never renders the build's HTML again, so nodes can be removed from it.
    for (const { link } of removed) link.closest('[data-column], [role=listitem]')?.remove();
    updateCount(gained, translate(locale, texts));
  }, [removed, gained, texts]);

  return (
    <div className="added">
      <svg className="inks" aria-hidden="true">
        {/* Shadows become ink, middle tones red, highlights paper: the values of tokens.css as shares of 255. */}
        <filter id="two-inks" colorInterpolationFilters="sRGB">
          <feColorMatrix values="0.4 0.8 0.15 0 -0.1  0.4 0.8 0.15 0 -0.1  0.4 0.8 0.15 0 -0.1  0 0 0 1 0" />
          <feComponentTransfer>
            <feFuncR tableValues="0.067 1 0.953" type="table" />
            <feFuncG tableValues="0.055 0.294 0.906" type="table" />
            <feFuncB tableValues="0.051 0.122 0.827" type="table" />
          </feComponentTransfer>
        </filter>
      </svg>
      {added.map((record) => (
        <Item
          key={record.id}
          {...storedEntry(record, locale, t('picture-fallback-alt'))}
          creditLabel={t('credit')}
        />
      ))}
    </div>
  );
}

/** Updates the number in the link to the list of all pictures, on the page that has it. */
function updateCount(gained: number, t: Translate<'all-pictures-link'>): void {
  const link = document.querySelector<HTMLElement>('[data-pictures]');
  if (!link) return;
  const count = Number(link.dataset.pictures) + gained;
  link.hidden = count === 0;
  link.textContent = t('all-pictures-link', { count });
}

/** A stored picture in the sizes of the build's pictures, resized by the host's image service. */
function storedEntry(record: StoredPicture, locale: Locale, fallback: string): GalleryEntry {
  const { id, url, width, height, alt, credit = '' } = record;
  // In low data mode the files are just large enough.
  const share = isLowData() ? 2 / 3 : 1;
  const [phone, desk] = stripImages({ width, height });
  // The style sheet cuts the middle out of a panorama.
  const sized = (row: number) => sizedPicture(url, Math.round((row * share * width) / height));
  return {
    id,
    picture: {
      src: sized(desk.height),
      width: desk.width,
      height: desk.height,
      sources: [
        { media: phone.media, width: phone.width, height: phone.height, srcSet: sized(phone.height) },
      ],
    },
    large: sizedPicture(url, largeImage({ size: { width, height }, kind: 'photo' }).width),
    // Even a decorative picture needs a name, because it is a link.
    alt: alt?.[locale] ?? fallback,
    credit,
  };
}
