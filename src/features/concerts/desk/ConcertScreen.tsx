import { useDesk } from '../../../desk/kit/deskContext.ts';
import type { Concert, ConcertValues } from '../../../records/concert.ts';
import { isAnnounced } from '../../../records/concertRules.ts';
import type { Venue } from '../../../records/venue.ts';
import FormMessage from '../../../desk/kit/form/FormMessage.tsx';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import ConflictForm from '../../../desk/kit/records/ConflictForm.tsx';
import NewDraft from '../../../desk/kit/records/NewDraft.tsx';
import { concertKind } from './data/concertKind.ts';
import { knownVenues, usualTimes } from './data/suggestions.ts';
import type { ConcertsDesk } from './data/useConcerts.ts';
import CancelForm from './form/CancelForm.tsx';
import ConcertForm from './form/ConcertForm.tsx';
import MoveForm from './form/MoveForm.tsx';
import { listAddress, type ConcertRoute } from './route.ts';

/** Values that a new concert begins with. */
export interface BegunConcert {
  /** Key of its draft, which is stored once something is typed. */
  key: string;
  values: Partial<ConcertValues>;
}

interface Props {
  route: Extract<ConcertRoute, { view: 'add' | 'edit' | 'move' | 'cancel' }>;
  /** Key of the draft that the screen edits. */
  draftKey: string;
  begun: BegunConcert | undefined;
  desk: ConcertsDesk;
  /** Undefined where the API stores no venues. */
  venues: readonly Venue[] | undefined;
  onMore: (concert: Concert) => void;
  onSoldOut: (concert: Concert) => void;
}

/** The form that an address names: once its concert is known, and with both versions when somebody else was first. */
export default function ConcertScreen({ route, draftKey, begun, desk, venues, onMore, onSoldOut }: Props) {
  const { locale, t } = useDesk();
  const { concerts, drafts, draftList } = desk;
  if (route.view === 'add' && route.isNew)
    return <NewDraft after={[route.from]} field={route.from ? 'concert-date' : 'concert-name'} />;
  const draft = draftList.find(({ key }) => key === draftKey);
  const find = (id: string | undefined) => concerts?.find((concert) => concert.id === id);
  const base = 'id' in route ? (draft?.base ?? find(route.id)) : undefined;
  const source = route.view === 'add' ? find(route.from) : undefined;

  const conflict = { kind: concertKind, desk, back: listAddress(base), locale, t };
  if (draft?.base && draft.present) {
    const { base: common, present } = draft;
    return (
      <ConflictForm
        {...{ ...conflict, draft, present }}
        base={common}
        // Another conflict begins with its own choices.
        key={present.revision}
      />
    );
  }
  const needsList = !draft && ('id' in route || route.from !== undefined);
  if (needsList && !base && !source) {
    const text = concerts ? 'concert-missing' : desk.hasFailed ? 'list-failed' : 'wait';
    return (
      <FormMessage heading={t('area-concerts')} back={addressOf('concerts')}>
        {t(text)}
      </FormMessage>
    );
  }

  const shared = {
    ...{ desk, draftKey, base, locale, t },
    initial: base
      ? concertKind.toForm(base)
      : source
        ? duplicateOf(source)
        : { ...concertKind.empty, ...(begun?.key === draftKey && begun.values) },
    usualTimes: usualTimes(concerts ?? []),
  };
  if (route.view === 'move') return <MoveForm {...shared} />;
  if (route.view === 'cancel') return <CancelForm {...shared} />;
  return (
    <ConcertForm
      {...shared}
      venues={knownVenues(concerts ?? [], venues ?? [])}
      storesVenues={venues !== undefined}
      onSoldOut={onSoldOut}
      onMore={base && drafts.find(draftKey) === undefined ? () => onMore(base) : undefined}
    />
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
    noteDe: '',
    noteEn: '',
  },
});
