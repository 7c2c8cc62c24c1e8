import { useState } from 'react';
import { useDesk } from '../kit/deskContext.ts';
import type { BegunConcert } from '../../features/concerts/desk/ConcertScreen.tsx';
import { useConcertsData } from '../../features/concerts/desk/useConcertsData.ts';
import type { MessagesDesk } from '../../features/contact/desk/data/useMessages.ts';
import { hasFormer } from '../../features/gallery/desk/upload/takeOver.ts';
import { builtKinds, kinds } from '../../records/kinds.ts';
import { useChangeNotices } from '../kit/records/useChangeNotices.ts';
import { browserStorage, hasUnsent, newDraftKey } from '../kit/drafts/drafts.ts';
import { type Area, type Screen, addressOf } from '../kit/screen/screens.ts';
import { PagePicturesContext, type PagePictures } from '../kit/pagePictures.ts';
import LoadedArea from './LoadedArea.tsx';
import StartArea from './start/StartArea.tsx';
import { useToldArea } from './start/useToldArea.ts';

/** With the desk, whose first screen it is: a file of its own would be 1 KB and a request more. */
const loadStart = () => Promise.resolve({ default: StartArea });
const loadConcerts = () => import('../../features/concerts/desk/ConcertsArea.tsx');
const loadPictures = () => import('../../features/gallery/desk/PicturesArea.tsx');
const loadBand = () => import('../../features/band/desk/BandArea.tsx');
const loadInbox = () => import('../../features/contact/desk/InboxArea.tsx');

interface Props {
  screen: Screen;
  /** False once the session has ended: everything is hidden. */
  isIn: boolean;
  messages: MessagesDesk;
  onExpire: () => void;
  /** Called before a list opens on the row of a record that was saved. */
  onRow: (...parts: string[]) => void;
}

/** The areas, of which one is shown. What was opened once stays mounted, so that no queue and no typed text is lost. */
export default function AreaScreens({ screen, isIn, messages, onExpire, onRow }: Props) {
  const { t } = useDesk();
  const [pictureChanges, setPictureChanges] = useState(0);
  const [areAsked, setAsked] = useState(false);
  const [ask] = useState(() => () => setAsked(true));
  const [pagePictures, setPagePictures] = useState<PagePictures>();
  const [begun, setBegun] = useState<BegunConcert>();
  const partsOf = (area: Area) => (screen.area === area ? screen.parts : []);
  const concerts = useConcertsData({
    ...{ parts: partsOf('concerts'), onExpire, onRow },
    onAdd: (concert, key) => {
      const source = messages.messages?.find(({ id }) => newDraftKey(id) === key);
      if (source) void messages.patch(source, { concert: concert.id });
    },
  });
  const { desk, venues, notices } = concerts;
  const ownNotices = useChangeNotices();
  const told = useToldArea(screen, { concerts: notices.notice, band: ownNotices.notice });
  const teller = told === 'band' ? ownNotices : notices;
  const frame = (area: Area) => ({ isOpen: screen.area === area, isHidden: !isIn });
  return (
    <PagePicturesContext value={{ pictures: pagePictures, ask }}>
      <LoadedArea
        {...frame('start')}
        title={t('title-desk')}
        load={loadStart}
        area={{
          isOpen: isIn && screen.area === 'start',
          ...{ concerts: desk.records, venues: venues.records, messages: messages.messages },
          notice: told && teller.notice,
          onDismiss: teller.dismiss,
          ...{ pictureChanges, hasFailed: desk.hasFailed, onExpire },
        }}
      />
      <LoadedArea
        {...frame('concerts')}
        title={t('title-concerts')}
        load={loadConcerts}
        area={{ parts: partsOf('concerts'), data: concerts, begun }}
      />
      <LoadedArea
        {...frame('pictures')}
        title={t('title-pictures')}
        load={loadPictures}
        // A waiting picture goes out by itself.
        isNeeded={areAsked || hasUnsent(browserStorage(), kinds.picture.drafts) || hasFormer()}
        area={{
          ...{ parts: partsOf('pictures'), onExpire },
          onChange: () => setPictureChanges((count) => count + 1),
          onSupply: setPagePictures,
        }}
      />
      <LoadedArea
        {...frame('messages')}
        title={t('title-messages')}
        load={loadInbox}
        area={{
          ...{ parts: partsOf('messages'), desk: messages, concerts: desk.records },
          onConcert: (values, id) => {
            const key = newDraftKey(id);
            setBegun({ key, values });
            location.assign(addressOf('concerts', key));
          },
          onErase: (ids) => ids.forEach((id) => desk.drafts.forget(id)),
        }}
      />
      <LoadedArea
        {...frame('band')}
        title={t('title-band')}
        load={loadBand}
        isNeeded={builtKinds.some((name) => hasUnsent(browserStorage(), kinds[name].drafts))}
        area={{
          ...{ notices: ownNotices, onExpire, onRow },
          parts: screen.area === 'band' ? screen.parts : undefined,
        }}
      />
    </PagePicturesContext>
  );
}
