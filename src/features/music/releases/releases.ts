import { newReleaseDays } from '../../../config/behaviour.ts';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import { dayMs, hourMs } from '../../../config/time.ts';
import { dayIn } from '../../../lib/dates/localTime.ts';

/** Texts and picture of a release in one language. */
export interface ReleaseContent {
  /** With soft hyphens in long words. */
  name: string;
  /** Language of the name, if it differs from the page's. */
  language?: string | undefined;
  /** Its first place, where cover and name lead. */
  url: string;
  /** Read out after the name; begins with a space. */
  linkNote: string;
  /** All places of a release that has more than one, each with the words that only a screen reader needs. */
  links?: { url: string; text: string; note: string }[];
  /** Type and date, as exact as they are known. */
  published: string;
  cover: RenderedPicture;
  /** Release day as `2026-11-06`, and the text of the badge; only if the day is known. */
  badge?: { day: string; text: string } | undefined;
  /** Of the band's desk: it stays beside the service's, in its place by this date; empty where that is unknown. */
  ownSince?: string;
}

/** A release as its column shows it. */
export interface ShownRelease {
  release: ReleaseContent;
  isNew: boolean;
}

/**
 * The releases to show at `now`; `undefined` while the HTML of the build is right. Both instants are in milliseconds since 1970. Releases of
 * the build keep their covers.
 */
export function currentReleases(
  built: readonly ReleaseContent[],
  records: readonly ReleaseContent[] | undefined,
  { builtAt, now }: { builtAt: number; now: number },
): readonly ShownRelease[] | undefined {
  const known = new Map(built.map((each) => [each.url, each]));
  const current = (records ?? built).map((each) => ({
    // The band's own are those of the build themselves, and several may lead to one address.
    release:
      each.ownSince === undefined ? { ...each, cover: known.get(each.url)?.cover ?? each.cover } : each,
    isNew: isNew(each.badge?.day, new Date(now)),
  }));
  const isBuilt = ({ release, isNew: isNewNow }: ShownRelease, index: number) => {
    const other = built[index];
    return (
      release.url === other?.url &&
      release.name === other.name &&
      isNewNow === isNew(other.badge?.day, new Date(builtAt))
    );
  };
  return current.length === built.length && current.every(isBuilt) ? undefined : current;
}

/** The next full quarter of an hour: in every zone a day begins at one. In milliseconds since 1970. */
export const nextQuarter = (now: number): number => (Math.floor(now / quarterMs) + 1) * quarterMs;
const quarterMs = hourMs / 4;

/**
 * True from the release day to the end of the 31st day after it, both by the band's clocks (specification, section 9); false if the day is
 * unknown.
 */
export function isNew(releaseDay: string | undefined, now: Date): boolean {
  if (releaseDay === undefined) return false;
  const on = (today: string) => {
    const age = (Date.parse(today) - Date.parse(releaseDay)) / dayMs;
    return age >= 0 && age <= newReleaseDays;
  };
  // Clocks on earth are 12 hours behind UTC to 14 ahead. Only while that matters use the date formatter, which takes a browser 40 ms
  // to create.
  const [first, last] = [dayAhead(now, -12), dayAhead(now, 14)];
  return on(first) === on(last) ? on(first) : on(dayIn(now));
}

/** The day of clocks that are `hours` ahead of UTC, as `2026-11-21`. */
const dayAhead = (date: Date, hours: number): string =>
  new Date(date.getTime() + hours * hourMs).toISOString().slice(0, 10);
