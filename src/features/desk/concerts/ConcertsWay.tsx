import { useState, type ReactNode } from 'react';
import { useMediaQuery } from '../../../components/hooks/useMediaQuery.ts';
import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../contracts/concert.ts';
import Notice from '../frame/Notice.tsx';
import { addressOf } from '../screen/screens.ts';
import type { Translate } from '../frame/translate.ts';
import { useVenues } from '../venues/data/useVenues.ts';
import VenueList from '../venues/list/VenueList.tsx';
import VenueScreen from '../venues/VenueScreen.tsx';
import { wideWindow } from '../screen/wideWindow.ts';
import ConcertScreen from './ConcertScreen.tsx';
import './ConcertsWay.css';
import { useConcerts } from './data/useConcerts.ts';
import ConcertList from './list/ConcertList.tsx';
import ConcertSheet from './list/ConcertSheet.tsx';
import DeletedConcerts from './list/DeletedConcerts.tsx';
import { readRoute } from './route.ts';
import { useNotices } from './useNotices.ts';

interface Props {
  /** The parts of the address below the concerts. */
  parts: readonly string[];
  home: string;
  /** Links that end every list: log-out and the other language. */
  leaveLinks: ReactNode;
  locale: Locale;
  t: Translate;
  onExpire: () => void;
}

/** The concerts: on a phone a list or a form, on a wide window both. */
export default function ConcertsWay({ parts, home, leaveLinks, locale, t, onExpire }: Props) {
  const isWide = useMediaQuery(wideWindow);
  const route = readRoute(parts);
  const [sheet, setSheet] = useState<{ concert?: Concert; isOpen: boolean }>({ isOpen: false });
  const openSheet = (concert: Concert) => {
    setSheet({ concert, isOpen: true });
  };
  const venues = useVenues({
    onExpire,
    onSent: ({ key, record, delay, isDone }) => {
      desk.followVenue(record);
      notices.showVenueSaved(record, delay);
      if (isDone && route.view === 'venue' && route.id === key) location.assign(venueBack(route.back));
    },
  });
  const desk = useConcerts({
    venues,
    onExpire,
    onSent: ({ key, record, delay, before, isDone }) => {
      notices.showSaved(record, delay, before);
      if (isDone && key === parts.join('/')) showList();
    },
  });
  const notices = useNotices({ desk, locale, t });

  const isList = route.view === 'list';
  const showList = () => {
    location.assign(addressOf('concerts'));
  };
  return (
    <div className="concerts" data-form={!isList || undefined}>
      {(isWide || isList) && (
        <section className="screen concert-list">
          <ConcertList
            {...{ home, leaveLinks, locale, t }}
            concerts={desk.concerts}
            loadedAt={desk.loadedAt}
            hasFailed={desk.hasFailed}
            drafts={desk.draftList}
            kind={isList ? route.kind : 'upcoming'}
            openId={'id' in route ? route.id : undefined}
            onMore={openSheet}
            onSoldOut={(concert) => void notices.toggleSoldOut(concert)}
            onShare={(concert) => void notices.share(concert)}
            onRetry={() => void desk.load()}
          />
        </section>
      )}
      {isWide && isList && (
        <section className="screen panel closed">
          <p className="dim">{t(desk.concerts?.length === 0 ? 'panel-none' : 'panel-choose')}</p>
        </section>
      )}
      {!isList && (
        <section key={parts.join('/')} className="screen panel">
          {route.view === 'deleted' ? (
            <DeletedConcerts
              drafts={desk.drafts.refused()}
              {...{ locale, t }}
              onRestore={notices.restore}
              onBringBack={desk.outbox.bringBack}
            />
          ) : route.view === 'venues' ? (
            <VenueList desk={venues} t={t} />
          ) : route.view === 'venue' ? (
            <VenueScreen
              {...{ locale, t }}
              desk={venues}
              id={route.id}
              isNew={route.isNew}
              back={venueBack(route.back)}
            />
          ) : (
            <ConcertScreen
              {...{ route, desk, locale, t }}
              venues={venues.records}
              draftKey={parts.join('/')}
              onMore={openSheet}
              onSoldOut={(concert) => void notices.toggleSoldOut(concert)}
            />
          )}
        </section>
      )}
      <ConcertSheet
        {...sheet}
        refused={sheet.concert ? desk.drafts.refused(sheet.concert.id) : []}
        locale={locale}
        t={t}
        onClose={() => {
          setSheet({ ...sheet, isOpen: false });
        }}
        onSoldOut={(concert) => void notices.toggleSoldOut(concert)}
        onDelete={(concert) => {
          showList();
          void notices.remove(concert);
        }}
        onShare={(concert) => void notices.share(concert)}
      />
      {/* A form covers the place of the notice on a phone. */}
      <Notice
        notice={
          isWide || isList || route.view === 'deleted' || route.view === 'venues' ? notices.notice : undefined
        }
        onDismiss={notices.dismiss}
      />
    </div>
  );
}

/** Address that the form of a venue leads back to. */
const venueBack = (parts: readonly string[]) =>
  addressOf('concerts', ...(parts.length > 0 ? parts : ['venues']));
