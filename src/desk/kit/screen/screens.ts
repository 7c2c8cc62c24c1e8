import { purposes } from '../../../config/contact.ts';

/** The areas of the desk, in the order of the bar. */
export const areas = ['concerts', 'pictures', 'messages'] as const;
export type Area = (typeof areas)[number];

/** A screen of the desk: a area, and the parts of the address below it. */
export interface Screen {
  area: Area;
  parts: readonly string[];
}

/** The screen that opens without an address. */
export const firstScreen: Screen = { area: 'concerts', parts: [] };

/** Parts that name a selection of an area's records. */
const selections: readonly string[] = ['past', ...purposes];

/** True for a screen that shows the records of its area; all others are forms. */
export const isList = ({ parts: [first, ...others] }: Screen): boolean =>
  first === undefined || (selections.includes(first) && others.length === 0);

/** The address of a screen within the page, as `#concerts/2026-12-04/move`. */
export const addressOf = (area: Area, ...parts: readonly string[]): string =>
  `#${[area, ...parts.map(encodeURIComponent)].join('/')}`;

/** Reads an address; undefined for any other fragment, such as the one of a skip link. */
export function readScreen(fragment: string): Screen | undefined {
  const [name, ...parts] = fragment.slice(1).split('/').filter(Boolean).map(decode);
  const area = areas.find((known) => known === name);
  return area && { area, parts };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
