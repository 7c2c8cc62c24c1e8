import { useState } from 'react';
import { openAfterDialog } from '../../../components/hooks/useDialogEntry.ts';
import { afterForm } from '../../../desk/kit/origin.ts';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import type { Named } from '../../../desk/kit/records/useChangeNotices.ts';
import type { Refusal } from '../../../desk/kit/changes/useChanges.ts';
import type { Concert } from '../../../records/concert.ts';
import { useVenues } from '../venues/data/useVenues.ts';
import { useConcerts } from './data/useConcerts.ts';
import { listAddress, readRoute, venueBack } from './route.ts';
import { useNotices } from './useNotices.ts';

interface Options {
  /** The parts of the address below the concerts. */
  parts: readonly string[];
  onExpire: () => void;
  /** Called with each concert that was added, and the key of its draft. */
  onAdd: (concert: Concert, key: string) => void;
  /** Called before the list opens on the row of a record that was saved. */
  onRow: (id: string) => void;
}

/**
 * The concerts and venues, their unsent drafts, and the notice about the last change. It needs none of the area's screens: Start names
 * what is missing, and a draft that waits goes out by itself.
 */
export function useConcertsData({ parts, onExpire, onAdd, onRow }: Options) {
  const { t } = useDesk();
  const address = parts.join('/');
  const route = readRoute(parts);
  const [search, setSearch] = useState('');
  const onRefuse = (refusal: Refusal, record: Named | undefined) =>
    notices.showRefusal(refusal, record?.name ?? t('draft-unnamed'));
  const venues = useVenues({
    ...{ onExpire, onRefuse },
    // The API has changed the copies in the concerts.
    onChange: () => void desk.load(),
    onSent: ({ key, record, delay, isDone }) => {
      desk.followVenue(record);
      notices.showVenueSaved(record, delay);
      if (isDone && route.view === 'venue' && route.id === key)
        openAfterDialog(afterForm(venueBack(route.back)));
    },
  });
  const desk = useConcerts({
    ...{ venues, onExpire, onRefuse },
    onSent: ({ key, record, delay, before, isDone }) => {
      notices.showSaved(record, delay, before);
      if (!before) onAdd(record, key);
      if (!isDone || key !== address) return;
      onRow(record.id);
      // The list may not find the new one.
      if (!before) setSearch('');
      openAfterDialog(afterForm(listAddress(record)));
    },
  });
  const notices = useNotices({ desk, venues });
  return { desk, venues, notices, search, setSearch };
}

export type ConcertsData = ReturnType<typeof useConcertsData>;
