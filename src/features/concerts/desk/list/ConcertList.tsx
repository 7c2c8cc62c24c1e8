import type { ReactNode } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import type { Concert } from '../../../../records/concert.ts';
import Lead from '../../../../desk/kit/screen/Lead.tsx';
import ListHead from '../../../../desk/kit/screen/ListHead.tsx';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { divide, kinds, type Kind } from '../../concerts.ts';
import type { ConcertDraft } from '../data/concertKind.ts';
import './ConcertList.css';
import ConcertRow from './ConcertRow.tsx';

interface Props {
  /** Undefined until they have been loaded. */
  concerts: readonly Concert[] | undefined;
  /** The instant of the list, in milliseconds since 1970. */
  loadedAt: number | undefined;
  hasFailed: boolean;
  drafts: readonly ConcertDraft[];
  kind: Kind;
  /** Id of the concert whose form is open beside the list. */
  openId: string | undefined;
  home: string;
  leaveLinks: ReactNode;
  locale: Locale;
  t: Translate;
  onMore: (concert: Concert) => void;
  onSoldOut: (concert: Concert) => void;
  onShare: (concert: Concert) => void;
  onRetry: () => void;
}

/** The upcoming or the past concerts, each with its actions; the next one stands open. */
export default function ConcertList(props: Props) {
  const { concerts, loadedAt, hasFailed, drafts, kind, openId, home, locale, t, onRetry } = props;
  const lists = divide(concerts ?? [], new Date());
  const shown = lists[kind];
  const unsent = kind === 'upcoming' ? waitingDrafts(drafts) : [];
  return (
    <>
      <ListHead title={t('title-concerts')} home={home} t={t} />
      <nav className="tabs" aria-label={t('concert-lists')}>
        {kinds.map((each) => (
          <a
            key={each}
            href={each === 'past' ? addressOf('concerts', 'past') : addressOf('concerts')}
            aria-current={each === kind ? 'page' : undefined}
          >
            {t(`concerts-${each}`)} {concerts && <span className="count">{lists[each].length}</span>}
          </a>
        ))}
      </nav>
      <p className="list-state" role="status">
        {!concerts && t(hasFailed ? 'list-failed' : 'wait')}
        {concerts && hasFailed && t('list-stale')}
        {concerts && !hasFailed && shown.length + unsent.length === 0 && (
          <Lead>{t(`concerts-none-${kind}`)}</Lead>
        )}
      </p>
      {concerts && !hasFailed && kind === 'upcoming' && shown.length + unsent.length === 0 && (
        <p>
          <a className="link" href={addressOf('concerts', 'new')}>
            {t(lists.past.length > 0 ? 'concerts-add-next' : 'concerts-add-first')}
          </a>
        </p>
      )}
      {hasFailed && (
        <p>
          <button className="link" type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      {loadedAt !== undefined && (
        <p className="dim">{t('list-as-of', { time: clockTime(locale, new Date(loadedAt)) })}</p>
      )}
      <ul className="concert-rows" role="list">
        {unsent.map((draft) => (
          <ConcertRow key={draft.key} draft={draft} locale={locale} t={t} />
        ))}
        {shown.map((concert, index) => (
          <ConcertRow
            key={concert.id}
            concert={concert}
            draft={drafts.find(({ base }) => base?.id === concert.id)}
            isNext={kind === 'upcoming' && index === 0}
            isOpen={concert.id === openId}
            isPast={kind === 'past'}
            locale={locale}
            t={t}
            onMore={props.onMore}
            onSoldOut={props.onSoldOut}
            onShare={props.onShare}
          />
        ))}
      </ul>
      <p>
        <a className="link" data-row="deleted" href={addressOf('concerts', 'deleted')}>
          {t('deleted-heading')}
        </a>
      </p>
      <p>
        <a className="link" data-row="venues" href={addressOf('concerts', 'venues')}>
          {t('venues')}
        </a>
      </p>
      {props.leaveLinks}
    </>
  );
}

/** Drafts of new concerts, the ones for the earliest day first; those without a day last. */
const waitingDrafts = (drafts: readonly ConcertDraft[]): ConcertDraft[] =>
  drafts
    .filter(({ base }) => !base)
    .toSorted((one, other) => (one.typed.date || '9').localeCompare(other.typed.date || '9'));
