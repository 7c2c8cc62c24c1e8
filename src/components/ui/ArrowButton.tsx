import styles from './ArrowButton.module.css';
import Icon from './Icon.tsx';

interface Props {
  label: string;
  /** Points to what comes next; without it, to what was before. */
  forward?: boolean;
  onPress: () => void;
}

/** One step on or back. */
export default function ArrowButton({ label, forward = false, onPress }: Props) {
  return (
    <button
      className={styles.arrow}
      type="button"
      aria-label={label}
      data-forward={forward || undefined}
      onClick={onPress}
    >
      <Icon name="up" />
    </button>
  );
}
