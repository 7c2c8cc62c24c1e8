import { useRef, useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import { clockTime, longDate } from '../../../lib/dates/dates.ts';
import { delayText } from '../session/retryText.ts';
import { hasExpired } from '../upload/queue/failure.ts';
import type { Say } from '../words.ts';
import { addConcert, isAsSent, showConcert } from './addConcert.ts';
import { failureWords, wrongFields } from './concertFailure.ts';
import { concertOf, wrongIn, type ConcertError, type TypedConcert } from './typedConcert.ts';

interface Options {
  locale: Locale;
  say: Say;
  onExpire: () => void;
}

/** The state of the concert form: checks, sends one request at a time, and never stores a concert twice. */
export function useConcertForm({ locale, say, onExpire }: Options) {
  const [errors, setErrors] = useState<readonly ConcertError[]>([]);
  const [news, setNews] = useState('');
  const busy = useRef(false);
  /** Of every try until one is answered with success: one that seemed lost may have arrived. */
  const key = useRef<string>(undefined);

  const refuse = (found: readonly ConcertError[]) => {
    setErrors(found);
    setNews(say('say-missing'));
  };

  /** Whether what was typed is kept, so that the fields may be emptied. */
  const save = async (typed: TypedConcert): Promise<boolean> => {
    const concert = concertOf(typed);
    key.current ??= crypto.randomUUID();
    setNews(say('concert-saving'));
    try {
      const { concert: kept, late } = await addConcert(concert, key.current);
      key.current = undefined;
      const asSent = isAsSent(kept, concert);
      const date = new Date(kept.date);
      const when = `${longDate(locale, date)}, ${clockTime(locale, date)}`;
      const saved = say(asSent ? 'concert-saved' : 'concert-saved-before', { name: kept.name, when });
      setNews(`${saved} ${delayText(late, locale, say)}`.trim());
      void showConcert(kept);
      return asSent;
    } catch (failure) {
      const found = wrongFields(failure);
      if (found.length > 0) refuse(found);
      else setNews(hasExpired(failure) ? '' : failureWords(failure, say));
      if (hasExpired(failure)) onExpire();
      return false;
    }
  };

  return {
    errors,
    news,
    /** Looks again at what was wrong; nothing is wrong before the first try. */
    recheck: (typed: TypedConcert) => {
      if (errors.length > 0) setErrors(wrongIn(typed, new Date()));
    },
    /** Answers the first field that is wrong, or whether it was kept; a second press while that goes on does nothing. */
    submit: async (typed: TypedConcert): Promise<ConcertError | boolean> => {
      if (busy.current) return false;
      const found = wrongIn(typed, new Date());
      setErrors(found);
      const [first] = found;
      if (first) {
        refuse(found);
        return first;
      }
      busy.current = true;
      const kept = await save(typed);
      busy.current = false;
      return kept;
    },
  };
}
