import { useEffect, useState } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import { restorableDays } from '../../../../config/stores.ts';
import type { DeletedConcert } from '../../../../contracts/concert.ts';
import { reportDefect } from '../../../../lib/browser/http.ts';
import FormActions from '../../form/FormActions.tsx';
import FormHead from '../../form/FormHead.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import { listDeletedConcerts } from '../data/concertCalls.ts';
import { typedFrom, type TypedConcert } from '../data/typedConcert.ts';
import type { UnsentConcert } from '../data/unsentConcert.ts';
import { daysLeft } from '../../records/keptDays.ts';
import { dateInWords } from './description.ts';

interface Props {
  /** Discarded drafts of new concerts. */
  drafts: readonly UnsentConcert[];
  locale: Locale;
  t: Translate;
  onRestore: (concert: DeletedConcert) => Promise<boolean>;
  onBringBack: (key: string) => void;
}

/** The concerts that were deleted in the last 30 days. */
export default function DeletedConcerts({ drafts, locale, t, onRestore, onBringBack }: Props) {
  const [concerts, setConcerts] = useState<readonly DeletedConcert[]>();
  const [hasFailed, setFailed] = useState(false);
  const [now] = useState(Date.now);
  useEffect(() => {
    listDeletedConcerts().then(setConcerts, (error: unknown) => {
      reportDefect(error);
      setFailed(true);
    });
  }, []);
  const restore = async (concert: DeletedConcert) => {
    if (await onRestore(concert)) setConcerts(concerts?.filter(({ id }) => id !== concert.id));
  };

  return (
    <>
      <FormHead crumb={t('way-concerts')} heading={t('deleted-heading')} />
      <p>{t('deleted-text', { days: restorableDays })}</p>
      <p role="status">
        {!concerts && t(hasFailed ? 'list-failed' : 'wait')}
        {concerts?.length === 0 && drafts.length === 0 && t('deleted-none')}
      </p>
      <ul className="deleted" role="list">
        {drafts.map(({ key, typed, refused = '' }) => (
          <Row
            key={key}
            {...{ typed, locale, now, t }}
            crumb={t('draft-unsent')}
            since={refused}
            onRestore={() => {
              onBringBack(key);
            }}
          />
        ))}
        {concerts?.map((concert) => (
          <Row
            key={concert.id}
            {...{ locale, now, t }}
            typed={typedFrom(concert)}
            since={concert.deleted}
            onRestore={() => void restore(concert)}
          />
        ))}
      </ul>
      <FormActions back={addressOf('concerts')} t={t} />
    </>
  );
}

interface RowProps {
  typed: TypedConcert;
  /** Before the name. */
  crumb?: string;
  /** Instant of the deletion. */
  since: string;
  /** In milliseconds since 1970. */
  now: number;
  locale: Locale;
  t: Translate;
  onRestore: () => void;
}

function Row({ typed, crumb, since, now, locale, t, onRestore }: RowProps) {
  const name = [crumb, typed.name || t('draft-unnamed')].filter(Boolean).join(': ');
  return (
    <li>
      <p>
        <b>{name}</b>
        <span>{dateInWords(typed, locale)}</span>
        <span>{t('deleted-left', { days: daysLeft(since, now) })}</span>
      </p>
      <button className="link" type="button" aria-label={`${t('restore')}: ${name}`} onClick={onRestore}>
        {t('restore')}
      </button>
    </li>
  );
}
