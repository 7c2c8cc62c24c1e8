import { useEffect, useRef, useState } from 'react';
import FormField from '../../components/FormField.tsx';
import PrimaryButton from '../../components/PrimaryButton.tsx';
import { contactAddress, longest, trapField } from '../../config/contact.ts';
import type { Locale } from '../../config/locales.ts';
import type { ContactField } from '../../contracts/contactFields.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';
import ErrorSummary from './ErrorSummary.tsx';
import MessageCount from './MessageCount.tsx';
import OtherWays from './OtherWays.tsx';
import PurposeChoice from './PurposeChoice.tsx';
import { readFields } from './readFields.ts';
import { forgetDraft, keepDraft, useDraft } from './useDraft.ts';
import { useSending } from './useSending.ts';

interface Props {
  locale: Locale;
  labels: ContactLabels;
  /** The band's address, for when the form cannot send. */
  email: string;
  /** The page that says what becomes of a message. */
  privacy: string;
}

/** The contact form: a plain form that posts by itself, and sends in place where there is script. */
export default function ContactForm({ locale, labels, email, privacy }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState('');
  const { sending, submit } = useSending((sent) => {
    sent.reset();
    forgetDraft();
    setMessage('');
  });
  useDraft(form);
  useEffect(() => {
    // From here on the errors are ours, which name all fields at once.
    if (!form.current) return;
    form.current.noValidate = true;
    form.current.dataset.ready = '';
    setMessage(readFields(form.current).message);
  }, []);

  const errors = sending.step === 'wrong' ? sending.errors : [];
  const t = (key: keyof ContactLabels) => labels[key];
  const field = (name: ContactField & keyof typeof longest) => ({
    name,
    t,
    labelKey: name,
    required: 'required' as const,
    errors: errors.filter((error) => error.field === name).map(({ key }) => ({ key, active: true })),
  });

  return (
    <form
      ref={form}
      className={styles.form}
      action={contactAddress}
      method="post"
      onInput={({ currentTarget }) => {
        keepDraft(currentTarget);
        setMessage(readFields(currentTarget).message);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {errors.length > 0 && <ErrorSummary {...{ form, errors, labels }} />}
      <input type="hidden" name="language" value={locale} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {labels.trap} <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <PurposeChoice labels={labels} />
      <FormField {...field('name')} autoComplete="name" />
      <FormField {...field('email')} type="email" autoComplete="email" />
      <div>
        <FormField {...field('message')} type="multiline" hint="message-hint" />
        <MessageCount length={message.length} labels={labels} />
      </div>
      <p className="small dim">
        {labels['privacy-note']} <a href={privacy}>{labels.gdpr}</a>
      </p>
      {sending.step === 'failed' && <OtherWays title={sending.title} {...{ form, message, labels, email }} />}
      <div>
        <PrimaryButton labelKey="send" t={t} type="submit" />
      </div>
      <p role="status" className={styles.status}>
        {'label' in sending && labels[sending.label]}
      </p>
    </form>
  );
}
