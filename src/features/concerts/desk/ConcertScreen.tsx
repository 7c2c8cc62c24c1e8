import type { Concert, ConcertValues } from '../../../records/concert.ts';
import { isAnnounced } from '../../../records/concertRules.ts';
import type { Venue } from '../../../records/venue.ts';
import RecordScreen from '../../../desk/kit/records/RecordScreen.tsx';
import { useHome } from '../../../desk/kit/records/useHome.ts';
import NewDraft from '../../../desk/kit/records/NewDraft.tsx';
import { concertKind } from './data/concertKind.ts';
import { knownVenues, usualTimes } from './data/suggestions.ts';
import type { ConcertsDesk } from './data/useConcerts.ts';
import CancelForm from './form/CancelForm.tsx';
import ConcertForm from './form/ConcertForm.tsx';
import MoveForm from './form/MoveForm.tsx';
import { noteValues } from './form/notes.ts';
import { listAddress, type FormRoute } from './route.ts';

/** Values that a new concert begins with. */
export interface BegunConcert {
  /** Key of its draft, which is stored once something is typed. */
  key: string;
  values: Partial<ConcertValues>;
}

interface Props {
  route: FormRoute;
  /** Key of the draft that the screen edits. */
  draftKey: string;
  begun: BegunConcert | undefined;
  desk: ConcertsDesk;
  /** Undefined where the API stores no venues. */
  venues: readonly Venue[] | undefined;
  onMore: (concert: Concert) => void;
  onSoldOut: (concert: Concert) => void;
}

/** The form that an address names. */
export default function ConcertScreen({ route, draftKey, begun, desk, venues, onMore, onSoldOut }: Props) {
  const { records = [], drafts } = desk;
  const { timeZone } = useHome();
  const isNew = route.view === 'add';
  if (isNew && route.isNew)
    return (
      <NewDraft kind={concertKind} after={route.from} field={route.from ? 'concert-date' : 'concert-name'} />
    );
  return (
    <RecordScreen
      kind={concertKind}
      {...{ desk, draftKey }}
      id={isNew ? route.from : route.id}
      back={listAddress(isNew ? undefined : records.find(({ id }) => id === route.id))}
      nameOf={({ name }) => name}
    >
      {({ draft, stored }) => {
        const base = isNew ? undefined : (draft?.base ?? stored);
        const begin = { ...concertKind.empty, timeZone, ...(begun?.key === draftKey && begun.values) };
        const copied = stored ? duplicateOf(stored) : begin;
        const shared = {
          ...{ desk, draftKey, base, usualTimes: usualTimes(records) },
          initial: base ? concertKind.toForm(base) : copied,
        };
        if (route.view === 'move') return <MoveForm {...shared} />;
        if (route.view === 'cancel') return <CancelForm {...shared} />;
        return (
          <ConcertForm
            {...shared}
            venues={knownVenues(records, venues ?? [])}
            storesVenues={venues !== undefined}
            onSoldOut={onSoldOut}
            onMore={base && drafts.find(draftKey) === undefined ? () => onMore(base) : undefined}
          />
        );
      }}
    </RecordScreen>
  );
}

/** The same evening on another day. One that is not announced yet stays so: its duplicate would tell of it at once. */
const duplicateOf = (source: Concert): ConcertValues => ({
  ...concertKind.toForm(source),
  ...(isAnnounced(source) && { showDate: '', showTime: '' }),
  ...{
    date: '',
    season: '',
    status: 'planned',
    previousDate: '',
    ticketUrl: '',
    ...noteValues(() => ''),
  },
});
