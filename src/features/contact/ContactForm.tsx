import { useEffect, useRef, useState, type InputEvent, type ReactNode } from 'react';
import FormField from '../../components/form/FormField.tsx';
import PrimaryButton from '../../components/ui/PrimaryButton.tsx';
import { contactAddress, longest, trapField } from '../../config/contact.ts';
import type { Locale } from '../../config/locales.ts';
import type { ContactField } from '../../contracts/contactFields.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';
import ErrorSummary from './ErrorSummary.tsx';
import MessageCount from './MessageCount.tsx';
import OtherWays from './OtherWays.tsx';
import Poster from './Poster.tsx';
import PurposeChoice from './PurposeChoice.tsx';
import { readFields } from './readFields.ts';
import { forgetDraft, keepDraft, useDraft } from './useDraft.ts';
import { useSending } from './useSending.ts';
import { useSteadyField } from './useSteadyField.ts';

interface Props {
  locale: Locale;
  labels: ContactLabels;
  /** The band's address, for when the form cannot send. */
  email: string;
  /** The page that says what becomes of a message. */
  privacy: string;
  /** Poster that takes the place of the form after a message has arrived: a slot, rendered by the build. */
  thanks?: ReactNode;
}

/** The contact form: a plain form that posts by itself, and sends in place where there is script. */
export default function ContactForm({ locale, labels, email, privacy, thanks }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState('');
  const { sending, submit, recheck } = useSending(forgetDraft);
  const holdStill = useSteadyField();
  useDraft(form);
  useEffect(() => {
    // From here on the errors are ours, which name all fields at once.
    if (!form.current) return;
    form.current.noValidate = true;
    form.current.dataset.ready = '';
    setMessage(readFields(form.current).message);
  }, []);

  const { errors, found } = sending.step === 'wrong' ? sending : { errors: [], found: [] };
  const isThanking = sending.step === 'sent' && sending.label === 'sent';
  const t = (key: keyof ContactLabels) => labels[key];
  const field = (name: ContactField & keyof typeof longest) => ({
    name,
    t,
    labelKey: name,
    required: 'required' as const,
    errors: errors.filter((error) => error.field === name).map(({ key }) => ({ key, active: true })),
  });
  const onInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    keepDraft(currentTarget);
    setMessage(readFields(currentTarget).message);
    if (!errors.some((error) => error.field === name)) return;
    holdStill(target as HTMLElement);
    recheck(currentTarget, name);
  };

  return (
    <div className={isThanking ? styles.sent : styles.contact}>
      {isThanking ? (
        <Poster name={labels.thanks}>{thanks}</Poster>
      ) : (
        <form
          ref={form}
          className={styles.form}
          action={contactAddress}
          method="post"
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault();
            submit(event.currentTarget);
          }}
        >
          {errors.length > 0 && <ErrorSummary {...{ form, found, errors, labels }} />}
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
          {sending.step === 'failed' && (
            <OtherWays title={sending.title} {...{ form, message, labels, email }} />
          )}
          <div>
            <PrimaryButton labelKey="send" t={t} type="submit" />
          </div>
        </form>
      )}
      {/* Outside of the form, so that it outlives it: only a line that stood there before is announced. */}
      <p role="status" className={isThanking ? 'visually-hidden' : styles.status}>
        {'label' in sending && labels[sending.label]}
      </p>
    </div>
  );
}
