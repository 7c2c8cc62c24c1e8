import { figureLayer, type Plate } from './plate.ts';
import type { Recipe } from '../recipes.ts';
import { inkAt, screen } from './screen.ts';
import { separate, type Separations } from './separations.ts';
import { waver, wear } from './wear.ts';

/** Degrees. The 30 between red and key avoid moiré between the two screens. */
const angles = { red: 75, key: 45 };
/** The figures' pitch relative to the air's: figures are finer. */
const figurePitch = 0.6;

/** Turns a picture into dots: the amount of each ink, 0 to 1, for every pixel. */
export function halftone(plate: Plate, recipe: Recipe): Separations {
  const inks = separate(plate, recipe);
  if (recipe.worn) waver(inks, plate.width, recipe.pitch);
  putDots(inks.red, plate, recipe.pitch, angles.red);
  putDots(inks.key, plate, recipe.pitch, angles.key);
  if (recipe.worn) wear(inks, plate.width);
  return inks;
}

/** Replaces the shares of one ink by its dots. */
function putDots(ink: Float32Array, { width, data }: Plate, pitch: number, angle: number): void {
  const air = screen(pitch, angle);
  const figure = screen(pitch * figurePitch, angle);
  for (let i = 0; i < ink.length; i++) {
    const isFigure = (data[i * 3 + 2] ?? 0) >= figureLayer;
    ink[i] = inkAt(ink[i] ?? 0, isFigure ? figure : air, i % width, (i / width) | 0);
  }
}
