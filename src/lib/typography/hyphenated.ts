/** The longest word that is set without a hyphen by default, in letters of usual width. */
export const longestWhole = 19;

/** The length of a text in letters of usual width. `M`, `W` and `&` take the room of two. */
export const lengthOf = (text: string): number => text.replace(/[mw&]/gi, '$&$&').length;

/**
 * The places between two syllables, at least four letters from the beginning of a word and from its end. Pairs such as "st" and "tr",
 * which may belong to one syllable or to two ("Hauptstadt", "Geburtstag"), have none beside or within.
 */
const syllables =
  /(?<=\p{L}{4})(?<!s(?=[pt]|ch)|sch?(?=h|[lmnrw])|c(?=[hk])|[pt](?=h)|p(?=f)|[bdfgkpt](?=r)|[bfgkp](?=l))(?=\p{L}{4})(?=(?:sch[lmnrw]?|s[pt]r|pf[lr]?|c[hk]|[pt]h|[b-df-hj-np-tv-xzß])[aeiouyäöü])/giu;

/**
 * A text with soft hyphens in the words of more than `most` letters, for which no browser needs a dictionary. A line may end after a slash
 * unless it is one of figures ("24/7"). A word that has soft hyphens keeps them.
 */
export const hyphenated = (text: string, most = longestWhole): string =>
  text
    .replace(/[^\s/-]+/g, (word) =>
      lengthOf(word) <= most || word.includes('\u00ad') ? word : word.replace(syllables, '\u00ad'),
    )
    .replace(/(?<!\d)\/(?!\d)/g, '/\u200b');
