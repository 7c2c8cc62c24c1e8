/** Replaces each half of a surrogate pair, which no encoding takes. By a pattern, because older browsers lack `toWellFormed`. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\ufffd');

/** The beginning of a text, of at most `length` characters, and without half of a pair at its end. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Encodes a text as a part of an address. `encodeURIComponent` throws at half a surrogate pair, which anybody can send or paste. */
export const encodePart = (text: string): string => encodeURIComponent(wellFormed(text));

/** The text of a part of an address; `undefined` where its encoding is broken. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
