import { hyphenated } from '../../lib/typography/hyphenated.ts';
import { capHeight, faceWidths, type FaceWidth } from '../../lib/typography/line.ts';

/** A place for the name, in units of its drawing. */
export interface Box {
  width: number;
  height: number;
}

/** The edges of a text's ink, in thousandths of an em from its beginning and its baseline; y goes down. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type PathOf<Path extends Edges> = (text: string, width: FaceWidth, tracking: number) => Path;

const mostLines = 3;
/** Space between two lines, in widths of the block. */
const gap = 0.024;
/** Room between two letters beside their own, in thousandths of an em: those of the narrowest font width stand so near that a header's run together. */
const trackingOf = (width: FaceWidth): number => (width === 50 ? 24 : 0);
/** How much a block loses that has letters of different heights, and of different font widths: from 0, nothing. */
const evenness = { height: 0.7, face: 0.25 };
/** How much is left of the score of a block for each line that ends within a word. */
const broken = 0.45;

/** A line of the name in one font width, as wide as 1. A soft hyphen is drawn at its end alone. */
function cutOf<Path extends Edges>(line: string, width: FaceWidth, pathOf: PathOf<Path>) {
  const text = line.replace(/\u{ad}$/u, '-').replaceAll('\u{ad}', '');
  const path = pathOf(text, width, trackingOf(width));
  const length = path.right - path.left;
  const [height, capitals] = [(path.bottom - path.top) / length, (capHeight * 1000) / length];
  return { text, width, path, length, height, capitals };
}

type Cut<Path extends Edges = Edges> = ReturnType<typeof cutOf<Path>>;

/**
 * Sets a name in one to three lines of Anybody 900 that are equally wide, so that its letters fill as much of the box as they can: the
 * size of the block, and each line with its path in thousandths of an em, `scale` units to one of those. A line ends at a space or a
 * hyphen, and never with a lone sign; a very long word may end one at a syllable. `pathOf` measures a text, and its errors are thrown.
 */
export function blockLines<Path extends Edges>(name: string, box: Box, pathOf: PathOf<Path>) {
  // Without a look behind, which older Safaris do not read.
  const parts = hyphenated(name.trim()).matchAll(/([^ /\u{ad}-]*[ /\u{ad}-]?) */gu);
  const words = [...parts].map(([, word = '']) => word).filter(Boolean);
  const known = new Map<string, Cut<Path>[]>();
  const cutsOf = (line: string) => {
    const cuts = known.get(line) ?? faceWidths.map((width) => cutOf(line, width, pathOf));
    known.set(line, cuts);
    return cuts;
  };
  const candidates = divisions(words, mostLines).flatMap((lines) => combinations(lines.map(cutsOf)));
  const best = candidates.reduce((one, other) => (score(other, box) > score(one, box) ? other : one));
  const width = blockWidth(best, box);
  let top = 0;
  const lines = best.map(({ text, width: face, path, length, height }) => {
    const scale = width / length;
    const [x, y] = [-path.left * scale, top - path.top * scale];
    const line = { text, width: face, tracking: trackingOf(face), path, x, y, scale };
    top += (height + gap) * width;
    return line;
  });
  return { lines, width, height: heightOf(best) * width };
}

/** Every division of the words into at most so many lines. */
function divisions(words: readonly string[], most: number): string[][] {
  const ends =
    most === 1
      ? []
      : words.slice(1).flatMap((_, at) => (/[\p{L}\p{N}]/u.test(words[at] ?? '') ? [at + 1] : []));
  const first = (end?: number) => words.slice(0, end).join('').trim();
  return [
    [first()],
    ...ends.flatMap((end) => divisions(words.slice(end), most - 1).map((rest) => [first(end), ...rest])),
  ];
}

const combinations = <Path extends Edges>(lines: readonly Cut<Path>[][]): Cut<Path>[][] =>
  lines.reduce<Cut<Path>[][]>((all, cuts) => all.flatMap((each) => cuts.map((cut) => [...each, cut])), [[]]);

/** Height of a block that is as wide as 1. */
const heightOf = (cuts: readonly Cut[]): number =>
  cuts.reduce((sum, { height }) => sum + height, gap * (cuts.length - 1));

const blockWidth = (cuts: readonly Cut[], { width, height }: Box): number =>
  Math.min(width, height / heightOf(cuts));

/** The area of the letters; less where the lines differ much, and where they break a word. */
function score(cuts: readonly Cut[], box: Box): number {
  const heights = cuts.map(({ capitals }) => capitals);
  const area = blockWidth(cuts, box) ** 2 * heights.reduce((sum, height) => sum + height, 0);
  const breaks = cuts.slice(0, -1).filter(({ text }) => text.endsWith('-')).length;
  const faces = cuts.map(({ width }) => width);
  return area * likeness(heights) ** evenness.height * likeness(faces) ** evenness.face * broken ** breaks;
}

const likeness = (values: readonly number[]): number => Math.min(...values) / Math.max(...values);
