import { useState } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { useRecheck } from '../../../../components/hooks/useRecheck.ts';
import type { Concert } from '../../../../records/concert.ts';
import { showsAt } from '../../../../records/concertRules.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import Lead from '../../../../desk/kit/screen/Lead.tsx';
import ListHead from '../../../../desk/kit/screen/ListHead.tsx';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { divide, kinds, type Kind } from '../../concerts.ts';
import { beginning } from '../data/clockTimes.ts';
import type { ConcertDraft } from '../data/concertKind.ts';
import './ConcertList.css';
import ConcertRow from './ConcertRow.tsx';
import { inMonths, isFound, searchedFrom, wordsOf } from './months.ts';

interface Props {
  /** Undefined until they have been loaded. */
  concerts: readonly Concert[] | undefined;
  /** The instant of the list, in milliseconds since 1970. */
  loadedAt: number | undefined;
  hasFailed: boolean;
  drafts: readonly ConcertDraft[];
  /** As in `useStoredRecords`. */
  waits: (id: string) => boolean;
  /** Number of what can be restored; undefined until it is known. */
  deletedCount: number | undefined;
  kind: Kind;
  /** Words that every shown concert has, of both lists; empty for the concerts of `kind`. */
  search: string;
  onSearch: (search: string) => void;
  /** Id of the concert whose form is open beside the list. */
  openId: string | undefined;
  onMore: (concert: Concert) => void;
  onSoldOut: (concert: Concert) => void;
  onShare: (concert: Concert) => void;
  onRetry: () => void;
}

/** The present time, which changes when visitors begin to see a concert. */
function useAnnouncements(concerts: readonly Concert[] | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useRecheck(() => {
    const present = new Date();
    setNow(present);
    const instants = (concerts ?? []).map(showsAt);
    return Math.min(Infinity, ...instants.filter((at) => at > present.getTime()));
  }, concerts);
  return now;
}

/** The upcoming or the past concerts, each with its actions; the next one stands open. */
export default function ConcertList(props: Props) {
  const { locale, t, leaveLinks } = useDesk();
  const { concerts, loadedAt, hasFailed, drafts, deletedCount, kind, openId, onRetry } = props;
  const now = useAnnouncements(concerts);
  const canSearch = concerts !== undefined && concerts.length >= searchedFrom;
  const search = canSearch && wordsOf(props.search).length > 0 ? props.search : '';
  const stampOf = (status: Concert['status']) => (status === 'planned' ? undefined : t(`stamp-${status}`));
  const found = concerts?.filter((each) => isFound({ ...each, stamp: stampOf(each.status) }, search));
  const lists = divide(found ?? [], now);
  const shownKinds: readonly Kind[] = search ? kinds : [kind];
  const unsent = waitingDrafts(drafts, concerts).filter(({ typed }) =>
    search ? isFound({ ...typed, date: beginning(typed) }, search) : kind === 'upcoming',
  );
  const shownCount = shownKinds.flatMap((each) => lists[each]).length + unsent.length;
  const isEmpty = shownCount === 0;
  return (
    <>
      <ListHead title={t('title-concerts')} />
      <nav className="tabs" aria-label={t('concert-lists')}>
        {kinds.map((each) => (
          <a
            key={each}
            href={each === 'past' ? addressOf('concerts', 'past') : addressOf('concerts')}
            aria-current={!search && each === kind ? 'page' : undefined}
            onClick={() => props.onSearch('')}
          >
            {t(`concerts-${each}`)} {concerts && <span className="count">{lists[each].length}</span>}
          </a>
        ))}
        <span className="tab-links">
          <a className="link" data-row="venues" href={addressOf('concerts', 'venues')}>
            {t('venues')}
          </a>
          <a className="link" data-row="deleted" href={addressOf('concerts', 'deleted')}>
            {t('deleted-heading')} {Boolean(deletedCount) && `(${deletedCount})`}
          </a>
        </span>
      </nav>
      {canSearch && (
        <Field
          type="search"
          name="concert-search"
          label={t('concerts-search')}
          value={props.search}
          onChange={props.onSearch}
        />
      )}
      <ListState isLoaded={concerts !== undefined} {...{ hasFailed, onRetry }}>
        {search && t(isEmpty ? 'concerts-found-none' : 'concerts-found', { count: shownCount })}
        {!search && isEmpty && <Lead>{t(`concerts-none-${kind}`)}</Lead>}
      </ListState>
      {concerts && !hasFailed && !search && kind === 'upcoming' && isEmpty && (
        <p>
          <a className="link" href={addressOf('concerts', 'new')}>
            {t(lists.past.length > 0 ? 'concerts-add-next' : 'concerts-add-first')}
          </a>
        </p>
      )}
      {loadedAt !== undefined && (
        <p className="dim">{t('list-as-of', { time: clockTime(locale, new Date(loadedAt)) })}</p>
      )}
      {unsent.length > 0 && (
        <ul className="concert-rows" role="list">
          {unsent.map((draft) => (
            <ConcertRow key={draft.key} draft={draft} />
          ))}
        </ul>
      )}
      {shownKinds.flatMap((each) =>
        inMonths(lists[each], locale).map(({ month, concerts: ofMonth }) => (
          <section key={`${each} ${month}`} className="concert-month">
            <h2>{month}</h2>
            <ul className="concert-rows" role="list">
              {ofMonth.map((concert) => (
                <ConcertRow
                  key={concert.id}
                  concert={concert}
                  draft={drafts.find(({ base }) => base?.id === concert.id)}
                  waits={props.waits(concert.id)}
                  isNext={!search && concert === lists.upcoming[0]}
                  isOpen={concert.id === openId}
                  isPast={each === 'past'}
                  onMore={props.onMore}
                  onSoldOut={props.onSoldOut}
                  onShare={props.onShare}
                />
              ))}
            </ul>
          </section>
        )),
      )}
      {leaveLinks}
    </>
  );
}

/** Drafts of new concerts and of deleted ones, the ones for the earliest day first; those without a day last. */
const waitingDrafts = (
  drafts: readonly ConcertDraft[],
  concerts: readonly Concert[] | undefined,
): ConcertDraft[] =>
  drafts
    .filter(({ base }) => !base || (concerts && !concerts.some(({ id }) => id === base.id)))
    .toSorted((one, other) => (one.typed.date || '9').localeCompare(other.typed.date || '9'));
