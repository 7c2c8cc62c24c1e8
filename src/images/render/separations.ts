import { figureLayer, type Plate } from './plate.ts';
import type { Recipe, Tones } from '../recipes.ts';
import { coverage, toneTable } from './tones.ts';

/** The share of red and of key ink for every pixel, 0 to 1. */
export interface Separations {
  readonly red: Float32Array;
  readonly key: Float32Array;
}

/** On paper, a red light is as bright as a white one of this strength. */
const redAsWhite = 0.85;
/** On paper, white light outshines red ink in this range. */
const glare = Float32Array.from({ length: 256 }, (_, white) =>
  coverage(white / 255, { low: 0.3, high: 0.95, gamma: 1.2 }),
);

/**
 * Separates a picture into the shares of its two inks. Black stock gets red ink for red light and paper ink for white light.
 * Paper stock gets black ink for darkness, and red ink for red light without stronger white light; under letters a photograph has red ink
 * for darkness.
 */
export function separate({ data, photograph, layered }: Plate, recipe: Recipe): Separations {
  const under = photograph ? recipe.under : undefined;
  const air = tables(photograph ? recipe.photograph : recipe.air);
  const figure = tables(photograph ? recipe.photograph : recipe.figure);
  const pixels = data.length / 3;
  const red = new Float32Array(pixels);
  const key = new Float32Array(pixels);

  for (let i = 0, at = 0; i < pixels; i++, at += 3) {
    const redLight = data[at] ?? 0;
    const white = data[at + 1] ?? 0;
    const isFigure = (!under || (under === 'name' && layered)) && (data[at + 2] ?? 0) >= figureLayer;
    const tones = isFigure ? figure : air;
    if (recipe.stock === 'black') {
      red[i] = tones.red[redLight] ?? 0;
      key[i] = under && !isFigure ? 0 : (tones.key[white] ?? 0);
    } else {
      const brightness = Math.max(redLight * redAsWhite, white) | 0;
      const dark = 1 - (tones.key[brightness] ?? 0);
      red[i] = under ? dark : (tones.red[redLight] ?? 0) * (1 - (glare[white] ?? 0));
      key[i] = isFigure || !recipe.clear ? dark : 0;
    }
  }
  return { red, key };
}

function tables({ red, key }: Tones): Record<keyof Tones, Float32Array> {
  return { red: toneTable(red), key: toneTable(key) };
}
