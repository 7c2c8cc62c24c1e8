import { useState } from 'react';
import { prepareMail } from '../../records/contact/contactMail.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';

interface Props {
  message: string;
  /** The reason; empty without a response. */
  title: string;
  labels: ContactLabels;
  /** The band's address. */
  email: string;
}

/** Reports a failed attempt, and offers the same text as an e-mail and to copy. */
export default function SendingFailed({ message, title, labels, email }: Props) {
  const [copyResult, setCopyResult] = useState<'copied' | 'copy-failed'>();
  const mail = prepareMail(email, labels['mail-subject'], message);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopyResult('copied');
    } catch {
      document.querySelector<HTMLTextAreaElement>('textarea#message')?.select();
      setCopyResult('copy-failed');
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
      <a href={mail.href}>{labels['write-mail']}</a>
      {mail.isShortened && <p>{labels['mail-shortened']}</p>}
      <p role="status">{copyResult && labels[copyResult]}</p>
    </div>
  );
}
