import Picture from '../../../components/ui/Picture.tsx';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import styles from './Releases.module.css';

export interface ReleaseCard {
  name: string;
  url: string;
  /** Type and date, as exact as they are known. */
  published: string;
  /** The release day, where it is known to the day: `2026-11-06`. */
  day?: string | undefined;
  cover: RenderedPicture;
}

export interface ReleaseLabels {
  /** Language of the names, where it is not the page's. */
  titleLanguage?: string | undefined;
  new: string;
  onSpotify: string;
  newTab: string;
}

export interface ReleaseColumnProps {
  release: ReleaseCard;
  labels: ReleaseLabels;
  isNew: boolean;
}

/** One release in the slideshow. NEW! waits in the page wherever a day is known, since the page decides about it. */
export default function ReleaseColumn({ release, labels, isNew }: ReleaseColumnProps) {
  const { name, url, published, day, cover } = release;
  return (
    <div className={styles.column} data-column="" data-day={day}>
      <a className={styles.link} href={url} target="_blank" rel="noopener">
        <Picture picture={cover} alt="" />
        <span className={styles.name} lang={labels.titleLanguage}>
          {name}
        </span>
        <span className="visually-hidden"> {`${labels.onSpotify} (${labels.newTab})`}</span>
      </a>
      <p className="small dim">{published}</p>
      {day && (
        <p className={styles.new} hidden={!isNew}>
          {labels.new}
        </p>
      )}
    </div>
  );
}
