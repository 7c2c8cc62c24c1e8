import { longest } from '../../config/contact.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';

/** The count appears for the last characters before the limit, this many. */
const nearLimit = 500;

interface Props {
  /** Length of the message as it would be sent, in UTF-16 units. */
  length: number;
  labels: ContactLabels;
}

/** Counts the message near and over its limit. Screen readers hear only that a limit was crossed, not every stroke. */
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
