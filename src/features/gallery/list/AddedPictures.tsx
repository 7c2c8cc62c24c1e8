import de from '../../../../i18n/de/media.json';
import en from '../../../../i18n/en/media.json';
import { useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import type { StoredPicture } from '../../../contracts/storedPicture.ts';
import styles from './AddedPictures.css?inline';
import { countPictures } from './countPictures.ts';
import { storedEntry } from '../sync/storedEntry.ts';
import GalleryColumn from '../strip/GalleryColumn.tsx';
import ListedPicture from './ListedPicture.tsx';
import { remainingPictures } from '../sync/remainingPictures.ts';

adoptStyles(styles);

interface Props {
  records: readonly StoredPicture[];
  /** The strip holds at most so many pictures; the list of all pictures has no limit. */
  limit: number | undefined;
}

/** Pictures that the build did not print, before those that it did. They appear in the same two inks, by a filter. */
export default function AddedPictures({ records, limit }: Props) {
  const added = useRef<HTMLDivElement>(null);
  const locale = document.documentElement.lang.startsWith('de') ? 'de' : 'en';
  const words = { de, en }[locale];
  const Item = limit === undefined ? ListedPicture : GalleryColumn;

  useLayoutEffect(() => {
    if (!added.current) return;
    const moved = dropReplaced(added.current, { records, limit });
    tellRatios(added.current);
    countPictures({ moved, added: records.length }, words);
  }, [records, limit, words]);

  return (
    <div ref={added} className="added">
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
      {records.slice(0, limit).map((record) => (
        <Item
          key={record.id}
          {...storedEntry(record, locale, words['picture-fallback-alt'])}
          creditLabel={words.credit}
        />
      ))}
    </div>
  );
}

/**
 * Removes the build's pictures that do not stay; returns how many of them are among the added ones. React never renders that
 * HTML again, so nodes can be taken out of it.
 */
function dropReplaced(added: HTMLElement, { records, limit }: Props): number {
  const built = [...(added.nextElementSibling?.children ?? [])] as HTMLElement[];
  const stays = remainingPictures(
    built.map(({ dataset: { id } }) => id),
    records,
    limit,
  );
  built.forEach((picture, index) => {
    if (!stays[index]) picture.remove();
  });
  return built.filter(({ dataset }) => records.some(({ id }) => id === dataset.id)).length;
}

/** Tells the contact sheet the ratios of pictures that the page's own styles do not know (`ratio.ts`). */
function tellRatios(added: HTMLElement): void {
  for (const item of added.querySelectorAll<HTMLElement>('[data-ratio]')) {
    item.style.setProperty('--ratio', item.dataset.ratio ?? '');
  }
}
