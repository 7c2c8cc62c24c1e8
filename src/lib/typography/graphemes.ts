/** For the build and the functions: Firefox has it since 2024 only. */
const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text as a reader counts them: one with its marks and a joined emoji are one each. */
export const graphemes = (text: string): string[] =>
  Array.from(segments.segment(text), ({ segment }) => segment);

/** The longest beginning of whole letters that has at most so many characters. */
export function beginningOf(text: string, most: number): string {
  let beginning = '';
  for (const letter of graphemes(text)) {
    if (beginning.length + letter.length > most) break;
    beginning += letter;
  }
  return beginning;
}
