import * as z from 'zod/mini';
import { errorNamed } from './fields.ts';
import { httpsUrl, longestTitle, pictureName, textOf, webLink, webUrl } from './text.ts';

const releaseDates = { day: /^\d{4}-\d{2}-\d{2}$/, month: /^\d{4}-\d{2}$/, year: /^\d{4}$/ } as const;

const id = z
  .string()
  .check(z.regex(/^[\dA-Za-z]{22}$/, 'is no id of the music service: 22 letters and digits'));

/** The music service has all but EP, which it calls a single. */
export const releaseTypes = ['album', 'ep', 'single', 'compilation'] as const;

/** The fields of a release that people write. */
export const releaseShape = {
  name: textOf(longestTitle, 'write the name'),
  type: z.optional(z.enum(releaseTypes, 'is unknown: use album, ep, single or compilation')),
  /** The service writes the year "0000" where it knows none. */
  release_date: z.optional(z.string()),
  release_date_precision: z.optional(z.enum(['day', 'month', 'year'], 'is unknown: use day, month or year')),
  spotify_url: z.optional(httpsUrl),
  /** Where else it is heard or bought, in the order of their importance; at most 8. */
  links: z.optional(
    z
      .array(webLink)
      .check(
        z.minLength(1, 'is empty: write an address, or leave it out'),
        z.maxLength(8, 'has more than 8 addresses: leave some out'),
      ),
  ),
  /** At most 100, or none; durations in milliseconds. */
  tracks: z
    .array(
      z.strictObject({
        name: textOf(longestTitle, 'write the name'),
        durationMs: z.optional(z.int().check(z.positive())),
      }),
    )
    .check(z.maxLength(100, 'has more than 100 tracks: leave some out')),
};

interface Checked {
  release_date?: string | undefined;
  release_date_precision?: keyof typeof releaseDates | undefined;
  spotify_url?: string | undefined;
  links?: readonly string[] | undefined;
}

export const hasItsDate = z.refine<Checked>(
  ({ release_date: date, release_date_precision: precision }) =>
    date === undefined ||
    (precision !== undefined && releaseDates[precision].test(date) && isCalendarDate(date)),
  {
    path: ['release_date'],
    error:
      'does not fit release_date_precision: write 2026-11-06 with "day", 2026-11 with "month" or 2026 with "year"',
    ...errorNamed('day'),
  },
);

export const isHeard = z.refine<Checked>(({ spotify_url, links }) => (spotify_url ?? links) !== undefined, {
  path: ['links'],
  error: 'is missing: write where the release is heard, ["https://…"], or its spotify_url',
  ...errorNamed('missing'),
});

/** A release under the field names of the music service (specification, section 3; FACTS, Spotify). */
const release = z.strictObject({ id: z.optional(id), ...releaseShape }).check(hasItsDate, isHeard);

/** A release of the site; `img` is the name of its cover in `releases/` of the band's folder, without the extension. */
export const releaseRecord = z.safeExtend(release, { img: pictureName });
export type Release = z.infer<typeof releaseRecord>;

/** Spotify names both of every release. */
const ofSpotify = { id, spotify_url: httpsUrl };

/** A release of the site that the build has read from Spotify. */
export const spotifyRelease = z.safeExtend(releaseRecord, ofSpotify);

/** A release as Spotify describes it; without `cover` where it has no picture. */
export const serviceRelease = z.safeExtend(release, { ...ofSpotify, cover: z.optional(webUrl) });
export type ServiceRelease = z.infer<typeof serviceRelease>;

/** Sorts releases, the newest first; one without a date comes last. */
export const newestFirst = (
  { release_date: one = '' }: Pick<Release, 'release_date'>,
  { release_date: other = '' }: Pick<Release, 'release_date'>,
): number => other.localeCompare(one);

/** False for a day that does not exist, as the 31st of November, and before the year 1000; a missing month or day counts as the first. */
function isCalendarDate(date: string): boolean {
  const full = `${date}-01-01`.slice(0, 10);
  const parsed = new Date(`${full}T00:00:00Z`);
  return !full.startsWith('0') && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(full);
}
