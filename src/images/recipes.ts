import type { Stock } from './render/inks.ts';
import type { Tone } from './render/tones.ts';

/** How light becomes red ink and key ink (paper on black stock, black on paper stock). */
export interface Tones {
  readonly red: Tone;
  readonly key: Tone;
}

/** The parameters of the halftone of a picture. The numbers start from the look guide, "Texture recipes". */
export interface Recipe {
  readonly stock: Stock;
  /** Pixels from dot to dot in the air; figures get 0.6 of it. */
  readonly pitch: number;
  readonly air: Tones;
  readonly figure: Tones;
  /** The tones of an ordinary photograph, which has one light for both inks. */
  readonly photograph: Tones;
  /** Uneven ink with small holes, as on a poster that has hung outside. */
  readonly worn: boolean;
  /**
   * Letters stand on it, in the colour of the key ink: a photograph gets none of that. Under the name its figures do, which stand in front
   * of the letters.
   */
  readonly under?: 'name' | 'heading';
  /** Ink on a transparent ground: the page is the stock, and only the figure gets key ink. */
  readonly clear: boolean;
  /** Steps from bare stock to full ink at a dot's edge: 2 for a file shown at its size, 1 for a file shown smaller. */
  readonly steps: 1 | 2;
}

const poster: Recipe = {
  stock: 'black',
  pitch: 8,
  // Lights below a third get no ink: clean black adds no bytes.
  air: {
    red: { low: 0.34, high: 0.86, gamma: 1.2 },
    key: { low: 0.36, high: 0.9, gamma: 1.25 },
  },
  figure: {
    red: { low: 0.42, high: 0.96, gamma: 1.2 },
    key: { low: 0.38, high: 0.72, gamma: 1.05 },
  },
  // Red for the middle tones, paper for the highlights.
  photograph: {
    red: { low: 0, high: 0.6, gamma: 1.1 },
    key: { low: 0.55, high: 1, gamma: 1.2 },
  },
  worn: true,
  clear: false,
  steps: 2,
};

/** A figure without a rectangle around it, on the paper of the page. */
const loose: Recipe = {
  ...poster,
  stock: 'paper',
  air: {
    red: { low: 0.36, high: 0.84, gamma: 1.25 },
    key: { low: 0.12, high: 0.72, gamma: 0.9 },
  },
  figure: {
    red: { low: 0.36, high: 0.84, gamma: 1.25 },
    key: { low: 0.12, high: 0.72, gamma: 0.9 },
  },
  photograph: {
    red: { low: 0, high: 0.6, gamma: 1.1 },
    key: { low: 0, high: 0.6, gamma: 0.9 },
  },
  worn: false,
  clear: true,
};

/** The recipe for phones. Their files have 1.5 pixels per CSS pixel, which is sharper at nearly the same weight. */
function forPhone(recipe: Recipe): Recipe {
  return { ...recipe, pitch: recipe.pitch * 1.25, worn: false, steps: 1 };
}

const portrait: Recipe = {
  ...poster,
  pitch: 9,
  figure: {
    red: { low: 0.4, high: 0.96, gamma: 1.2 },
    key: { low: 0.34, high: 0.72, gamma: 1.05 },
  },
};
const frame: Recipe = { ...poster, pitch: 7 };
const still: Recipe = { ...poster, pitch: 7.2 };
const gallery: Recipe = { ...poster, pitch: 7 };

/** The recipes by their place in the page. */
export const recipes = {
  hero: { ...poster, pitch: 8.5, under: 'name' },
  'hero-phone': { ...forPhone(poster), pitch: 10.5, under: 'name' },
  live: { ...poster, under: 'heading' },
  'live-phone': { ...forPhone(poster), under: 'heading' },
  banner: poster,
  'banner-phone': forPhone(poster),
  portrait,
  'portrait-phone': forPhone(portrait),
  frame,
  'frame-phone': forPhone(frame),
  still,
  'still-phone': forPhone(still),
  thumb: { ...poster, pitch: 5, worn: false },
  gallery,
  'gallery-phone': forPhone(gallery),
  // The browser mostly shows it smaller than its file.
  'gallery-large': { ...gallery, pitch: 9, worn: false, steps: 1 },
  hand: { ...loose, pitch: 9.5 },
  'hand-phone': { ...forPhone(loose), pitch: 11 },
  disc: {
    ...{ ...loose, pitch: 19, under: 'heading' },
    air: { ...loose.air, red: { low: 0.02, high: 0.98, gamma: 0.8 } },
  },
} as const satisfies Record<string, Recipe>;

/** `colour` is no halftone: the renderer only resizes the picture (covers, photographs in the large view). */
export type RecipeName = keyof typeof recipes | 'colour';
