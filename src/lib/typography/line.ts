import { graphemes } from './graphemes.ts';

/** The font widths of Anybody in use (look guide, Type): 50 only above 60 px, 150 for the open letter of a headline. */
export const faceWidths = [50, 75, 100, 125, 150] as const;
export type FaceWidth = (typeof faceWidths)[number];

/** The width of a text in Anybody 900 in capitals, in ems. */
export type Advance = (text: string, width: FaceWidth) => number;

/** Height of the capitals of Anybody, in ems. */
export const capHeight = 0.675;

interface Segment {
  text: string;
  width: FaceWidth;
  /** Start and width, in thousandths of an em. */
  x: number;
  length: number;
}

export interface SetLine {
  segments: Segment[];
  /** The line's box in the same units: from the capitals (or their dots) to the baseline. */
  viewBox: string;
  width: number;
}

const unit = 1000;
/** Space on both sides of the open letter (look guide, Motion: The Breath). */
const letterGap = 20;
/** Height of the dots of Ä, Ö, Ü and of signs such as ° and ( above the capitals, in ems, and of any other mark. */
const [umlautHeight, markHeight] = [0.2, 0.3];
/** Depth of a comma and the tail of Q below the baseline, in ems, and of a mark, as in Ş and Ą, or a sign such as „ and (. */
const [commaDepth, markDepth] = [0.16, 0.25];

/**
 * Sets one line of a headline in narrow letters with one wide, open letter. `open` is the index of that letter, in characters, or none.
 * Throws on an index outside the text. The box leaves out `edge` on both sides, in thousandths of an em: the space beside the outer letters.
 */
export function setLineBy(
  advance: Advance,
  text: string,
  narrow: FaceWidth,
  open?: number,
  edge = 0,
): SetLine {
  if (open !== undefined && !text[open]) throw new RangeError(`"${text}" has no letter ${open}`);
  const [letter = ''] = open === undefined ? [] : graphemes(text.slice(open));
  const parts: [string, FaceWidth][] =
    open === undefined
      ? [[text, narrow]]
      : [
          [text.slice(0, open), narrow],
          [letter, 150],
          [text.slice(open + letter.length), narrow],
        ];
  let x = 0;
  const segments: Segment[] = [];
  for (const [part, width] of parts) {
    if (!part) continue;
    const length = Math.round(advance(part, width) * unit);
    segments.push({ text: part, width, x, length });
    x += length + (open === undefined ? 0 : letterGap);
  }
  const width = x - (open === undefined ? 0 : letterGap) - 2 * edge;
  // Marks of other letters than ours may be above, below, or both.
  const isMarked = /\p{M}/u.test(text.replaceAll(/[äöü]/gi, '').normalize('NFD'));
  const above = isMarked ? markHeight : /[äöü°*()[\]]/i.test(text) ? umlautHeight : 0.01;
  const below = isMarked || /[„‚()[\]]/.test(text) ? markDepth : /[,;q]/i.test(text) ? commaDepth : 0.015;
  const [top, bottom] = [Math.round((capHeight + above) * unit), Math.round(below * unit)];
  return { segments, viewBox: `${edge} ${-top} ${width} ${top + bottom}`, width };
}

/** Letters that stay readable when they open. An I becomes a bar. */
const opening = /[aeouvwäöü]/i;

/** Whether a word has a letter that stays readable when it opens. */
export const canOpen = (word: string): boolean => opening.test(word);

/** Index of the letter that opens, in characters: the readable one nearest to the middle, else the middle one. */
export function openLetter(word: string): number {
  const letters = graphemes(word);
  const middle = (letters.length - 1) / 2;
  const readable = letters.flatMap((letter, index) => (opening.test(letter) ? [index] : []));
  const [open = Math.floor(middle)] = readable.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return letters.slice(0, open).join('').length;
}
