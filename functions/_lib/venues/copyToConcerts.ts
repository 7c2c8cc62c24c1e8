import { Temporal } from 'temporal-polyfill';
import type { Concert } from '../../../src/contracts/concert.ts';
import type { Venue } from '../../../src/contracts/venue.ts';
import { selectConcertStore } from '../concerts/selectStore.ts';
import { ProblemError } from '../http/problemError.ts';
import type { SiteFiles } from '../site/siteFiles.ts';
import { maxWrites } from '../storage/record.ts';

const overtaken = new Set(['outdated', 'gone', 'not-found', 'conflict']);

/**
 * Writes a venue's name, city and zone into the concerts that name it, because the list and the stream of concerts hold no venues.
 * A concert in the zone that the venue had before keeps its clock times; any other zone was chosen for the concert itself.
 */
export async function copyToConcerts(venue: Venue, zoneBefore: string, files: SiteFiles): Promise<void> {
  const { store } = selectConcertStore(files);
  const { name, city, timeZone } = venue;
  for (let left = maxWrites; left > 0; left--) {
    const concerts = (await store.list()).filter(({ venueId }) => venueId === venue.id);
    const updates = concerts.flatMap((concert) => {
      const moved = concert.timeZone === zoneBefore && zoneBefore !== timeZone;
      if (!moved && concert.venue === name && concert.city === city) return [];
      const fields = moved ? inZone(concert, timeZone) : concert;
      return store.update(concert.id, concert.revision, { ...fields, venue: name, city });
    });
    const written = await Promise.all(updates.map((update) => update.then(() => true, wasOvertaken)));
    if (!written.includes(false)) return;
  }
  throw new ProblemError('conflict');
}

/** False where somebody else has changed or deleted the concert since it was listed; throws any other fault. */
function wasOvertaken(fault: unknown): false {
  if (fault instanceof ProblemError && overtaken.has(fault.problem)) return false;
  throw fault;
}

/** A concert at the same clock times in another zone. A time that its clocks skip moves on by that hour. */
function inZone(concert: Concert, timeZone: string): Concert {
  const move = (instant: string) => {
    const local = Temporal.Instant.from(instant).toZonedDateTimeISO(concert.timeZone).toPlainDateTime();
    return local.toZonedDateTime(timeZone).toInstant().toString();
  };
  const moved = { ...concert, date: move(concert.date), timeZone };
  for (const field of ['doors', 'end', 'previousDate'] as const) {
    const instant = concert[field];
    if (instant !== undefined) moved[field] = move(instant);
  }
  return moved;
}
