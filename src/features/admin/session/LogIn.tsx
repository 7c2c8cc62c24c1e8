import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import FormField from '../../../components/form/FormField.tsx';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import type { Locale } from '../../../config/locales.ts';
import { duration } from '../figures.ts';
import { logInError, type LogInError } from './logInError.ts';
import { logIn } from './session.ts';
import type { Say, WordKey } from '../words.ts';

interface Props {
  open: boolean;
  locale: Locale;
  say: Say;
  onEnter: () => void;
}

/** One field and its button, which waits until the field is filled (specification, sections 4 and 5). */
export default function LogIn({ open, locale, say, onEnter }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [valid, setValid] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<LogInError>();
  const password = () => form.current?.elements.namedItem('password') as HTMLInputElement | null;

  useEffect(() => {
    // After the dialog itself has opened, which gives the focus to the first thing in it.
    if (open) queueMicrotask(() => password()?.focus());
  }, [open]);

  const t = (key: WordKey) => say(key, { wait: duration(locale, error?.seconds ?? 0) });
  const check = () => {
    const isValid = form.current?.checkValidity() ?? false;
    setValid(isValid);
    setError(isValid ? undefined : { key: 'error-required' });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await logIn(password()?.value ?? '');
      form.current?.reset();
      setValid(false);
      onEnter();
    } catch (refusal) {
      const said = logInError(refusal);
      // Specification, section 8.
      if (said.key === 'error-wrong') console.warn('invalid login');
      setError(said);
      password()?.select();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onInput={check} onSubmit={(event) => void submit(event)}>
      {/* For password managers, which keep a password under a name. */}
      <input type="text" name="username" value="band" autoComplete="username" readOnly hidden />
      <FormField
        name="password"
        labelKey="password"
        t={t}
        type="password"
        required="required"
        autoComplete="current-password"
        errors={error && [{ key: error.key, active: true }]}
      />
      <p className="visually-hidden" role="alert">
        {error && error.key !== 'error-required' && t(error.key)}
      </p>
      <p className="visually-hidden" role="status">
        {busy && say('logging-in')}
      </p>
      <div>
        <PrimaryButton labelKey="log-in" t={t} type="submit" disabled={!valid} />
      </div>
    </form>
  );
}
