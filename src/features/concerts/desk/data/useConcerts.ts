import type { Concert } from '../../../../records/concert.ts';
import { isAnnounced } from '../../../../records/concertRules.ts';
import type { Venue } from '../../../../records/venue.ts';
import { sendToPages } from '../../../../lib/browser/otherPages.ts';
import type { Refusal } from '../../../../desk/kit/changes/useChanges.ts';
import { useStoredRecords, type Sent } from '../../../../desk/kit/records/useStoredRecords.ts';
import type { VenuesDesk } from '../../venues/data/useVenues.ts';
import { concertKind } from './concertKind.ts';
import { withVenue } from './withVenue.ts';

interface Options {
  venues: Pick<VenuesDesk, 'records' | 'load' | 'add' | 'queue'>;
  onExpire: () => void;
  /** As in `useStoredRecords`. */
  onSent: (sent: Sent<Concert>) => void;
  /** As in `useStoredRecords`. */
  onRefuse: (refusal: Refusal, concert: Concert | undefined) => void;
}

/** The concerts of the site and the unsent drafts of this browser, and every change of them. */
export function useConcerts({ venues, ...options }: Options) {
  const desk = useStoredRecords({
    ...options,
    // Without a list the API stores no venues: their names are then part of the concerts alone.
    complete: (typed, key) =>
      withVenue(typed, key, async () => venues.records ?? (await venues.load()), venues.add),
    sendNeeded: venues.queue.flush,
    kind: concertKind,
    // The other open pages of this browser show the change at once.
    onChange: (concerts) =>
      sendToPages(
        'concerts',
        concerts.filter((concert) => isAnnounced(concert)),
      ),
  });
  const { drafts } = desk;

  return {
    ...desk,
    /**
     * Shows a changed venue in the drafts of its concerts, or in those with these `keys`. `from` was merged with it. Returns the keys of the
     * drafts.
     */
    followVenue: (
      { id, name, city, timeZone }: Venue,
      from = id,
      keys = drafts.list().flatMap(({ key, typed }) => (typed.venueId === from ? key : [])),
    ): string[] => {
      for (const draft of drafts.list())
        if (keys.includes(draft.key) && draft.typed.venueId === from)
          drafts.save({ ...draft, typed: { ...draft.typed, venueId: id, venue: name, city, timeZone } });
      return keys;
    },
  };
}

export type ConcertsDesk = ReturnType<typeof useConcerts>;
