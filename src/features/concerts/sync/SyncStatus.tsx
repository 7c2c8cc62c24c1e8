import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import styles from './SyncStatus.css?inline';

adoptStyles(styles);

/** States politely the age of the concerts while offline. It is rendered before its text, so that screen readers announce it. */
export default function SyncStatus({ note }: { note: string }) {
  return (
    <p className="dim connection-note" role="status">
      {note}
    </p>
  );
}
