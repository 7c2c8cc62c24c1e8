/** The longest word that is set without a hyphen by default, in letters of usual width. */
const longestWhole = 19;

/** The length of a text in letters of usual width. `M`, `W` and `&` take the room of two. */
export const lengthOf = (text: string): number => text.replace(/[mw&]/gi, '$&$&').length;

/**
 * The places between two syllables, at least four letters from the beginning of a word and from its end. Pairs such as "st" and "tr",
 * which may belong to one syllable or to two ("Hauptstadt", "Geburtstag"), have none beside or within.
 */
const beginning =
  /(?=\p{L}{4})(?=(?:sch[lmnrw]?|s[pt]r|pf[lr]?|c[hk]|[pt]h|[b-df-hj-np-tv-xzß])[aeiouyäöü])/giu;
const fourLetters = /\p{L}{4}$/u;
/** Around a bar at the place: such a pair. No lookbehind, by which iOS below 16.4 fails to read the whole script. */
const pair = /s\|(?:[pt]|ch)|sch?\|[hlmnrw]|c\|[hk]|[pt]\|h|p\|f|[bdfgkpt]\|r|[bfgkp]\|l/i;

const withSoftHyphens = (word: string) =>
  word.replace(beginning, (_, at: number) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    return fourLetters.test(before) && !pair.test(`${before}|${after}`) ? '\u00ad' : '';
  });

/**
 * A text with soft hyphens in the words of more than `most` letters, for which no browser needs a dictionary. A line may end after a slash
 * unless it is one of figures ("24/7"). A word that has soft hyphens keeps them.
 */
export const hyphenated = (text: string, most = longestWhole): string =>
  text
    .replace(/[^\s/-]+/g, (word) =>
      lengthOf(word) <= most || word.includes('\u00ad') ? word : withSoftHyphens(word),
    )
    .replace(/(\d?)\/(?!\d)/g, (slash, figure) => (figure ? slash : '/\u200b'));
