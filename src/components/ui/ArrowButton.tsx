import styles from './ArrowButton.module.css';
import Icon from './Icon.tsx';

interface Props {
  label: string;
  /** Points to the next column; without it, to the previous one. */
  forward?: boolean;
  onClick: () => void;
}

/** One step forward or back. */
export default function ArrowButton({ label, forward = false, onClick }: Props) {
  return (
    <button
      className={styles.arrow}
      type="button"
      aria-label={label}
      data-forward={forward || undefined}
      onClick={onClick}
    >
      <Icon name="up" />
    </button>
  );
}
