/** Keeps words on one line. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** The last word never stands alone on its line. */
export const withoutOrphan = (words: string): string => words.replace(/ (?=\S+$)/, '\u00a0');
