import Checkbox from '../../../components/form/Checkbox.tsx';
import type { useConsent } from './useConsent.ts';
import styles from '../videos/VideoPlayer.module.css';
import type { VideoLabels } from '../videos/videoLabels.ts';

interface Props {
  labels: VideoLabels;
  privacy: string;
  consent: ReturnType<typeof useConsent>;
}

/** The note about the data that playing sends, and the check box that always allows YouTube. */
export default function Consent({ labels, privacy, consent: { allowed, allow } }: Props) {
  return (
    <div className={styles.consent}>
      <p className="small dim">
        {allowed ? labels.allowed : labels.consent} <a href={privacy}>{labels.more}</a>
      </p>
      <form method="dialog" autoComplete="off">
        <Checkbox label={labels.always} checked={allowed} onChange={allow} />
      </form>
    </div>
  );
}
