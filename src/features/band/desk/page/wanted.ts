/** A text or a picture of the band in the built page. */
export interface Wanted {
  /** Id of the text; or where a press leads on the desk, as `#band/looks`. */
  id: string;
  /** The text as it was built, or the description of a picture. */
  text: string;
  /** Selects the element to look in. */
  within: string;
}

/** A text without what the build adds or CSS changes: soft hyphens, spaces, capitals. */
export const bare = (text: string): string => text.replaceAll(/[\s\u00ad\u200b]/g, '').toLowerCase();

/**
 * The places that show what is wanted; `placesIn` lists those of an element with their bare texts, in the order of the page. Ids with the same
 * text in the same element have one place each, in their order, and the last one all that are left.
 */
export function matches<Place extends { text: string }>(
  wanted: readonly Wanted[],
  placesIn: (within: string) => readonly Place[],
): { want: Wanted; place: Place }[] {
  return wanted.flatMap((want) => {
    const places = placesIn(want.within).filter(({ text }) => text === bare(want.text));
    const namesakes = wanted.filter(
      ({ text, within }) => bare(text) === bare(want.text) && within === want.within,
    );
    const own = namesakes.indexOf(want);
    return places
      .filter((_, index) => Math.min(index, namesakes.length - 1) === own)
      .map((place) => ({ want, place }));
  });
}
