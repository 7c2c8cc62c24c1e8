import { useRef, useState, type SubmitEvent } from 'react';
import FormField from '../../../components/form/FormField.tsx';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import type { Locale } from '../../../config/locales.ts';
import { longestConcertTexts as longest } from '../../../contracts/concertRules.ts';
import type { Translate } from '../frame/translate.ts';
import { useUnloadWarning } from '../frame/useUnloadWarning.ts';
import './ConcertForm.css';
import { fieldId, isAmbiguousTime, readConcertForm, type ConcertField } from './concertFields.ts';
import SeasonChoice from './SeasonChoice.tsx';
import { useConcertForm } from './useConcertForm.ts';

interface Props {
  locale: Locale;
  t: Translate;
  onExpire: () => void;
}

/** Adds a concert (specification, section 7, Data backend). Day and time are Vienna's, in every time zone. */
export default function ConcertForm({ locale, t, onExpire }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, status, recheck, submit } = useConcertForm({ locale, t, onExpire });
  const [isAmbiguous, setAmbiguous] = useState(false);
  const [isDirty, setDirty] = useState(false);
  useUnloadWarning(isDirty);

  const typed = () => readConcertForm(new FormData(form.current ?? undefined));
  const field = (name: ConcertField) => ({
    name: fieldId(name),
    t,
    errors: errors.filter((error) => error.field === name).map(({ key }) => ({ key, active: true })),
  });
  const handleInput = () => {
    setDirty(true);
    setAmbiguous(isAmbiguousTime(typed()));
    recheck(typed());
  };
  const send = async () => {
    const result = await submit(typed());
    if (result.kind === 'saved') {
      form.current?.reset();
      setAmbiguous(false);
      setDirty(false);
    } else if (result.kind === 'invalid') {
      form.current?.querySelector<HTMLElement>(`[name='${fieldId(result.field)}']`)?.focus();
    }
  };

  return (
    <form
      ref={form}
      className="concert-form"
      noValidate
      aria-labelledby="concert-heading"
      onInput={handleInput}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id="concert-heading">{t('concert')}</h2>
      <FormField {...field('name')} labelKey="concert-name" required="required" maxLength={longest.name} />
      <div className="pair">
        <FormField {...field('date')} labelKey="concert-date" required="required" type="date" />
        <FormField
          {...field('time')}
          labelKey="concert-time"
          required="required"
          hint="concert-time-hint"
          type="time"
        />
      </div>
      {isAmbiguous && <SeasonChoice t={t} isMissing={field('season').errors.length > 0} />}
      <div className="pair">
        <FormField {...field('venue')} labelKey="concert-venue" maxLength={longest.venue} />
        <FormField {...field('city')} labelKey="concert-city" maxLength={longest.city} />
      </div>
      <FormField {...field('ticketUrl')} labelKey="concert-tickets" hint="concert-tickets-hint" type="url" />
      <p role="status">{status}</p>
      <div>
        <PrimaryButton labelKey="concert-add" t={t} type="submit" />
      </div>
    </form>
  );
}
