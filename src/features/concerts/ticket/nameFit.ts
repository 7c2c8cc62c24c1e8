import { lengthOf, longestWhole } from '../../../lib/typography/hyphenated.ts';

/** Lengths below the longest that the style sheet has a size for, in letters of usual width. */
const lengths = [12, 16];

/** Attribute by which the style sheet sizes a name: by its longest word, or by the whole name where it fits on one `line`. */
export function nameFit(name: string): { 'data-fit': string | undefined } {
  const whole = lengthOf(name);
  const isLine = whole <= longestWhole;
  const length = isLine ? whole : Math.max(...name.split(/[\s/-]+/).map(lengthOf));
  const fit = [lengths.find((each) => length <= each), isLine && 'line'].filter(Boolean).join(' ');
  return { 'data-fit': fit || undefined };
}

/** The angle of a concert's stamp, which is the same in every list: the usual one or one of two others. */
export const tiltOf = (id: string): number | undefined =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3 || undefined;
