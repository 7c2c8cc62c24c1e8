import { lengthOf } from '../../../lib/typography/hyphenated.ts';

/** The most of a name that is set large, in letters of usual width: of each of its words, and of the whole. */
const longest = { word: 13, whole: 26 };

/** Attribute by which the style sheet sets a name large. A list has two sizes of names, so that nothing but the length decides. */
export function nameFit(name: string): { 'data-fit': 'short' | undefined } {
  const words = name.split(/[\s/-]+/);
  const isShort = lengthOf(name) <= longest.whole && words.every((word) => lengthOf(word) <= longest.word);
  return { 'data-fit': isShort ? 'short' : undefined };
}

/** The angle of a concert's stamp, which is the same in every list: the usual one or one of two others. */
export const tiltOf = (id: string): number | undefined =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3 || undefined;
