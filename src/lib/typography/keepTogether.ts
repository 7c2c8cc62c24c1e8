/** The same text, whose lines end neither within "Art. 6 Abs. 1 lit. f" or "6(1)(c)", nor after the hyphen of "IP-Adresse". Addresses stay as they are. */
export const keepTogether = (text: string): string =>
  text
    .replace(/(§|\b(?:Art|Abs|lit)\.) | (?=(?:Abs|lit)\.)/g, '$1\u00a0')
    .replace(/(?<=\d|\))\((?=\w\))/g, '\u2060(')
    .replace(/(?<=^|[\s(„“])(\p{L}{1,2}-)(?=\p{L}[^\s@]*(\s|$))/gu, '$1\u2060');
