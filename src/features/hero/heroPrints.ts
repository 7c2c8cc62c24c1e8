/** The hero in two crops, each printed once; the figures of the same file stand in front of the name (look guide, Sandwich). */
export const heroPrints = {
  of: 'pictures/hero',
  recipe: 'hero',
  prints: [
    { media: '(max-width: 767px)', of: 'pictures/hero-phone', recipe: 'hero-phone', width: 720, height: 960 },
    { width: 1600, height: 1000 },
  ],
} as const;
