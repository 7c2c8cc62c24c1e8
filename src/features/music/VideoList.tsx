import { useRef } from 'react';
import Picture from '../../components/Picture.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import styles from './VideoPlayer.module.css';
import { thumbOf, watchUrl, type VideoEntry } from './videos.ts';
import type { VideoLabels } from './videoLabels.ts';

interface Props {
  videos: readonly VideoEntry[];
  labels: VideoLabels;
  arrived: boolean;
  onChoose: (id: string) => void;
}

/** All videos but the active one. A click makes one active; without script it opens the video on YouTube. */
export default function VideoList({ videos, labels, arrived, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list, arrived);

  return (
    <div>
      <h4 className="visually-hidden">{labels.others}</h4>
      <ol
        ref={list}
        className={styles.list}
        role="list"
        tabIndex={0}
        aria-label={labels.others}
        data-scripted=""
      >
        {videos.map((video) => {
          const content = (
            <>
              <Picture picture={thumbOf(video)} alt="" />
              <span className={styles.title} lang={labels.titleLanguage}>
                {video.title}
              </span>
            </>
          );
          return (
            <li key={video.id}>
              {arrived ? (
                <button
                  className="video-choice"
                  type="button"
                  onClick={() => {
                    onChoose(video.id);
                  }}
                >
                  {content}
                </button>
              ) : (
                <a href={watchUrl(video.id)} target="_blank" rel="noopener">
                  {content}
                  <span className="visually-hidden">
                    {' '}
                    {labels.onYouTube} ({labels.newTab})
                  </span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
