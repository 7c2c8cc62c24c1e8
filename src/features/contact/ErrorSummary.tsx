import { useEffect, useRef } from 'react';
import type { ContactError } from '../../records/contact/contactFields.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';

interface Props {
  /** Errors of the last attempt. */
  initialErrors: readonly ContactError[];
  /** The errors that remain. */
  errors: readonly ContactError[];
  labels: ContactLabels;
}

/** Lists all errors above the form and links to their fields. Takes the focus after each failed attempt, and only then. */
export default function ErrorSummary({ initialErrors, errors, labels }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [initialErrors]);

  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="group" aria-labelledby="summary">
      <h2 id="summary">{labels['error-summary']}</h2>
      <ul role="list">
        {errors.map(({ field, key }) => (
          <li key={key}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {labels[key]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
