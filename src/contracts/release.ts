import * as z from 'zod';
import { httpsUrl, pictureName, textOf } from './text.ts';

const releaseDates = { day: /^\d{4}-\d{2}-\d{2}$/, month: /^\d{4}-\d{2}$/, year: /^\d{4}$/ } as const;

/** A release under the field names of the music service (specification, section 3; FACTS, Spotify). */
export const releaseRecord = z
  .strictObject({
    id: z.string().regex(/^[\dA-Za-z]{22}$/, 'is no id of the music service: 22 letters and digits'),
    name: textOf(120, 'write the name'),
    type: z.enum(['album', 'single', 'compilation'], {
      error: 'is unknown: use album, single or compilation',
    }),
    release_date: z.string(),
    release_date_precision: z.enum(['day', 'month', 'year'], { error: 'is unknown: use day, month or year' }),
    spotify_url: httpsUrl,
    /** Name of the cover in `src/content/releases`, without its extension. */
    img: pictureName,
    /** May be empty; durations in milliseconds. */
    tracks: z.array(z.strictObject({ name: z.string().min(1), durationMs: z.int().positive().optional() })),
  })
  .refine(
    (release) =>
      releaseDates[release.release_date_precision].test(release.release_date) &&
      isCalendarDate(release.release_date),
    {
      path: ['release_date'],
      error: 'is no date of that precision: write 2026-11-06, 2026-11 or 2026',
    },
  );

export type Release = z.infer<typeof releaseRecord>;

/** False for a day that does not exist, as the 31st of November; a missing month or day counts as the first. */
function isCalendarDate(date: string): boolean {
  const full = `${date}-01-01`.slice(0, 10);
  const parsed = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(full);
}
