import {
  faceWidths,
  openLetter,
  setLineBy,
  type FaceWidth,
  type SetLine,
} from '../../lib/typography/line.ts';
import { advance } from './measure.ts';

/** Sets one line of a headline as `setLineBy` does, measured with the font itself. */
export const setLine = (text: string, narrow: FaceWidth, open?: number): SetLine =>
  setLineBy(advance, text, narrow, open);

/** A heading on one line; a letter of its last word opens. */
export function headingLine(text: string): { text: string; open: number } {
  const start = text.lastIndexOf(' ') + 1;
  return { text, open: start + openLetter(text.slice(start)) };
}

/** The heading with every word on a line of its own, for narrow windows. */
export function headingWords(text: string): { text: string; open?: number; width?: FaceWidth }[] {
  const words = text.split(' ');
  const last = headingLine(words.pop() ?? text);
  const line = setLine(last.text, 50, last.open);
  return [...words.map((word) => ({ text: word, width: widthFor(word, line.width) })), last];
}

/** The font width in which a word is nearest to a line width. */
function widthFor(word: string, width: number): FaceWidth {
  const distance = (candidate: FaceWidth) => Math.abs(advance(word, candidate) * 1000 - width);
  return faceWidths.toSorted((a, b) => distance(a) - distance(b))[0] ?? 50;
}
