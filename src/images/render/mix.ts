import { inks, keyInk } from './inks.ts';
import type { Recipe } from '../recipes.ts';
import type { Separations } from './separations.ts';

/** Lays red and then key ink on the stock: 3 bytes a pixel. */
export function onStock({ red, key }: Separations, { stock, steps }: Recipe): Uint8Array {
  const ground = inks[stock];
  const over = keyInk(stock);
  const pixels = new Uint8Array(red.length * 3);
  for (let i = 0, at = 0; i < red.length; i++) {
    const redInk = stepped(red[i] ?? 0, steps);
    const overInk = stepped(key[i] ?? 0, steps);
    for (let channel = 0; channel < 3; channel++, at++) {
      const under = blend(ground[channel] ?? 0, inks.red[channel] ?? 0, redInk);
      pixels[at] = Math.round(blend(under, over[channel] ?? 0, overInk));
    }
  }
  return pixels;
}

/** Lays the inks on a transparent ground: 4 bytes a pixel, opaque where there is ink. */
export function inkAlone({ red, key }: Separations, { stock, steps }: Recipe): Uint8Array {
  const over = keyInk(stock);
  const pixels = new Uint8Array(red.length * 4);
  for (let i = 0, at = 0; i < red.length; i++) {
    const redInk = stepped(red[i] ?? 0, steps);
    const overInk = stepped(key[i] ?? 0, steps);
    for (let channel = 0; channel < 3; channel++, at++) {
      pixels[at] = Math.round(blend(inks.red[channel] ?? 0, over[channel] ?? 0, overInk));
    }
    pixels[at++] = Math.round(Math.max(redInk, overInk) * 255);
  }
  return pixels;
}

/** Rounds to a few steps: fewer colours make a smaller lossless file. */
function stepped(ink: number, steps: number): number {
  return Math.round(ink * steps) / steps;
}

function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
