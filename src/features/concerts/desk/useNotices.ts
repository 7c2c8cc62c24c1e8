import { slugOf, takesPlace } from '../../../records/concertRules.ts';
import type { Concert } from '../../../records/concert.ts';
import type { Venue } from '../../../records/venue.ts';
import { concertPath } from '../../../lib/routing/routes.ts';
import type { NoticeText } from '../../../desk/kit/screen/Notice.tsx';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import { changedFields } from '../../../desk/kit/records/isEqual.ts';
import { useChangeNotices, type Named } from '../../../desk/kit/records/useChangeNotices.ts';
import type { VenuesDesk } from '../venues/data/useVenues.ts';
import { venueLabel } from '../venues/data/venueKind.ts';
import { showsFrom } from './list/showsFrom.ts';
import type { ConcertsDesk } from './data/useConcerts.ts';
import { isPast } from '../concerts.ts';

type Actions = NonNullable<NoticeText['actions']>;

interface Options {
  desk: ConcertsDesk;
  venues: VenuesDesk;
}

/** Changes of one tap, each with a notice about its result and a way to undo it. */
export function useNotices({ desk, venues }: Options) {
  const { locale, t } = useDesk();
  const changes = useChangeNotices();
  const { notice, setNotice, dismiss, detail, undo, showRefusal, attempt, restore, remove } = changes;
  const later = (concert: Pick<Concert, 'showFrom' | 'timeZone'>) => showsFrom(concert, locale, t);

  /** Changes some fields of a concert. Fields that somebody else has changed stay, and a change of the same field by both fails. */
  const apply = async (
    concert: Concert,
    fields: Partial<Concert>,
    text: string,
    { undoes = false, ...more }: { undoes?: boolean; actions?: (saved: Concert) => Actions } = {},
  ) => {
    const result = await attempt(desk.patch(concert, fields), { undoes });
    if (!result) return;
    const back = fieldsOf(concert, Object.keys(fields));
    // A venue that was merged meanwhile stays the other one.
    const isMerged = undoes && fields.venueId !== undefined && fields.venueId !== result.record.venueId;
    setNotice({
      text: isMerged ? t('undone-but-venue', { venue: result.record.venue ?? '' }) : text,
      detail: (!result.waits && later(result.record)) || detail(result.delay, result.waits),
      ...(!undoes && {
        actions: [
          undo(concert.id, () => apply(result.record, back, t('undone'), { undoes: true })),
          ...(more.actions?.(result.record) ?? []),
        ],
      }),
    });
  };
  /** Takes a change back, field by field. */
  const takeBack = async (after: Concert, before: Concert) => {
    const fields = changedFields(before, after);
    // The API sells out only what takes place, so a cancelled concert takes place first.
    if (fields.status !== 'soldOut' || takesPlace(after))
      return apply(after, fields, t('undone'), { undoes: true });
    const result = await attempt(desk.patch(after, { ...fields, status: 'planned' }), { undoes: true });
    if (result) await apply(result.record, { status: 'soldOut' }, t('undone'), { undoes: true });
  };

  /** Sets a venue back to a former version. */
  const takeVenueBack = async (present: Venue, former: Venue) => {
    const result = await attempt(venues.patch(present, changedFields(former, present)), { undoes: true });
    if (!result) return;
    desk.followVenue(result.record);
    setNotice({ text: t('undone'), detail: detail(result.delay, result.waits) });
  };

  /** Takes a merge back: the venue is there again, to which the API returns its concerts, and the drafts that named it return to it. */
  const split = async (venue: Venue, into: Venue, drafts: string[]) => {
    if (await restore(venues, venue)) desk.followVenue(venue, into.id, drafts);
  };

  return {
    ...{ notice, dismiss, showRefusal },
    takeBack: (after: Concert, before: Concert) => void takeBack(after, before),
    takeVenueBack: (after: Venue, before: Venue) => void takeVenueBack(after, before),
    toggleSoldOut: (concert: Concert) =>
      concert.status === 'soldOut'
        ? apply(concert, { status: 'planned' }, t('tickets-again', { name: concert.name }))
        : apply(concert, { status: 'soldOut' }, t('sold-out-now', { name: concert.name })),
    /** Takes a cancellation or a postponement back, and offers to remove its note. */
    reinstate: (concert: Concert) =>
      apply(
        concert,
        { status: 'planned' },
        t(isPast(concert, new Date()) ? 'reinstated-past' : 'reinstated', { name: concert.name }),
        {
          actions: (saved) =>
            saved.note
              ? [
                  {
                    label: t('note-remove'),
                    row: saved.id,
                    run: () => void apply(saved, { note: undefined }, t('note-removed')),
                  },
                ]
              : [],
        },
      ),
    remove: (concert: Concert) => remove(desk, concert, concert.name, later(concert)),
    restore: (concert: Concert) => restore(desk, concert, later(concert)),
    removeVenue: (venue: Venue) => remove(venues, venue, venue.name),
    restoreVenue: (venue: Named) => restore(venues, venue),
    mergeVenue: async (venue: Venue, into: Venue) => {
      const result = await attempt(venues.merge(venue, into.id));
      if (!result) return;
      // The API knows where a draft leads that is sent after a merge which waits.
      const drafts = result.waits ? [] : desk.followVenue(into, venue.id);
      setNotice({
        text: t('venue-merged', { name: venue.name, into: venueLabel(into) }),
        detail: detail(result.delay, result.waits),
        actions: [undo(venue.id, () => split(venue, into, drafts))],
      });
    },
    /** After a form. `before` is the version that was changed. */
    showSaved: (concert: Concert, delay: string | null, before?: Concert) => {
      const view = { label: t('view'), href: concertPath(locale, slugOf(concert)) };
      setNotice({
        text: t(
          concert.status === 'cancelled' && before?.status !== 'cancelled' ? 'cancelled-now' : 'saved',
          {
            name: concert.name,
          },
        ),
        detail: later(concert) || detail(delay),
        actions: [
          ...(before ? [undo(concert.id, () => takeBack(concert, before))] : []),
          ...(later(concert) ? [] : [view]),
        ],
      });
    },
    showVenueSaved: ({ name }: Venue, delay: string | null) =>
      setNotice({ text: t('saved', { name }), detail: detail(delay) }),
    share: async (concert: Concert) => {
      const url = new URL(concertPath(locale, slugOf(concert)), location.origin).href;
      try {
        if ('share' in (navigator as object)) await navigator.share({ title: concert.name, url });
        else {
          await navigator.clipboard.writeText(url);
          setNotice({ text: t('link-copied') });
        }
      } catch (error) {
        // Closing the system's dialog rejects, too.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setNotice({ text: url });
      }
    },
  };
}

/** Some fields of a record; undefined where it has none. */
const fieldsOf = <Stored extends object>(record: Stored, names: readonly string[]): Partial<Stored> =>
  Object.fromEntries(names.map((name) => [name, record[name as keyof Stored]])) as Partial<Stored>;
