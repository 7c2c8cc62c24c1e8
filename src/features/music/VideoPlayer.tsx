import { useState } from 'react';
import { adoptStyles } from '../../components/adoptStyles.ts';
import { useOnePress } from '../../components/useOnePress.ts';
import { useFreshRecords } from '../../lib/freshRecords.ts';
import Consent from './Consent.tsx';
import { useArrived } from './useArrived.ts';
import { useConsent } from './useConsent.ts';
import VideoList from './VideoList.tsx';
import css from './VideoPlayer.css?inline';
import styles from './VideoPlayer.module.css';
import { choose, follow, type Videos } from './videos.ts';
import type { VideoLabels } from './videoLabels.ts';
import VideoScreen from './VideoScreen.tsx';

adoptStyles(css);

interface Props {
  videos: Videos;
  labels: VideoLabels;
  /** Where the page says what playing sends to whom. */
  privacy: string;
}

/**
 * One video large, all others in their order (specification, section 4). Every control is in the HTML; without script every video
 * is a link to its place.
 */
export default function VideoPlayer({ videos, labels, privacy }: Props) {
  const [chosen, setChosen] = useState<string>();
  const arrived = useArrived();
  const consent = useConsent();
  const fresh = useFreshRecords('videos');
  const current = chosen ?? videos[0].id;
  const { active, others } = choose(fresh ? follow(videos, fresh, current) : videos, current);
  // The second of two presses would hit what the first one has put under the finger.
  const press = useOnePress();

  return (
    <>
      <div className={styles.screen} data-ready={arrived ? '' : undefined}>
        <VideoScreen
          key={active.id}
          video={active}
          chosen={active.id === chosen}
          allowed={consent.allowed}
          {...{ labels, press }}
        />
        <Consent {...{ labels, privacy, consent }} />
      </div>
      <VideoList
        videos={others}
        labels={labels}
        onChoose={(id) => {
          press(() => {
            setChosen(id);
          });
        }}
      />
    </>
  );
}
