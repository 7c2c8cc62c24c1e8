import type { Stock } from './inks.ts';
import type { PrintFormat } from './order.ts';
import type { Tone } from './tones.ts';

/** How light becomes red ink and key ink (paper on black stock, black on paper stock). */
export interface Tones {
  readonly red: Tone;
  readonly key: Tone;
}

/** Everything that decides how a picture is printed; the figures start from the look guide, "Texture recipes". */
export interface Recipe {
  readonly stock: Stock;
  /** Pixels from dot to dot in the air; figures get 0.6 of it. */
  readonly pitch: number;
  readonly air: Tones;
  readonly figure: Tones;
  /** The tones of an ordinary photograph, which has one light for both inks. */
  readonly photograph: Tones;
  /** Uneven ink with small holes, as on a poster that has hung outside; without it files are smaller. */
  readonly worn: boolean;
  /** Ink alone, on transparent ground: the page is the stock, and only the figure is printed in the key ink. */
  readonly clear: boolean;
  readonly quality: Quality;
}

/** Quality of the file, 1 to 100. */
export type Quality = Readonly<Record<PrintFormat, number>>;

/** A picture that keeps its colours: covers, pictures in their large view. */
export const colourQuality: Quality = { avif: 50, webp: 72, jpeg: 80, png: 100 };

/** A mask has no colours, and its edge lies between dots. */
export const maskQuality: Quality = { avif: 34, webp: 40, jpeg: 1, png: 100 };

/** Dots keep their edges at qualities that would ruin a photograph. */
function dots(avif: number): Quality {
  return { avif, webp: avif + 4, jpeg: 80, png: 100 };
}

const air: Tones = {
  red: { low: 0.27, high: 0.9, gamma: 1.25 },
  key: { low: 0.24, high: 0.9, gamma: 1.25 },
};

const figure: Tones = {
  red: { low: 0.26, high: 0.95, gamma: 1.3 },
  key: { low: 0.3, high: 0.74, gamma: 1.1 },
};

/** Levels 25/90: red from the middle tones, paper from the highlights. */
const photograph: Tones = {
  red: { low: 0.25, high: 0.65, gamma: 1.1 },
  key: { low: 0.5, high: 0.9, gamma: 1.1 },
};

const poster: Recipe = {
  stock: 'black',
  pitch: 8,
  air,
  figure,
  photograph,
  worn: true,
  clear: false,
  quality: dots(36),
};

/** A print without a picture's rectangle: it stands on the paper of the page. */
const cutOut: Recipe = { ...poster, stock: 'paper', worn: false, clear: true, quality: dots(40) };

/** The recipes, by the place in the page that they print for. */
export const recipes = {
  hero: { ...poster, pitch: 8.5 },
  'hero-phone': {
    ...poster,
    pitch: 10.5,
    air: {
      red: { low: 0.32, high: 0.86, gamma: 1.2 },
      key: { low: 0.4, high: 0.92, gamma: 1.3 },
    },
    figure: {
      red: { low: 0.32, high: 0.95, gamma: 1.3 },
      key: { low: 0.36, high: 0.72, gamma: 1.1 },
    },
    worn: false,
    quality: dots(32),
  },
  banner: poster,
  live: poster,
  portrait: {
    ...poster,
    pitch: 9,
    air: {
      red: { low: 0.34, high: 0.86, gamma: 1.2 },
      key: { low: 0.34, high: 0.9, gamma: 1.25 },
    },
    figure: {
      red: { low: 0.5, high: 0.98, gamma: 1.1 },
      key: { low: 0.4, high: 0.7, gamma: 1.05 },
    },
    worn: false,
    quality: dots(34),
  },
  frame: {
    ...poster,
    pitch: 7,
    figure: { ...figure, key: { low: 0.34, high: 0.78, gamma: 1.1 } },
  },
  still: { ...poster, pitch: 7.2 },
  thumb: { ...poster, pitch: 4.6, worn: false, quality: dots(40) },
  gallery: { ...poster, pitch: 6.2 },
  hand: {
    ...cutOut,
    pitch: 9.5,
    air: {
      red: { low: 0.36, high: 0.84, gamma: 1.25 },
      key: { low: 0.12, high: 0.72, gamma: 0.9 },
    },
    figure: {
      red: { low: 0.36, high: 0.84, gamma: 1.25 },
      key: { low: 0.12, high: 0.72, gamma: 0.9 },
    },
  },
  disc: {
    ...cutOut,
    pitch: 19,
    air: {
      red: { low: 0.02, high: 0.98, gamma: 0.8 },
      key: { low: 0.12, high: 0.72, gamma: 0.9 },
    },
  },
} as const satisfies Record<string, Recipe>;

/** `colour` is no halftone: the picture is only resized (covers, pictures in their large view). */
export type RecipeName = keyof typeof recipes | 'colour';
