import { useRef } from 'react';
import type { Concert, SyncedConcert } from '../../../../records/concert.ts';
import type { Venue } from '../../../../records/venue.ts';
import { sendToPages } from '../../../../lib/browser/otherPages.ts';
import type { Sent } from '../../records/outbox.ts';
import { useStoredRecords } from '../../records/useStoredRecords.ts';
import type { VenuesDesk } from '../../venues/data/useVenues.ts';
import { concertCalls } from './concertCalls.ts';
import type { ConcertField } from './concertErrors.ts';
import { sendConcert } from './sendConcert.ts';
import type { TypedConcert } from './typedConcert.ts';
import { concertDrafts } from './unsentConcert.ts';

interface Options {
  venues: Pick<VenuesDesk, 'records' | 'load'>;
  onExpire: () => void;
  /** Called when a draft was stored, from its form or later. */
  onSent: (sent: Sent<Concert>) => void;
}

/** The concerts of the site and the unsent drafts of this browser, and every change of them. */
export function useConcerts({ venues, ...options }: Options) {
  /** The concerts deleted here, whose tickets open pages drop; by their ids. */
  const deleted = useRef(new Map<string, SyncedConcert>());
  const { records, put, drop, attempt, ...desk } = useStoredRecords<TypedConcert, Concert, ConcertField>({
    ...options,
    list: concertCalls.list,
    send: async (copy) => {
      // Without a list the API stores no venues: their names are then part of the concerts alone.
      const known = venues.records ?? (await venues.load());
      const outcome = await sendConcert(copy, known);
      const venueId = outcome.kind === 'saved' && outcome.record.venueId;
      if (venueId && known && !known.some(({ id }) => id === venueId)) void venues.load();
      return outcome;
    },
    kind: concertDrafts,
    onChange: (concerts) => {
      // The other open pages of this browser show the change at once.
      sendToPages('concerts', [...concerts, ...deleted.current.values()]);
    },
  });
  const { drafts } = desk;

  return {
    ...desk,
    concerts: records,
    /** Changes some fields of a stored concert, which never pass through the form's texts. */
    patch: (concert: Concert, fields: Partial<Concert>) =>
      attempt(async () => {
        const saved = await concertCalls.patch(concert, fields);
        put(saved.record);
        return saved;
      }),
    remove: (concert: Concert) =>
      attempt(async () => {
        const delay = await concertCalls.remove(concert);
        deleted.current.set(concert.id, { ...concert, deleted: new Date().toISOString() });
        drop(concert.id);
        return { delay };
      }),
    restore: (id: string) =>
      attempt(async () => {
        const saved = await concertCalls.restore(id);
        deleted.current.delete(id);
        put(saved.record);
        return saved;
      }),
    /** Shows a changed venue in the concerts, whose copies of its name the API has changed, and in their drafts. `from` was merged with it. */
    followVenue: ({ id, name, city, timeZone }: Venue, from = id) => {
      void desk.load();
      for (const draft of drafts.list())
        if (draft.typed.venueId === from)
          drafts.save({ ...draft, typed: { ...draft.typed, venueId: id, venue: name, city, timeZone } });
    },
  };
}

export type ConcertsDesk = ReturnType<typeof useConcerts>;
