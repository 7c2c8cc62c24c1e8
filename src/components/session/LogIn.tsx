import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import Checkbox from '../form/Checkbox.tsx';
import FormField from '../form/FormField.tsx';
import PrimaryButton from '../ui/PrimaryButton.tsx';
import type { Locale } from '../../config/locales.ts';
import { reportDefect } from '../../lib/browser/http.ts';
import { formatDuration } from '../../lib/i18n/formats.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import {
  hasExpired,
  leaveEverywhere,
  logIn,
  logInError,
  type LogInError,
  type SessionTextKey,
} from './session.ts';

interface Props {
  open: boolean;
  locale: Locale;
  t: Translate<SessionTextKey>;
  /** The use of the password. */
  action?: 'log-in' | 'leave-everywhere';
  /** Called after the right password. */
  onEnter: () => void;
  /** Called when a use of the password needs a session, which has ended. */
  onExpire?: () => void;
}

/** The log-in form. Its button is disabled while the field is empty (specification, sections 4 and 5). */
export default function LogIn({ open, locale, t: translate, action = 'log-in', onEnter, onExpire }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isValid, setValid] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<LogInError>();
  const [isShown, setShown] = useState(false);
  const [isOwnDevice, setOwnDevice] = useState(false);
  const password = () => form.current?.elements.namedItem('password') as HTMLInputElement | null;

  useEffect(() => {
    // The opening dialog focuses its first control, so focus the password after that.
    if (open) queueMicrotask(() => password()?.focus());
  }, [open]);

  const t = (key: SessionTextKey) => translate(key, { wait: formatDuration(locale, error?.seconds ?? 0) });
  const check = () => {
    const isFilled = form.current?.checkValidity() ?? false;
    setValid(isFilled);
    setError(isFilled ? undefined : { key: 'error-required' });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError(undefined);
    try {
      const typed = password()?.value ?? '';
      await (action === 'log-in' ? logIn(typed, isOwnDevice) : leaveEverywhere(typed));
      form.current?.reset();
      setValid(false);
      setShown(false);
      onEnter();
    } catch (failure) {
      reportDefect(failure);
      if (onExpire && hasExpired(failure)) {
        onExpire();
        return;
      }
      const found = logInError(failure);
      // Specification, section 8.
      if (found.key === 'error-wrong') console.warn('invalid login');
      setError(found);
      password()?.select();
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form} noValidate onInput={check} onSubmit={(event) => void submit(event)}>
      {/* Password managers store a password under a user name. */}
      <input type="text" name="username" value="band" autoComplete="username" readOnly hidden />
      <FormField
        name="password"
        labelKey="password"
        t={t}
        type={isShown ? 'text' : 'password'}
        required="required"
        autoComplete="current-password"
        errors={error && [{ key: error.key, active: true }]}
      />
      <div>
        <Checkbox label={t('show-password')} checked={isShown} onChange={setShown} />
        {action === 'log-in' && (
          <Checkbox label={t('own-device')} checked={isOwnDevice} onChange={setOwnDevice} />
        )}
      </div>
      <p className="visually-hidden" role="alert">
        {error && error.key !== 'error-required' && t(error.key)}
      </p>
      <p className="visually-hidden" role="status">
        {isSending && t('logging-in')}
      </p>
      <div>
        <PrimaryButton labelKey={action} t={t} type="submit" disabled={!isValid} />
      </div>
    </form>
  );
}
