import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import { slugOf, takesPlace } from '../../../records/concertRules.ts';
import { digest } from '../../../images/digest.ts';
import { eveningOf, shortDay } from '../../../lib/dates/dates.ts';
import { concertPath } from '../../../lib/routing/routes.ts';
import { divide, instantOf } from '../concerts.ts';

/** A concert that the line in the hero can show. */
export interface Candidate {
  path: string;
  /** Beginning, in milliseconds since 1970. */
  begins: number;
  /** "Fr., 4. Dez." */
  day: string;
  place: string;
}

/** Number of concerts that the line knows: the build is not older than their beginnings. */
const most = 6;

/** The next concerts that take place, and whether no other one follows them. */
export function candidatesOf(
  concerts: readonly Concert[],
  locale: Locale,
  now: Date,
): { candidates: Candidate[]; isComplete: boolean } {
  const upcoming = divide(concerts, now).upcoming.filter(takesPlace);
  const candidates = upcoming.slice(0, most).map((concert) => ({
    path: concertPath(locale, slugOf(concert)),
    begins: instantOf(concert),
    day: shortDay(locale, eveningOf(new Date(concert.date), concert.timeZone), concert.timeZone),
    place: [concert.venue, concert.city].filter(Boolean).join(', '),
  }));
  return { candidates, isComplete: upcoming.length <= most };
}

/** A digest of the line, with which the page asks for a newer one. Without a concert it leads bookers to the contact form. */
export const lineState = (candidate: Candidate | undefined): string =>
  digest(JSON.stringify(candidate ?? {}));
