import { concertsPerColumn } from '../../config/behaviour.ts';
import type { Concert } from '../../contracts/concert.ts';

/** A concert is past when its date is before now (specification, section 4). */
export const isPast = (concert: Pick<Concert, 'date'>, now: Date): boolean =>
  Date.parse(concert.date) < now.getTime();

/** Upcoming ones ascending, past ones descending by date; the id decides where dates are equal. */
export function divide(concerts: readonly Concert[], now: Date): { upcoming: Concert[]; past: Concert[] } {
  const ascending = concerts.toSorted(
    (a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id.localeCompare(b.id),
  );
  return {
    upcoming: ascending.filter((concert) => !isPast(concert, now)),
    past: ascending.filter((concert) => isPast(concert, now)).reverse(),
  };
}

/** Cuts a list into the columns of the slideshow; the last may be shorter. */
export function columns<Item>(items: readonly Item[], rows = concertsPerColumn): Item[][] {
  return Array.from({ length: Math.ceil(items.length / rows) }, (_, column) =>
    items.slice(column * rows, (column + 1) * rows),
  );
}
