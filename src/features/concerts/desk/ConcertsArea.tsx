import { useEffect, useState, type ReactNode } from 'react';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import type { Concert } from '../../../records/concert.ts';
import { slugOf } from '../../../records/concertRules.ts';
import Panes from '../../../desk/kit/screen/Panes.tsx';
import HistoryScreen from '../../../desk/kit/records/history/HistoryScreen.tsx';
import { browserStorage } from '../../../desk/kit/drafts/drafts.ts';
import { sentDrafts } from '../../../desk/kit/drafts/sentDrafts.ts';
import { useDeletedRecords } from '../../../desk/kit/records/deleted/useDeletedRecords.ts';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import VenueScreens from '../venues/VenueScreens.tsx';
import ConcertScreen, { type BegunConcert } from './ConcertScreen.tsx';
import { concertKind } from './data/concertKind.ts';
import ConcertList from './list/ConcertList.tsx';
import ConcertActions from './list/ConcertActions.tsx';
import { isPast } from '../concerts.ts';
import DeletedConcerts from './list/DeletedConcerts.tsx';
import { isForm, readRoute, venueBack, type ConcertRoute } from './route.ts';
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
  const deleted = useDeletedRecords(concertKind.calls.listDeleted, desk.records);
  const discarded = desk.drafts.discarded();

  // A concert's page knows its slug alone.
  const named = route.view === 'edit' ? route.id : undefined;
  const isKnown = desk.records?.some(({ id }) => id === named);
  const id = isKnown ? undefined : desk.records?.find((concert) => slugOf(concert) === named)?.id;
  useEffect(() => {
    if (id !== undefined) location.replace(addressOf('concerts', id));
  }, [id]);

  const isList = route.view === 'list';
  const openId = 'id' in route ? route.id : '';
  const venueParts: Partial<Record<ConcertRoute['view'], string[]>> = {
    ...{ venues: [], deletedVenues: ['deleted'], venue: [openId], venueHistory: [openId, 'history'] },
  };
  const screens: Partial<Record<ConcertRoute['view'], () => ReactNode>> = {
    deleted: () => (
      <DeletedConcerts
        deleted={deleted}
        hasFailed={desk.hasFailed}
        drafts={discarded}
        onRestore={notices.restore}
        onBringBack={desk.forms.bringBack}
      />
    ),
    history: () => {
      const present = desk.records?.find((concert) => concert.id === openId);
      return (
        <HistoryScreen
          {...{ kind: concertKind, id: openId, present }}
          name={present?.name ?? ''}
          onTakeBack={notices.takeBack}
        />
      );
    },
  };
  const form = isForm(route) && (
    <ConcertScreen
      {...{ route, begun, desk }}
      venues={venues.records}
      draftKey={address}
      onMore={openSheet}
      onSoldOut={(concert) => void notices.toggleSoldOut(concert)}
    />
  );
  const partsOfVenues = venueParts[route.view];
  const venueScreen = partsOfVenues && (
    <VenueScreens
      desk={venues}
      parts={partsOfVenues}
      isUsed={(venue) =>
        desk.records?.some(({ venueId, ...concert }) => venueId === venue && !isPast(concert, new Date())) ??
        true
      }
      back={venueBack('back' in route ? route.back : [])}
      onRemove={(venue) => {
        location.replace(venueBack([]));
        void notices.removeVenue(venue);
      }}
      onMerge={(venue, into) => {
        location.replace(venueBack([]));
        void notices.mergeVenue(venue, into);
      }}
      onTakeBack={notices.takeVenueBack}
      onRestore={notices.restoreVenue}
    />
  );
  return (
    <>
      <Panes
        {...{ isList, address }}
        isForm={!lists.has(route.view)}
        list={
          <ConcertList
            concerts={desk.records}
            loadedAt={desk.loadedAt}
            hasFailed={desk.hasFailed}
            drafts={
              desk.records
                ? desk.draftList
                : [...desk.draftList, ...sentDrafts(browserStorage(), concertKind)]
            }
            waits={desk.waits}
            deletedCount={deleted.records && deleted.records.length + discarded.length}
            search={search}
            onSearch={setSearch}
            kind={isList ? route.kind : 'upcoming'}
            openId={openId}
            onMore={openSheet}
            onSoldOut={(concert) => void notices.toggleSoldOut(concert)}
            onShare={(concert) => void notices.share(concert)}
            onRetry={() => void desk.load()}
          />
        }
        screen={screens[route.view]?.() ?? venueScreen ?? form}
        closed={t(desk.records?.length === 0 ? 'panel-none' : 'panel-choose')}
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
        onBringBack={desk.forms.bringBack}
      />
    </>
  );
}
