import { useState } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import { useSingleClick } from '../../../components/hooks/useSingleClick.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import Consent from '../consent/Consent.tsx';
import { useHydrated } from '../../../components/hooks/useHydrated.ts';
import { useConsent } from '../consent/useConsent.ts';
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
  const arrived = useHydrated();
  const consent = useConsent();
  const fresh = useRecords('videos');
  const current = chosen ?? videos[0].id;
  const { active, others } = choose(fresh ? follow(videos, fresh, current) : videos, current);
  const press = useSingleClick();

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
        onChoose={(id, place) => {
          press(() => {
            setChosen(id);
          }, place);
        }}
      />
    </>
  );
}
