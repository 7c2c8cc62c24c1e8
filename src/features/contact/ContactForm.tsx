import { type InputEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import FormField from '../../components/form/FormField.tsx';
import '../../components/form/radio.css';
import PrimaryButton from '../../components/ui/PrimaryButton.tsx';
import { contactAddress, formId, longest, purposes, trapField } from '../../config/contact.ts';
import type { Locale } from '../../config/locales.ts';
import type { ContactField } from '../../records/contact/contactFields.ts';
import styles from './ContactForm.module.css';
import type { ContactLabels } from './contactLabels.ts';
import ErrorSummary from './ErrorSummary.tsx';
import SendingFailed from './SendingFailed.tsx';
import ThanksPoster from './ThanksPoster.tsx';
import { readFields } from './readFields.ts';
import { clearDraft, saveDraft, useDraft } from './useDraft.ts';
import { useIsClosed } from './useIsClosed.ts';
import { useSending } from './useSending.ts';
import { interpolate } from '../../lib/i18n/translator.ts';

/** The count appears when at most this many characters remain. */
const nearLimit = 500;

interface MessageCountProps {
  /** Length of the normalized message, in UTF-16 units. */
  length: number;
  labels: ContactLabels;
}

/** Counts the message near and over its limit. Screen readers announce only that a limit was crossed, not every key press. */
function MessageCount({ length, labels }: MessageCountProps) {
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
  const isClosed = useIsClosed(form);
  useEffect(() => {
    // From here on the form shows its own errors, all at once.
    if (!form.current) return;
    form.current.noValidate = true;
    form.current.dataset.ready = '';
    const fields = readFields(form.current);
    // Typed before the script was there.
    if (fields.name || fields.email || fields.message) saveDraft(form.current);
    setMessage(fields.message);
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

  if (isClosed)
    return (
      <div id={formId} className={styles.closed} data-stock="paper">
        <p className="lead">{labels['not-yet']}</p>
        <a href={`mailto:${email}`}>{labels['write-mail']}</a>
      </div>
    );
  return (
    <div className={isThanking ? undefined : styles.contact}>
      {isThanking ? (
        <ThanksPoster name={labels.thanks}>{thanks}</ThanksPoster>
      ) : (
        <form
          ref={form}
          id={formId}
          className={styles.form}
          action={contactAddress}
          method="post"
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault();
            submit(event.currentTarget);
          }}
        >
          {errors.length > 0 && <ErrorSummary {...{ initialErrors, errors, labels }} />}
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
            <SendingFailed title={sending.title} {...{ message, labels, email }} />
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

interface PurposeChoiceProps {
  labels: ContactLabels;
}

/** The purpose of the message. One is selected from the start, so it is never missing. */
function PurposeChoice({ labels }: PurposeChoiceProps) {
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

/**
 * Keeps a field at its position in the window while content above it disappears. Call the result with the field before the change;
 * the next render scrolls the page.
 */
function useStableField(): (field: HTMLElement) => void {
  const held = useRef<{ field: HTMLElement; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { field, top } = held.current;
    held.current = undefined;
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (field) => {
    held.current = { field, top: field.getBoundingClientRect().top };
  };
}
