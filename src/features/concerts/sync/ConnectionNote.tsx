import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import styles from './ConnectionNote.css?inline';

adoptStyles(styles);

/** Says politely how old the concerts are when there is no connection; stands there empty before, so that it is heard. */
export default function ConnectionNote({ children }: { children: string }) {
  return (
    <p className="dim connection-note" role="status">
      {children}
    </p>
  );
}
