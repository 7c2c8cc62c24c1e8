import DeskIcon from './DeskIcon.tsx';
import styles from '../../../components/ui/PrimaryButton.module.css';
import type { Translate } from './translate.ts';

interface Props {
  /** Label of the red button; without one there is only the way back. */
  label?: string;
  /** Address of the list. */
  back: string;
  /** The line above the button: what is kept, missing or under way. */
  status?: string;
  disabled?: boolean;
  onMore?: (() => void) | undefined;
  t: Translate;
}

/** The buttons of a form, in the place of the bar: back, more, and one red button, which sends the form. */
export default function FormActions({ label, back, status = '', disabled = false, onMore, t }: Props) {
  return (
    <div className="form-actions">
      <p role="status">{status}</p>
      <div>
        <a className="square" href={back} aria-label={t('back')}>
          <DeskIcon name="back" />
        </a>
        {onMore && (
          <button className="square" type="button" aria-label={t('more')} onClick={onMore}>
            <DeskIcon name="more" />
          </button>
        )}
        {label && (
          <button className={styles.button} type="submit" disabled={disabled}>
            <span className={styles.label}>{label}</span>
          </button>
        )}
      </div>
    </div>
  );
}
