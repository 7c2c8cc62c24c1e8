import { useRef, useState, type SubmitEvent } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import FormField from '../../../components/form/FormField.tsx';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import type { Locale } from '../../../config/locales.ts';
import { longestConcertTexts as longest } from '../../../contracts/concertRules.ts';
import { useWarning } from '../upload/useWarning.ts';
import type { Say, WordKey } from '../words.ts';
import styles from './ConcertForm.css?inline';
import Season from './Season.tsx';
import { fieldId, isDoubled, typedIn, type ConcertField } from './typedConcert.ts';
import { useConcertForm } from './useConcertForm.ts';

adoptStyles(styles);

interface Props {
  locale: Locale;
  say: Say;
  onExpire: () => void;
}

/** Adds a concert (specification, section 7, Data backend). Its day and time are Vienna's, wherever it is typed. */
export default function ConcertForm({ locale, say, onExpire }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, news, recheck, submit } = useConcertForm({ locale, say, onExpire });
  const [doubled, setDoubled] = useState(false);
  const [dirty, setDirty] = useState(false);
  useWarning(dirty);

  const typed = () => typedIn(new FormData(form.current ?? undefined));
  const t = (key: WordKey) => say(key);
  const of = (field: ConcertField) => ({
    name: fieldId(field),
    t,
    errors: errors.filter((error) => error.field === field).map(({ key }) => ({ key, active: true })),
  });
  const look = () => {
    setDirty(true);
    setDoubled(isDoubled(typed()));
    recheck(typed());
  };
  const send = async () => {
    const outcome = await submit(typed());
    if (outcome === true) {
      form.current?.reset();
      setDoubled(false);
      setDirty(false);
    } else if (outcome) {
      form.current?.querySelector<HTMLElement>(`[name='${fieldId(outcome.field)}']`)?.focus();
    }
  };

  return (
    <form
      ref={form}
      className="concert-form"
      noValidate
      aria-labelledby="concert-heading"
      onInput={look}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 id="concert-heading">{say('concert')}</h3>
      <FormField {...of('name')} labelKey="concert-name" required="required" maxLength={longest.name} />
      <div className="pair">
        <FormField {...of('date')} labelKey="concert-date" required="required" type="date" />
        <FormField
          {...of('time')}
          labelKey="concert-time"
          required="required"
          hint="concert-time-hint"
          type="time"
        />
      </div>
      {doubled && <Season say={say} isMissing={of('season').errors.length > 0} />}
      <div className="pair">
        <FormField {...of('venue')} labelKey="concert-venue" maxLength={longest.venue} />
        <FormField {...of('city')} labelKey="concert-city" maxLength={longest.city} />
      </div>
      <FormField {...of('ticketUrl')} labelKey="concert-tickets" hint="concert-tickets-hint" type="url" />
      <p role="status">{news}</p>
      <div>
        <PrimaryButton labelKey="concert-add" t={t} type="submit" />
      </div>
    </form>
  );
}
