/** Upright windows up to a phone's width show the upright crop. The same line stands in `Hero.astro`, turned round. */
export const uprightWindow = '(width < 48em) and (orientation: portrait)';

/** The hero in two crops, each printed once; the figures of the same file stand in front of the name (look guide, Sandwich). */
export const heroPicture = {
  of: 'pictures/hero',
  recipe: 'hero',
  variants: [
    { media: uprightWindow, of: 'pictures/hero-phone', recipe: 'hero-phone', width: 720, height: 960 },
    { width: 1600, height: 1000 },
  ],
} as const;
