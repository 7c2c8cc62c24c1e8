import { venue, type Venue } from '../../../../records/venue.ts';
import type { DraftKind } from '../../records/drafts.ts';
import type { Sent } from '../../records/outbox.ts';
import { sendCopy } from '../../records/sendCopy.ts';
import { useStoredRecords } from '../../records/useStoredRecords.ts';
import { groups } from './groups.ts';
import { toSent, typedFrom, typedVenue, type TypedVenue } from './typedVenue.ts';
import { venueCalls } from './venueCalls.ts';
import { serverErrors, type VenueField } from './venueErrors.ts';

export const venueDrafts: DraftKind<TypedVenue, Venue> = {
  ...{ prefix: 'desk-venue:', typed: typedVenue, stored: venue, typedFrom, groups },
};

interface Options {
  onExpire: () => void;
  /** Called when a draft was stored, from its form or later. */
  onSent: (sent: Sent<Venue>) => void;
}

/** The stored venues and the unsent drafts of this browser, and every change of them. */
export function useVenues(options: Options) {
  const { put, drop, attempt, ...desk } = useStoredRecords<TypedVenue, Venue, VenueField>({
    ...options,
    list: venueCalls.list,
    send: (copy) => sendCopy(copy, { calls: venueCalls, toSent, serverErrors }),
    kind: venueDrafts,
  });
  return {
    ...desk,
    remove: (venue: Venue) =>
      attempt(async () => {
        const delay = await venueCalls.remove(venue);
        drop(venue.id);
        return { delay };
      }),
    restore: (id: string) =>
      attempt(async () => {
        const saved = await venueCalls.restore(id);
        put(saved.record);
        return saved;
      }),
    /** Moves the concerts of a venue to another one, and deletes it. */
    merge: (venue: Venue, into: string) =>
      attempt(async () => {
        const saved = await venueCalls.merge(venue, into);
        drop(venue.id);
        put(saved.record);
        return saved;
      }),
  };
}

export type VenuesDesk = ReturnType<typeof useVenues>;
