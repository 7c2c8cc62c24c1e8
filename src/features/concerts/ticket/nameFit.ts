/** Lengths below the longest that the style sheet has a size for, in letters of usual width. */
const lengths = [12, 16];

/** The longest word that is set without a hyphen, in letters of usual width. */
const longest = 19;

/** The length of a text in letters of usual width. `M`, `W` and `&` take the room of two. */
const lengthOf = (text: string): number => text.replace(/[mw&]/gi, '$&$&').length;

/** Attribute by which the style sheet sizes a name: by its longest word, or by the whole name where it fits on one `line`. */
export function nameFit(name: string): { 'data-fit': string | undefined } {
  const whole = lengthOf(name);
  const isLine = whole <= longest;
  const length = isLine ? whole : Math.max(...name.split(/[\s/-]+/).map(lengthOf));
  const fit = [lengths.find((each) => length <= each), isLine && 'line'].filter(Boolean).join(' ');
  return { 'data-fit': fit || undefined };
}

/** The places between two syllables, at least four letters from the beginning of a word and from its end. Keeps "sch" and "ck" whole. */
const syllables =
  /(?<=\p{L}{4})(?<!s(?=ch)|sc(?=h)|c(?=[hk])|[pt](?=h))(?=(?:sch|c[hk]|[pt]h|[b-df-hj-np-tv-xzß])[aeiouyäöü]\p{L}{2})/giu;

/**
 * A name with soft hyphens in the words that are longer than any size fits, for which no browser needs a dictionary. A line may end after a
 * slash.
 */
export const hyphenated = (name: string): string =>
  name
    .replace(/[^\s/-]+/g, (word) => (lengthOf(word) <= longest ? word : word.replace(syllables, '\u00ad')))
    .replaceAll('/', '/\u200b');

/** The angle of a concert's stamp, which is the same in every list: the usual one or one of two others. */
export const tiltOf = (id: string): number | undefined =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3 || undefined;
