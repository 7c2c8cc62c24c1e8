import Picture from '../../../components/ui/Picture.tsx';
import { isModified } from '../../../lib/browser/isPrimaryClick.ts';
import type { ClickPlace } from '../../../lib/browser/throttleClick.ts';
import styles from './VideoPlayer.module.css';
import { thumbOf, watchUrl, type VideoEntry } from './videos.ts';
import type { VideoLabels } from './videoLabels.ts';

interface Props {
  videos: readonly VideoEntry[];
  labels: VideoLabels;
  onSelect: (id: string, place: ClickPlace) => void;
}

/** All videos except the active one. A click selects a video; without the island its link opens YouTube. */
export default function VideoList({ videos, labels, onSelect }: Props) {
  return (
    <div>
      <h4 className="visually-hidden">{labels.others}</h4>
      <ol className={styles.list} role="list" aria-label={labels.others} data-scripted="">
        {videos.map((video) => (
          <li key={video.id}>
            <a
              href={watchUrl(video.id)}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                if (isModified(event)) return;
                event.preventDefault();
                onSelect(video.id, event);
              }}
            >
              <Picture picture={thumbOf(video)} alt="" />
              <span className={`underlined ${styles.title ?? ''}`} lang={labels.titleLanguage}>
                {video.title}
              </span>
              <span className={`visually-hidden ${styles.away}`}>
                {' '}
                {labels.onYouTube} ({labels.newTab})
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
