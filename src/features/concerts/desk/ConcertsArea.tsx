import { useEffect, useState } from 'react';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import type { Concert } from '../../../records/concert.ts';
import { slugOf } from '../../../records/concertRules.ts';
import Panes from '../../../desk/kit/screen/Panes.tsx';
import HistoryScreen from '../../../desk/kit/records/history/HistoryScreen.tsx';
import { useDeletedRecords } from '../../../desk/kit/records/deleted/useDeletedRecords.ts';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import { venueKind } from '../venues/data/venueKind.ts';
import DeletedVenues from '../venues/list/DeletedVenues.tsx';
import VenueList from '../venues/list/VenueList.tsx';
import VenueScreen from '../venues/VenueScreen.tsx';
import ConcertScreen, { type BegunConcert } from './ConcertScreen.tsx';
import { concertKind } from './data/concertKind.ts';
import ConcertList from './list/ConcertList.tsx';
import ConcertActions from './list/ConcertActions.tsx';
import { isPast } from '../concerts.ts';
import DeletedConcerts from './list/DeletedConcerts.tsx';
import { readRoute, venueBack, type ConcertRoute } from './route.ts';
import type { ConcertsData } from './useConcertsData.ts';

interface Props {
  /** The parts of the address below the concerts. */
  parts: readonly string[];
  data: ConcertsData;
  begun: BegunConcert | undefined;
}

/** The screens that are no form. */
const lists = new Set<ConcertRoute['view']>(['list', 'deleted', 'venues', 'deletedVenues']);

/** The concerts: on a phone a list or a form, on a wide window both. */
export default function ConcertsArea({ parts, data, begun }: Props) {
  const { t } = useDesk();
  const { desk, venues, notices, search, setSearch } = data;
  const address = parts.join('/');
  const route = readRoute(parts);
  const [sheet, setSheet] = useState<{ concert?: Concert; isOpen: boolean }>({ isOpen: false });
  const openSheet = (concert: Concert) => setSheet({ concert, isOpen: true });
  const deleted = useDeletedRecords(concertKind.listDeleted, desk.concerts);
  const discarded = desk.drafts.discarded();

  // A concert's page knows its slug alone.
  const named = route.view === 'edit' ? route.id : undefined;
  const isKnown = desk.concerts?.some(({ id }) => id === named);
  const id = isKnown ? undefined : desk.concerts?.find((concert) => slugOf(concert) === named)?.id;
  useEffect(() => {
    if (id !== undefined) location.replace(addressOf('concerts', id));
  }, [id]);

  const isList = route.view === 'list';
  return (
    <>
      <Panes
        {...{ isList, address }}
        isForm={!lists.has(route.view)}
        list={
          <ConcertList
            concerts={desk.concerts}
            loadedAt={desk.loadedAt}
            hasFailed={desk.hasFailed}
            drafts={desk.draftList}
            deletedCount={deleted.records && deleted.records.length + discarded.length}
            search={search}
            onSearch={setSearch}
            kind={isList ? route.kind : 'upcoming'}
            openId={'id' in route ? route.id : undefined}
            onMore={openSheet}
            onSoldOut={(concert) => void notices.toggleSoldOut(concert)}
            onShare={(concert) => void notices.share(concert)}
            onRetry={() => void desk.load()}
          />
        }
        screen={
          route.view === 'list' ? undefined : route.view === 'deleted' ? (
            <DeletedConcerts
              deleted={deleted}
              hasFailed={desk.hasFailed}
              drafts={discarded}
              onRestore={notices.restore}
              onBringBack={desk.outbox.bringBack}
            />
          ) : route.view === 'history' ? (
            <HistoryScreen
              kind={concertKind}
              present={desk.concerts?.find((concert) => concert.id === route.id)}
              id={route.id}
              name={nameOf(desk.concerts, route.id)}
              back={addressOf('concerts', route.id)}
              onTakeBack={notices.takeBack}
              deleted={addressOf('concerts', 'deleted')}
            />
          ) : route.view === 'venueHistory' ? (
            <HistoryScreen
              kind={venueKind}
              present={venues.records?.find((venue) => venue.id === route.id)}
              id={route.id}
              name={nameOf(venues.records, route.id)}
              back={addressOf('concerts', 'venues', route.id)}
              onTakeBack={notices.takeVenueBack}
              deleted={addressOf('concerts', 'venues', 'deleted')}
            />
          ) : route.view === 'venues' ? (
            <VenueList desk={venues} />
          ) : route.view === 'deletedVenues' ? (
            <DeletedVenues desk={venues} onRestore={notices.restoreVenue} />
          ) : route.view === 'venue' ? (
            <VenueScreen
              desk={venues}
              id={route.id}
              isNew={route.isNew}
              isUsed={
                desk.concerts?.some(
                  (concert) => concert.venueId === route.id && !isPast(concert, new Date()),
                ) ?? true
              }
              back={venueBack(route.back)}
              onRemove={(venue) => {
                location.replace(venueBack([]));
                void notices.removeVenue(venue);
              }}
              onMerge={(venue, into) => {
                location.replace(venueBack([]));
                void notices.mergeVenue(venue, into);
              }}
            />
          ) : (
            <ConcertScreen
              {...{ route, begun, desk }}
              venues={venues.records}
              draftKey={address}
              onMore={openSheet}
              onSoldOut={(concert) => void notices.toggleSoldOut(concert)}
            />
          )
        }
        closed={t(desk.concerts?.length === 0 ? 'panel-none' : 'panel-choose')}
        actions={
          <div className="list-actions">
            <PrimaryButton labelKey="concert" t={t} href={addressOf('concerts', 'new')} />
          </div>
        }
        notice={notices.notice}
        onDismiss={notices.dismiss}
      />
      <ConcertActions
        {...sheet}
        discarded={
          sheet.concert && !desk.drafts.find(sheet.concert.id) ? desk.drafts.discarded(sheet.concert.id) : []
        }
        onClose={() => setSheet({ ...sheet, isOpen: false })}
        onSoldOut={(concert) => void notices.toggleSoldOut(concert)}
        onReinstate={(concert) => void notices.reinstate(concert)}
        onDelete={(concert) => {
          // In place of the sheet's entry in the history.
          if (!isList) location.replace(addressOf('concerts'));
          void notices.remove(concert);
        }}
        onShare={(concert) => void notices.share(concert)}
        onBringBack={desk.outbox.bringBack}
      />
    </>
  );
}

const nameOf = (records: readonly { id: string; name: string }[] | undefined, id: string): string =>
  records?.find((record) => record.id === id)?.name ?? '';
