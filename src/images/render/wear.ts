import { grain } from './grain.ts';
import type { Separations } from './separations.ts';

/** The strength of the variation and its range of shares: bare and solid areas stay as they are. */
const wavering = { width: 0.07, above: 0.02, below: 0.97 };
/** Grain per pixel, the noise above which ink disappears, and the gradient. */
const holes = { scale: 0.55, from: 0.9, gain: 4 };

/** Varies the shares of both inks together, in clouds of about one pitch (pixels). */
export function waver({ red, key }: Separations, width: number, pitch: number): void {
  const scale = 0.9 / pitch;
  const { above, below } = wavering;
  for (let i = 0; i < red.length; i++) {
    const redShare = red[i] ?? 0;
    const keyShare = key[i] ?? 0;
    if (redShare <= above && keyShare <= above) continue;
    const change = (grain((i % width) * scale, ((i / width) | 0) * scale) - 0.5) * wavering.width;
    if (redShare > above && redShare < below) red[i] = redShare + change;
    if (keyShare > above && keyShare < below) key[i] = keyShare + change;
  }
}

/** Rubs small holes into both inks, as on a poster that has hung outside. */
export function wear({ red, key }: Separations, width: number): void {
  for (let i = 0; i < red.length; i++) {
    const noise = grain((i % width) * holes.scale, ((i / width) | 0) * holes.scale);
    if (noise <= holes.from) continue;
    const left = 1 - (noise - holes.from) * holes.gain;
    red[i] = (red[i] ?? 0) * left;
    key[i] = (key[i] ?? 0) * left;
  }
}
