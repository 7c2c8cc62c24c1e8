import type { Venue } from '../../../../records/venue.ts';
import type { Refusal } from '../../../../desk/kit/changes/useChanges.ts';
import { useStoredRecords, type Sent } from '../../../../desk/kit/records/useStoredRecords.ts';
import { venueKind } from './venueKind.ts';

interface Options {
  onExpire: () => void;
  /** Called after a change that was made here. */
  onChange: () => void;
  /** As in `useStoredRecords`. */
  onSent: (sent: Sent<Venue>) => void;
  /** As in `useStoredRecords`. */
  onRefuse: (refusal: Refusal, venue: Venue | undefined) => void;
}

/** The stored venues and the unsent drafts of this browser, and every change of them. */
export function useVenues(options: Options) {
  const { keep, ...desk } = useStoredRecords({ ...options, kind: venueKind });
  return {
    ...desk,
    /** Adds a venue that no form has made. */
    add: keep,
    /** Moves the concerts of a venue to another one, and deletes it. */
    merge: (venue: Venue, into: string) => desk.remove(venue, { mergedInto: into }),
  };
}

export type VenuesDesk = ReturnType<typeof useVenues>;
