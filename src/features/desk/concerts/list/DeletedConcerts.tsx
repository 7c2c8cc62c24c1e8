import { useEffect, useState } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import type { DeletedConcert } from '../../../../contracts/concert.ts';
import { reportDefect } from '../../../../lib/browser/http.ts';
import FormActions from '../../form/FormActions.tsx';
import FormHead from '../../form/FormHead.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import { listDeletedConcerts } from '../data/concertCalls.ts';
import { typedFrom } from '../data/typedConcert.ts';
import { daysLeft, keptDays } from '../../records/keptDays.ts';
import { dateInWords } from './description.ts';

interface Props {
  locale: Locale;
  t: Translate;
  onRestore: (concert: DeletedConcert) => Promise<boolean>;
}

/** The concerts that were deleted in the last 30 days. */
export default function DeletedConcerts({ locale, t, onRestore }: Props) {
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
      <p>{t('deleted-text', { days: keptDays })}</p>
      <p role="status">
        {!concerts && t(hasFailed ? 'list-failed' : 'wait')}
        {concerts?.length === 0 && t('deleted-none')}
      </p>
      <ul className="deleted" role="list">
        {concerts?.map((concert) => (
          <li key={concert.id}>
            <p>
              <b>{concert.name}</b>
              <span>{dateInWords(typedFrom(concert), locale)}</span>
              <span>{t('deleted-left', { days: daysLeft(concert.deleted, now) })}</span>
            </p>
            <button
              className="link"
              type="button"
              aria-label={`${t('restore')}: ${concert.name}`}
              onClick={() => void restore(concert)}
            >
              {t('restore')}
            </button>
          </li>
        ))}
      </ul>
      <FormActions back={addressOf('concerts')} t={t} />
    </>
  );
}
