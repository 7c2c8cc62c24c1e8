import de from '../../../i18n/de/media.json';
import en from '../../../i18n/en/media.json';
import { adoptStyles } from '../../components/adoptStyles.ts';
import type { StoredPicture } from '../../contracts/storedPicture.ts';
import styles from './FreshColumns.css?inline';
import { freshEntry } from './freshEntry.ts';
import GalleryColumn from './GalleryColumn.tsx';

adoptStyles(styles);

interface Props {
  records: readonly StoredPicture[];
}

/** Pictures that the build did not print: the strip shows them in our two inks all the same, by a filter. */
export default function FreshColumns({ records }: Props) {
  const locale = document.documentElement.lang.startsWith('de') ? 'de' : 'en';
  const fallback = { de, en }[locale]['picture-fallback-alt'];
  return (
    <div className="fresh">
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
      {records.map((record) => (
        <GalleryColumn key={record.id} {...freshEntry(record, locale, fallback)} />
      ))}
    </div>
  );
}
