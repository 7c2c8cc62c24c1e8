import type { ReactNode } from 'react';
import styles from './ComingSoon.module.css';

export interface ComingSoonLabels {
  /** On the tape: COMING SOON! */
  tape: string;
  /** What a screen reader says. */
  spoken: string;
}

interface Props {
  labels: ComingSoonLabels;
  children: ReactNode;
  className?: string | undefined;
}

/** A control that is not there yet: readable under its tape, out of reach for pointer and keyboard, and announced as such. */
export default function ComingSoon({ labels, children, className = '' }: Props) {
  return (
    <span className={`${styles.soon} ${className}`} role="link" aria-disabled="true">
      {children}
      <span className="visually-hidden"> ({labels.spoken})</span>
      <span className={styles.tape} aria-hidden="true">
        {labels.tape}
      </span>
    </span>
  );
}
