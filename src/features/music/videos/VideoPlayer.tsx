import { useMemo, useState } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import { useSingleClick } from '../../../components/hooks/useSingleClick.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import { useHydrated } from '../../../components/hooks/useHydrated.ts';
import { useConsent } from '../consent/useConsent.ts';
import VideoList from './VideoList.tsx';
import css from './VideoPlayer.css?inline';
import styles from './VideoPlayer.module.css';
import { type Videos, currentVideos, selectVideo } from './videos.ts';
import type { VideoLabels } from './videoLabels.ts';
import VideoScreen from './VideoScreen.tsx';
import Checkbox from '../../../components/form/Checkbox.tsx';

adoptStyles(css);

interface Props {
  videos: Videos;
  labels: VideoLabels;
  /** Address of the information about the data that playing sends. */
  privacy: string;
}

/**
 * One video large, all others in their order (specification, section 4). Every control is in the HTML; without script every video
 * is a link to YouTube.
 */
export default function VideoPlayer({ videos, labels, privacy }: Props) {
  const [selected, setSelected] = useState<string>();
  const isHydrated = useHydrated();
  const consent = useConsent();
  const records = useRecords('videos');
  const click = useSingleClick();
  const { active, others } = useMemo(() => {
    const id = selected ?? videos[0].id;
    return selectVideo(records ? currentVideos(videos, records, id) : videos, id);
  }, [videos, records, selected]);

  return (
    <>
      <div className={styles.screen} data-ready={isHydrated ? '' : undefined}>
        <VideoScreen
          key={active.id}
          video={active}
          selected={active.id === selected}
          allowed={consent.allowed}
          {...{ labels, click }}
        />
        <Consent {...{ labels, privacy, consent }} />
      </div>
      <VideoList
        videos={others}
        labels={labels}
        onSelect={(id, place) => click(() => setSelected(id), place)}
      />
    </>
  );
}

interface ConsentProps {
  labels: VideoLabels;
  privacy: string;
  consent: ReturnType<typeof useConsent>;
}

/** The note about the data that playing sends, and the check box that always allows YouTube. */
function Consent({ labels, privacy, consent: { allowed, allow } }: ConsentProps) {
  return (
    <div className={`unprinted ${styles.consent ?? ''}`}>
      <p className="small dim">
        {allowed ? labels.allowed : labels.consent} <a href={privacy}>{labels.more}</a>
      </p>
      <form method="dialog" autoComplete="off">
        <Checkbox label={labels.always} checked={allowed} onChange={allow} />
      </form>
    </div>
  );
}
