import type { ReactNode } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import { homeInk } from '../../../config/site.ts';
import { sizedPicture } from '../../../services/imageService.ts';
import { isLowData } from '../../../lib/browser/lowData.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import { fileIn, translate, type Texts } from '../../../lib/i18n/translator.ts';
import { validRecords } from '../../../lib/validRecords.ts';
import {
  galleryPicture,
  type GalleryPicture,
  type StoredPicture,
} from '../../../records/gallery/storedPicture.ts';
import type { GalleryEntry } from '../galleryEntry.ts';
import { largeImage, stripImages } from '../galleryImages.ts';
import ListedPicture from '../list/ListedPicture.tsx';
import GalleryColumn from '../strip/GalleryColumn.tsx';
import styles from './currentPictures.css?inline';
import { allEntries } from './allEntries.ts';

adoptStyles(styles);

/** All pictures of the page, in place of the build's HTML. */
export interface CurrentGallery {
  entries: readonly GalleryEntry[];
  /** The entries, or a sentence where there are none. */
  pictures: ReactNode;
  /** Text of the link to all pictures; empty where there are none. */
  allLink: string;
}

interface Lists {
  /** All pictures of the build. */
  built: readonly GalleryEntry[];
  /** The present pictures, from the API (at most `limit`) or from the desk. */
  listed: readonly unknown[];
  limit: number | undefined;
}

const files = import.meta.glob<Texts<'media'>>('/generated/i18n/*/media.json', { import: 'default' });

/** Loads the texts, and returns the function that makes the present gallery. */
export async function currentPictures() {
  const locale = pageLocale();
  const t = translate(locale, await fileIn(locale, files)());
  const textsOf = ({ alt, credit = '' }: GalleryPicture) => ({
    // Even a decorative picture needs a name, because it is a link.
    alt: alt?.[locale] ?? t('picture-fallback-alt'),
    credit,
  });
  const entryOf = (picture: StoredPicture) => ({ ...resizedFiles(picture), ...textsOf(picture) });
  return ({ built, listed, limit }: Lists): CurrentGallery => {
    const known = { built, listed: validRecords('picture', galleryPicture, listed) };
    const { entries, total } = allEntries(known, textsOf, entryOf, limit);
    const Item = limit === undefined ? ListedPicture : GalleryColumn;
    const pictures =
      total === 0 ? (
        <p className="lead">{t('pictures-empty')}</p>
      ) : (
        <>
          <TwoInks />
          {entries.map((entry) => (
            <Item key={entry.large} {...entry} creditLabel={t('credit')} />
          ))}
        </>
      );
    return { entries, pictures, allLink: total === 0 ? '' : t('all-pictures-link', { count: total }) };
  };
}

export type CurrentPictures = Awaited<ReturnType<typeof currentPictures>>;

/** A stored picture in the sizes of the build's pictures, resized by the host's image service. */
function resizedFiles({ id, url, width, height }: StoredPicture): Omit<GalleryEntry, 'alt' | 'credit'> {
  // In low data mode the files are just large enough.
  const share = isLowData() ? 2 / 3 : 1;
  const [phone, desk] = stripImages({ width, height });
  // The style sheet cuts the middle out of a panorama.
  const sized = (row: number) => sizedPicture(url, Math.round((row * share * width) / height));
  return {
    id,
    isResized: true,
    picture: {
      src: sized(desk.height),
      width: desk.width,
      height: desk.height,
      sources: [
        { media: phone.media, width: phone.width, height: phone.height, srcSet: sized(phone.height) },
      ],
    },
    large: sizedPicture(url, largeImage({ size: { width, height }, kind: 'photo' }).width, 80, 'jpg'),
  };
}

/** A part of the band's ink as a share of 255, which begins at this letter of `#ff4b1f`. */
const share = (at: number) => Math.round(Number(`0x${homeInk.slice(at, at + 2)}`) / 0.255) / 1000;

/** The filter of `currentPictures.css`: shadows become ink, middle tones red, highlights paper, the values of tokens.css as shares of 255. */
function TwoInks() {
  return (
    <svg className="inks" aria-hidden="true">
      <filter id="two-inks" colorInterpolationFilters="sRGB">
        <feColorMatrix values="0.4 0.8 0.15 0 -0.1  0.4 0.8 0.15 0 -0.1  0.4 0.8 0.15 0 -0.1  0 0 0 1 0" />
        <feComponentTransfer>
          <feFuncR tableValues={`0.067 ${share(1)} 0.953`} type="table" />
          <feFuncG tableValues={`0.055 ${share(3)} 0.906`} type="table" />
          <feFuncB tableValues={`0.051 ${share(5)} 0.827`} type="table" />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
