import { longest } from '../../config/contact.ts';
import { interpolate } from '../../lib/i18n/translator.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';

/** The count appears when at most this many characters remain. */
const nearLimit = 500;

interface Props {
  /** Length of the normalized message, in UTF-16 units. */
  length: number;
  labels: ContactLabels;
}

/** Counts the message near and over its limit. Screen readers announce only that a limit was crossed, not every key press. */
export default function MessageCount({ length, labels }: Props) {
  const most = longest.message;
  const over = length - most;
  const isNear = over > -nearLimit;
  const count = labels[over > 0 ? 'count-over' : 'count'];
  const warning = labels[over > 0 ? 'error-message-long' : 'count-near'];
  return (
    <>
      {isNear && <p className={`small ${styles.count}`}>{interpolate(count, { typed: length, over })}</p>}
      <p role="status" className="visually-hidden">
        {isNear && warning}
      </p>
    </>
  );
}
