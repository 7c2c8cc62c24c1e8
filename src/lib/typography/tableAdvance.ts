import table from './advances.json' with { type: 'json' };
import type { Advance, FaceWidth } from './line.ts';

const widths: Record<FaceWidth, Record<string, number>> = table;

/** Replaces a character that the table lacks. */
const usual = 'A';

/**
 * The width of a text without its kerning, from a table that `npm run fonts` measures. Functions and build set the same line with it, and
 * a function needs no font file. `textLength` makes up for the kerning.
 */
export const tableAdvance: Advance = (text, width) =>
  [...text.toUpperCase()].reduce(
    (sum, letter) => sum + (widths[width][letter] ?? widths[width][usual] ?? 0),
    0,
  );
