import { encodePart } from '../../../config/encodePart.ts';
import type { TextKey } from '../translate.ts';
import { kindAt, kindNames, kinds, type KindName } from '../../../records/kinds.ts';

export type Area = 'start' | (typeof kinds)[KindName]['screen'][0];

/** An area, and the parts of the address below it. */
export type AreaAddress = readonly [Area, ...string[]];

/** The areas of the desk, in the order of the bar. */
export const areas: readonly Area[] = [
  ...new Set(['start' as const, ...kindNames.map((name) => kinds[name].screen[0])]),
];

/** A screen of the desk: a area, and the parts of the address below it. */
export interface Screen {
  area: Area;
  parts: readonly string[];
  /** Name of the control that takes the focus. */
  field?: string;
}

/** The screen that opens without an address. */
export const firstScreen: Screen = { area: 'start', parts: [] };

/** True for a screen that shows the records of its area; all others are forms. */
export const isList = ({ area, parts: [first, ...others] }: Screen): boolean =>
  first === undefined || (others.length === 0 && (kindAt([area])?.selections ?? []).includes(first));

/** True for every list, of an area or of a kind below it: the bar of areas stays, and a form that is sent leads back to it. */
export const isAnyList = (screen: Screen): boolean =>
  isList(screen) ||
  kindNames.some((name) => kinds[name].screen.join('/') === [screen.area, ...screen.parts].join('/'));

/** The address of a screen within the page, as `#concerts/2026-12-04/move`. */
export const addressOf = (...[area, ...parts]: AreaAddress): string =>
  `#${[area, ...parts.map(encodePart)].join('/')}`;

/** Key of the name of a kind's list. */
export const listTitle = (name: KindName): TextKey => {
  const [area, below] = kinds[name].screen;
  return below ?? `area-${area}`;
};

const fieldMark = '~';

/** The last part of the address of a control, as `~concert-time`. */
export const fieldPart = (name: string): string => fieldMark + name;

/** The control that the page's address names. */
export const fieldOfPage = (): string | undefined => readScreen(location.hash)?.field;

/** Reads an address; undefined for any other fragment, such as the one of a skip link. */
export function readScreen(fragment: string): Screen | undefined {
  const [name, ...parts] = fragment.slice(1).split('/').filter(Boolean).map(decode);
  const area = areas.find((known) => known === name);
  const last = parts.at(-1);
  if (!area || !last?.startsWith(fieldMark)) return area && { area, parts };
  return { area, parts: parts.slice(0, -1), field: last.slice(fieldMark.length) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
