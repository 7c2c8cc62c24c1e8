import {
  canOpen,
  faceWidths,
  openLetter,
  setLineBy,
  type FaceWidth,
  type SetLine,
} from '../../lib/typography/line.ts';
import { pageAdvance } from './measure.ts';

/** Sets one line of a headline as `setLineBy` does, measured with the font itself. */
export const setLine = (text: string, narrow: FaceWidth, open?: number): SetLine =>
  setLineBy(pageAdvance, text, narrow, open);

/** Index of the last word that has a letter to open, else of the last one. */
function openWord(words: readonly string[]): number {
  const index = words.findLastIndex(canOpen);
  return index === -1 ? words.length - 1 : index;
}

/** A heading on one line; a letter of its last word opens that has one which stays readable. */
export function headingLine(text: string): { text: string; open: number } {
  const words = text.split(' ');
  const index = openWord(words);
  const start = words.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
  return { text, open: start + openLetter(words[index] ?? text) };
}

/** The heading with every word on a line of its own, for narrow windows. */
export function headingWords(text: string): { text: string; open?: number; width?: FaceWidth }[] {
  const words = text.split(' ').filter(Boolean);
  const index = openWord(words);
  const opened = headingLine(words[index] ?? text);
  const line = setLine(opened.text, 50, opened.open);
  return words.map((word, at) => (at === index ? opened : { text: word, width: widthFor(word, line.width) }));
}

/** The font width in which a word is nearest to a line width. */
function widthFor(word: string, width: number): FaceWidth {
  const distance = (candidate: FaceWidth) => Math.abs(pageAdvance(word, candidate) * 1000 - width);
  return faceWidths.toSorted((a, b) => distance(a) - distance(b))[0] ?? 50;
}
