import { useEffect, useRef, type RefObject } from 'react';
import type { ContactError } from '../../contracts/contactFields.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  errors: readonly ContactError[];
  labels: ContactLabels;
}

/** Everything that is wrong, at the top: takes the focus whenever the form was sent in vain, and leads to each field. */
export default function ErrorSummary({ form, errors, labels }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);

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
                form.current?.querySelector<HTMLElement>(`#${field}`)?.focus();
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
