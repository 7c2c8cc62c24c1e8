import { venue, type Venue } from '../../../../contracts/venue.ts';
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
export const useVenues = (options: Options) =>
  useStoredRecords<TypedVenue, Venue, VenueField>({
    ...options,
    list: venueCalls.list,
    send: (copy) => sendCopy(copy, { calls: venueCalls, toSent, serverErrors }),
    kind: venueDrafts,
  });

export type VenuesDesk = ReturnType<typeof useVenues>;
