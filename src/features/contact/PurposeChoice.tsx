import { purposes } from '../../config/contact.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';

interface Props {
  labels: ContactLabels;
}

/** The purpose of the message. One is selected from the start, so it is never missing. */
export default function PurposeChoice({ labels }: Props) {
  return (
    <fieldset className={styles.purpose}>
      <legend>{labels.purpose}</legend>
      {purposes.map((purpose, index) => (
        <label key={purpose}>
          <input
            type="radio"
            name="purpose"
            value={purpose}
            id={index === 0 ? 'purpose' : undefined}
            defaultChecked={index === 0}
          />
          {labels[`purpose-${purpose}`]}
        </label>
      ))}
    </fieldset>
  );
}
