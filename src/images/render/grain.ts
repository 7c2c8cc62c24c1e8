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
export function grain(x: number, y: number): number {
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
