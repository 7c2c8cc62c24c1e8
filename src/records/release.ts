import * as z from 'zod/mini';
import { httpsUrl, pictureName, textOf, webUrl } from './text.ts';

const releaseDates = { day: /^\d{4}-\d{2}-\d{2}$/, month: /^\d{4}-\d{2}$/, year: /^\d{4}$/ } as const;

/** A release under the field names of the music service (specification, section 3; FACTS, Spotify). */
const release = z
  .strictObject({
    id: z.string().check(z.regex(/^[\dA-Za-z]{22}$/, 'is no id of the music service: 22 letters and digits')),
    name: textOf(120, 'write the name'),
    type: z.enum(['album', 'single', 'compilation'], 'is unknown: use album, single or compilation'),
    release_date: z.string(),
    release_date_precision: z.enum(['day', 'month', 'year'], 'is unknown: use day, month or year'),
    spotify_url: httpsUrl,
    /** May be empty; durations in milliseconds. */
    tracks: z.array(
      z.strictObject({
        name: z.string().check(z.minLength(1)),
        durationMs: z.optional(z.int().check(z.positive())),
      }),
    ),
  })
  .check(
    z.refine(
      ({ release_date, release_date_precision }) =>
        releaseDates[release_date_precision].test(release_date) && isCalendarDate(release_date),
      {
        path: ['release_date'],
        error: 'is no date of that precision: write 2026-11-06, 2026-11 or 2026',
      },
    ),
  );

/** A release of the site; `img` is the name of its cover in `src/content/releases`, without the extension. */
export const releaseRecord = z.safeExtend(release, { img: pictureName });
export type Release = z.infer<typeof releaseRecord>;

/** A release as Spotify describes it; without `cover` where it has no picture. */
export const serviceRelease = z.safeExtend(release, { cover: z.optional(webUrl) });
export type ServiceRelease = z.infer<typeof serviceRelease>;

/** False for a day that does not exist, as the 31st of November; a missing month or day counts as the first. */
function isCalendarDate(date: string): boolean {
  const full = `${date}-01-01`.slice(0, 10);
  const parsed = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(full);
}
