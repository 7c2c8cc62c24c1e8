import table from './advances.json' with { type: 'json' };
import { graphemes } from './graphemes.ts';
import type { Advance, FaceWidth } from './line.ts';

const widths: Record<FaceWidth, Record<string, number>> = table;

/** Replaces a letter that the table lacks. */
const usual = 'A';

/** An emoji is a square, in ems. */
const emoji = /\p{Extended_Pictographic}|\p{RI}/u;
const emojiWidth = 1.25;

const widthOf = (letter: string, table: Record<string, number>): number =>
  table[letter] ?? (emoji.test(letter) ? emojiWidth : (table[usual] ?? 0));

/**
 * The width of a text without its kerning, from a table that `npm run fonts` measures. Functions and build set the same line with it, and
 * a function needs no font file. `textLength` makes up for the kerning.
 */
export const tableAdvance: Advance = (text, width) =>
  graphemes(text.normalize('NFC').toUpperCase()).reduce(
    (sum, letter) => sum + widthOf(letter, widths[width]),
    0,
  );
