/** Letters that no normalization takes apart. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text as people compare and search names: without capitals, accents, invisible characters, and more than one space in a row. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßłøđðæœı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
