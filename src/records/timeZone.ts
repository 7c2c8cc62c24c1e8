/** Time zones that a record has named. To ask `Intl` for one takes longer than all other checks of a record. */
const timeZones = new Set<string>();

/** Excludes offsets such as `+01:00`, which `Intl` knows too: they do not follow clock changes. */
export function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true;
  if (!/^[A-Z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name });
    timeZones.add(name);
    return true;
  } catch {
    return false;
  }
}

/** An instant as contracts hold it, in UTC and whole seconds: `2026-12-04T19:00:00Z`. Throws a `RangeError` for an invalid date. */
export const toInstant = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');
