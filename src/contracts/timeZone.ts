/** Zone of the band: the default of concerts and venues. */
export const vienna = 'Europe/Vienna';

/** Excludes offsets such as `+01:00`, which `Intl` knows too: they do not follow clock changes. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
