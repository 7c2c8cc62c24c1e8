import { venue, type Venue } from '../../../../contracts/venue.ts';
import type { Draft } from '../../records/drafts.ts';
import { sendDraft } from '../../records/sendDraft.ts';
import { useStoredRecords } from '../../records/useStoredRecords.ts';
import { toSent, typedFrom, typedVenue, type TypedVenue } from './typedVenue.ts';
import { venueCalls } from './venueCalls.ts';
import { serverErrors, type VenueField } from './venueErrors.ts';

export const venueDrafts = { prefix: 'desk-venue:', typed: typedVenue, stored: venue };

interface Options {
  /** Key of the draft whose form is open: the form itself sends it again. */
  openKey: string | undefined;
  onExpire: () => void;
  /** Called when a draft that waited for the network was stored. */
  onSentLater: (venue: Venue) => void;
}

/** The stored venues and the unsent drafts of this browser, and every change of them. */
export const useVenues = (options: Options) =>
  useStoredRecords<TypedVenue, Venue, VenueField>({
    ...options,
    list: venueCalls.list,
    send: (draft: Draft<TypedVenue, Venue>) =>
      sendDraft(draft, { calls: venueCalls, typedFrom, toSent, serverErrors }),
    kind: venueDrafts,
  });

export type VenuesDesk = ReturnType<typeof useVenues>;
