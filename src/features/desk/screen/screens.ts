/** The ways of the desk, in the order of the bar. */
export const ways = ['concerts', 'pictures'] as const;
export type Way = (typeof ways)[number];

/** A screen of the desk: a way, and the parts of the address below it. */
export interface Screen {
  way: Way;
  parts: readonly string[];
}

/** The screen that opens without an address. */
export const firstScreen: Screen = { way: 'concerts', parts: [] };

/** True for a screen that shows the records of its way; all others are forms. */
export const isList = ({ parts: [first, ...others] }: Screen): boolean =>
  first === undefined || (first === 'past' && others.length === 0);

/** The address of a screen within the page, as `#concerts/2026-12-04/move`. */
export const addressOf = (way: Way, ...parts: readonly string[]): string =>
  `#${[way, ...parts.map(encodeURIComponent)].join('/')}`;

/** Reads an address; undefined for any other fragment, such as the one of a skip link. */
export function readScreen(fragment: string): Screen | undefined {
  const [name, ...parts] = fragment.slice(1).split('/').filter(Boolean).map(decode);
  const way = ways.find((known) => known === name);
  return way && { way, parts };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
