import * as z from 'zod/mini';

/** Zone of the band: the default of concerts and venues. */
export const vienna = 'Europe/Vienna';

/** A zone of the IANA database that this runtime knows, as `Europe/Vienna`. */
export const timeZone = z
  .string()
  .check(z.refine(isTimeZone, 'is no time zone: write a name of the IANA database like Europe/Vienna'));

/** Excludes offsets such as `+01:00`, which `Intl` knows too: they do not follow clock changes. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
