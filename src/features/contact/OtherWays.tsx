import { useState, type RefObject } from 'react';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';
import { readFields } from './readFields.ts';

/** How much of a message the address of an e-mail still holds, in characters. */
const longestMailto = 1500;

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** Why it could not be sent; empty where nothing answered. */
  title: string;
  labels: ContactLabels;
  /** The band's address. */
  email: string;
}

/** Sending has failed: says so, and offers the same text as an e-mail and to copy. */
export default function OtherWays({ form, title, labels, email }: Props) {
  const [copying, setCopying] = useState<'copied' | 'copy-failed'>();
  const message = () => (form.current ? readFields(form.current).message : '');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message());
      setCopying('copied');
    } catch {
      form.current?.querySelector('textarea')?.select();
      setCopying('copy-failed');
    }
  };
  return (
    <div className={styles.summary}>
      <p role="alert">
        {title === '' ? labels.unreachable : title} {labels['nothing-lost']} {labels['other-ways']}
      </p>
      <button type="button" onClick={() => void copy()}>
        {labels.copy}
      </button>
      <a
        href={`mailto:${email}`}
        // What was typed since the failure belongs into the e-mail, too.
        onClick={({ currentTarget }) => {
          currentTarget.href = mailto(email, labels['mail-subject'], message());
        }}
      >
        {labels['write-mail']}
      </a>
      <p role="status">{copying && labels[copying]}</p>
    </div>
  );
}

function mailto(email: string, subject: string, message: string): string {
  const body = [...message].slice(0, longestMailto).join('');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
