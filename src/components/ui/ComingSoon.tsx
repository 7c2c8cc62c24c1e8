import type { ReactNode } from 'react';
import type { Translate } from '../../lib/i18n/translator.ts';
import styles from './ComingSoon.module.css';

export interface ComingSoonLabels {
  /** Text on the tape: COMING SOON! */
  tape: string;
  /** Text for screen readers. */
  spoken: string;
}

export const comingSoonLabels = (t: Translate): ComingSoonLabels => ({
  tape: t('page:coming-soon'),
  spoken: t('page:coming-soon-spoken'),
});

/** The labels of a control that is not available yet; none once it is. */
export const soonUnless = (isAvailable: boolean, t: Translate): ComingSoonLabels | undefined =>
  isAvailable ? undefined : comingSoonLabels(t);

interface Props {
  labels: ComingSoonLabels;
  children: ReactNode;
  className?: string | undefined;
}

/** A control that is not available yet: readable under its tape, out of reach for pointer and keyboard, announced as coming soon. */
export default function ComingSoon({ labels, children, className = '' }: Props) {
  return (
    <span className={`unprinted ${styles.soon} ${className}`} role="link" aria-disabled="true">
      {children}
      <span className="visually-hidden">{` (${labels.spoken})`}</span>
      <span className={styles.tape} aria-hidden="true">
        {labels.tape}
      </span>
    </span>
  );
}
