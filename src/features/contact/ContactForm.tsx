import { useEffect, useRef, useState, type InputEvent, type ReactNode } from 'react';
import FormField from '../../components/form/FormField.tsx';
import PrimaryButton from '../../components/ui/PrimaryButton.tsx';
import { contactAddress, longest, trapField } from '../../config/contact.ts';
import type { Locale } from '../../config/locales.ts';
import type { ContactField } from '../../records/contact/contactFields.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';
import ErrorSummary from './ErrorSummary.tsx';
import MessageCount from './MessageCount.tsx';
import SendingFailed from './SendingFailed.tsx';
import ThanksPoster from './ThanksPoster.tsx';
import PurposeChoice from './PurposeChoice.tsx';
import { readFields } from './readFields.ts';
import { clearDraft, saveDraft, useDraft, useQuestion } from './useDraft.ts';
import { useSending } from './useSending.ts';
import { useStableField } from './useStableField.ts';

interface Props {
  locale: Locale;
  labels: ContactLabels;
  /** The band's address, for a failed attempt. */
  email: string;
  /** Address of the privacy page. */
  privacy: string;
  /** Poster that replaces the form after success: a slot, rendered by the build. */
  thanks?: ReactNode;
}

/** The contact form: a plain HTML form, which a script sends without leaving the page. */
export default function ContactForm({ locale, labels, email, privacy, thanks }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState('');
  const { sending, submit, recheck } = useSending(clearDraft);
  const keepPosition = useStableField();
  useDraft(form);
  useQuestion(form);
  useEffect(() => {
    // From here on the form shows its own errors, all at once.
    if (!form.current) return;
    form.current.noValidate = true;
    form.current.dataset.ready = '';
    setMessage(readFields(form.current).message);
  }, []);

  const { errors, initialErrors } = sending.step === 'invalid' ? sending : { errors: [], initialErrors: [] };
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
    saveDraft(currentTarget);
    setMessage(readFields(currentTarget).message);
    if (!errors.some((error) => error.field === name)) return;
    keepPosition(target as HTMLElement);
    recheck(currentTarget, name);
  };

  return (
    <div className={isThanking ? undefined : styles.contact}>
      {isThanking ? (
        <ThanksPoster name={labels.thanks}>{thanks}</ThanksPoster>
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
          {errors.length > 0 && <ErrorSummary {...{ form, initialErrors, errors, labels }} />}
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
            <SendingFailed title={sending.title} {...{ form, message, labels, email }} />
          )}
          <div>
            <PrimaryButton labelKey="send" t={t} type="submit" />
          </div>
        </form>
      )}
      {/* Outside of the form, which the poster replaces: a live region announces only if it exists before its text. */}
      <p role="status" className={isThanking ? 'visually-hidden' : styles.status}>
        {'label' in sending && labels[sending.label]}
      </p>
    </div>
  );
}
