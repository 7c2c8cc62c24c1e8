import { useRef, useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import { reportDefect } from '../../../lib/browser/http.ts';
import { clockTime, longDate } from '../../../lib/dates/dates.ts';
import { delayText } from '../../../lib/i18n/formats.ts';
import { hasExpired } from '../../../components/session/session.ts';
import type { Translate } from '../frame/translate.ts';
import { addConcert, failureText, isSameConcert, serverErrors, showConcert } from './addConcert.ts';
import { concertErrors, toNewConcert, type ConcertError, type TypedConcert } from './concertFields.ts';

interface Options {
  locale: Locale;
  t: Translate;
  onExpire: () => void;
}

/** `unsaved` also means that another request is under way, or that an earlier attempt was stored with other values. */
type Result = { kind: 'saved' } | { kind: 'unsaved' } | { kind: 'invalid'; field: ConcertError['field'] };

/** State of the concert form. Checks the fields, sends one request at a time, and never stores a concert twice. */
export function useConcertForm({ locale, t, onExpire }: Options) {
  const [errors, setErrors] = useState<readonly ConcertError[]>([]);
  const [status, setStatus] = useState('');
  const isSending = useRef(false);
  /** Used by every attempt until one succeeds, because an attempt without a response may have been stored. */
  const idempotencyKey = useRef<string>(undefined);

  const showErrors = (found: readonly ConcertError[]) => {
    setErrors(found);
    setStatus(t('status-missing'));
  };

  const save = async (typed: TypedConcert): Promise<Result> => {
    const sent = toNewConcert(typed);
    idempotencyKey.current ??= crypto.randomUUID();
    setStatus(t('concert-saving'));
    try {
      const { concert, delay } = await addConcert(sent, idempotencyKey.current);
      idempotencyKey.current = undefined;
      const isSame = isSameConcert(concert, sent);
      const date = new Date(concert.date);
      const when = `${longDate(locale, date, concert.timeZone)}, ${clockTime(locale, date, concert.timeZone)}`;
      const saved = t(isSame ? 'concert-saved' : 'concert-saved-before', { name: concert.name, when });
      setStatus(`${saved} ${delayText(delay, locale, t)}`.trim());
      void showConcert(concert);
      return { kind: isSame ? 'saved' : 'unsaved' };
    } catch (failure) {
      reportDefect(failure);
      const found = serverErrors(failure);
      if (found.length > 0) showErrors(found);
      else setStatus(hasExpired(failure) ? '' : failureText(failure, t));
      if (hasExpired(failure)) onExpire();
      return { kind: 'unsaved' };
    }
  };

  return {
    errors,
    status,
    /** Checks the fields again after a failed attempt. */
    recheck: (typed: TypedConcert) => {
      if (errors.length > 0) setErrors(concertErrors(typed, new Date()));
    },
    /** Sends a valid concert, unless a request is under way. Returns the first invalid field. */
    submit: async (typed: TypedConcert): Promise<Result> => {
      if (isSending.current) return { kind: 'unsaved' };
      const found = concertErrors(typed, new Date());
      const [first] = found;
      if (first) {
        showErrors(found);
        return { kind: 'invalid', field: first.field };
      }
      setErrors([]);
      isSending.current = true;
      const result = await save(typed);
      isSending.current = false;
      return result;
    },
  };
}
