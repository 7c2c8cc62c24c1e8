/** What browser and functions ask of a concert that is added, without zod, so that the form can ask it, too. */

/** Characters at most. */
export const longestConcertTexts = { name: 120, venue: 120, city: 80 } as const;

/** The same text for a concert that two stores hold under different ids; `begins` in milliseconds since 1970. */
export const concertIdentity = (name: string, begins: number): string => `${begins} ${name}`;

/** No concert begins before this instant: 1950 in Vienna. */
const earliest = Date.parse('1950-01-01T00:00:00+01:00');

/** Nor later than so many years ahead. */
const yearsAhead = 10;

/** Whether a concert that is added may begin at this instant. */
export function isConcertDate(instant: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  const begins = Date.parse(instant);
  return begins >= earliest && begins <= latest.getTime();
}
