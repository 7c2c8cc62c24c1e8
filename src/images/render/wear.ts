import type { Separations } from './separations.ts';

/** Value noise with a fixed seed: the same pixel gets the same grain in every build. */
const side = 256;
const lattice = Float32Array.from({ length: side * side }, (_, i) => scatter(i % side, i / side));

function scatter(x: number, y: number): number {
  const mixed = (x * 374_761_393 + Math.floor(y) * 668_265_263) | 0;
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 2 ** 32;
}

function knot(i: number, j: number): number {
  return lattice[(i & (side - 1)) + (j & (side - 1)) * side] ?? 0;
}

/** Noise of 0 to 1 at x, y (not negative), smooth between whole numbers, repeating every 256. */
function grain(x: number, y: number): number {
  const i = x | 0;
  const j = y | 0;
  let u = x - i;
  let v = y - j;
  u *= u * (3 - 2 * u);
  v *= v * (3 - 2 * v);
  const top = knot(i, j) * (1 - u) + knot(i + 1, j) * u;
  const bottom = knot(i, j + 1) * (1 - u) + knot(i + 1, j + 1) * u;
  return top * (1 - v) + bottom * v;
}

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
