import Picture from '../../../components/ui/Picture.tsx';
import { isModified } from '../../../lib/browser/isPrimaryClick.ts';
import type { ClickPlace } from '../../../lib/browser/throttleClick.ts';
import styles from './VideoPlayer.module.css';
import { thumbOf, watchUrl, type VideoEntry } from './videos.ts';
import type { VideoLabels } from './videoLabels.ts';

interface Props {
  videos: readonly VideoEntry[];
  labels: VideoLabels;
  onChoose: (id: string, place: ClickPlace) => void;
}

/** All videos but the active one. A click makes one active; without the island the link leads to the video on YouTube. */
export default function VideoList({ videos, labels, onChoose }: Props) {
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
                onChoose(video.id, event);
              }}
            >
              <Picture picture={thumbOf(video)} alt="" />
              <span className={styles.title} lang={labels.titleLanguage}>
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
