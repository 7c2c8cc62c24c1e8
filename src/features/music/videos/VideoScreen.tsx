import { useRef } from 'react';
import Picture from '../../../components/ui/Picture.tsx';
import type { useSingleClick } from '../../../components/hooks/useSingleClick.ts';
import { interpolate } from '../../../lib/i18n/translator.ts';
import PlayButton from './PlayButton.tsx';
import { usePlayer } from './usePlayer.ts';
import styles from './VideoPlayer.module.css';
import { stillOf, watchUrl, type VideoEntry } from './videos.ts';
import type { VideoLabels } from './videoLabels.ts';

interface Props {
  video: VideoEntry;
  labels: VideoLabels;
  /** Was selected in the list, and is no longer in it. */
  selected: boolean;
  allowed: boolean;
  click: ReturnType<typeof useSingleClick>;
}

/**
 * The still of a video until its button is clicked, then YouTube's player in the same place. Without script the link in the
 * caption covers the still instead of the button.
 */
export default function VideoScreen({ video, labels, selected, allowed, click }: Props) {
  const { id, title } = video;
  const stage = useRef<HTMLDivElement>(null);
  const { phase, play } = usePlayer(stage, video);

  return (
    <figure>
      <div className={`unprinted ${styles.still ?? ''}`}>
        <Picture picture={stillOf(video)} alt="" />
        {/* A press before the island may have filled it, and React leaves that alone. */}
        <div
          ref={stage}
          className="video-stage"
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        {phase !== 'playing' && (
          <PlayButton
            label={interpolate(labels.play, { title })}
            takesFocus={selected && phase !== 'failed'}
            onClick={(place) => click(() => void play(), place)}
            {...{ phase, allowed }}
          />
        )}
        {phase !== 'playing' && <span />}
        {phase === 'failed' && (
          <p className="video-failed unprinted" role="alert">
            {labels.failed}{' '}
            <a href={watchUrl(id)} target="_blank" rel="noopener">
              {labels.watch}
              <span className="visually-hidden"> ({labels.newTab})</span>
            </a>
          </p>
        )}
      </div>
      <figcaption>
        <span className={styles.title} lang={labels.titleLanguage}>
          {title}
        </span>{' '}
        <a href={watchUrl(id)} target="_blank" rel="noopener">
          <span className="visually-hidden" lang={labels.titleLanguage}>
            {title}{' '}
          </span>
          {labels.onYouTube}
          <span className="visually-hidden"> ({labels.newTab})</span>
        </a>
      </figcaption>
    </figure>
  );
}
