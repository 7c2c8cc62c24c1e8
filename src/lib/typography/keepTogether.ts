/** The same text, whose lines end neither within "Art. 6" or "lit. f", nor after the hyphen of "IP-Adresse". Addresses stay as they are. */
export const keepTogether = (text: string): string =>
  text
    .replace(/(§|\b(?:Art|Abs|lit)\.) /g, '$1\u00a0')
    .replace(/(?<=^|[\s(„“])(\p{L}{1,2}-)(?=\p{L}[^\s@]*(\s|$))/gu, '$1\u2060');
