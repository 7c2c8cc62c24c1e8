import styles from './DateBadge.module.css';

interface Props {
  month: string;
  day: string;
  /** Shown beside the month, for dates of another year. */
  year?: string | undefined;
}

/** Short month and two-digit day (specification, section 2). The `time` beside it holds the date in words, so screen readers skip the badge. */
export default function DateBadge({ month, day, year }: Props) {
  return (
    <span className={styles.badge} aria-hidden="true">
      <span className={styles.month}>
        <span>{month}</span>
        {year && <span>{` ${year}`}</span>}
      </span>
      <span className={styles.day}>{day}</span>
    </span>
  );
}
