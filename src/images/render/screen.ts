/** A halftone screen: dots on a rotated square grid, which grow with the share of ink. */
export interface Screen {
  /** Phase steps per pixel along x and y. */
  readonly stepX: number;
  readonly stepY: number;
  /** The largest change of the spot function within one pixel, the width of a soft edge. */
  readonly slope: number;
}

const phases = 4096;
const quarter = phases / 4;
// Positive, because truncation rounds up below zero.
const origin = phases * 4096;

const cosine = Float32Array.from({ length: phases }, (_, phase) => Math.cos((phase / phases) * 2 * Math.PI));

/** Pitch in pixels from dot to dot, angle in degrees. */
export function screen(pitch: number, degrees: number): Screen {
  const angle = (degrees / 180) * Math.PI;
  return {
    stepX: (Math.cos(angle) * phases) / pitch,
    stepY: (Math.sin(angle) * phases) / pitch,
    slope: (0.25 * 2 * Math.PI) / pitch,
  };
}

/**
 * The spot function is Euclidean: round dots in the lights, a chessboard at the half, round holes in the solids.
 * Thresholds of the function by share of ink, in 1024 steps: exactly that share of the area lies above the threshold.
 */
const heights = heightTable();

function heightTable(): Float32Array {
  const side = 256;
  const samples = new Float32Array(side * side);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = spot(((i % side) / side) * phases, (Math.floor(i / side) / side) * phases);
  }
  samples.sort();
  return Float32Array.from({ length: 1025 }, (_, share) => {
    const rank = Math.round((1 - share / 1024) * (samples.length - 1));
    return samples[rank] ?? 0;
  });
}

function spot(a: number, b: number): number {
  return 0.5 + 0.25 * ((cosine[a & (phases - 1)] ?? 0) + (cosine[b & (phases - 1)] ?? 0));
}

/** The threshold of the spot function, 0 to 1, for a share of ink, 0 to 1. */
export function spotThreshold(share: number): number {
  return heights[(share * 1024) | 0] ?? 0;
}

/** The ink, 0 to 1, on pixel x, y for a share of 0 to 1: none or all, except on the soft edges. */
export function inkAt(share: number, { stepX, stepY, slope }: Screen, x: number, y: number): number {
  // Leaves out smaller dots (dust) and smaller holes (pinholes).
  if (share <= 0.012) return 0;
  if (share >= 0.985) return 1;
  const a = origin + x * stepX + y * stepY;
  const b = origin - x * stepY + y * stepX;
  const sineA = cosine[(a - quarter) & (phases - 1)] ?? 0;
  const sineB = cosine[(b - quarter) & (phases - 1)] ?? 0;
  const edge = slope * Math.sqrt(sineA * sineA + sineB * sineB) + 0.012;
  const ink = (spot(a, b) - spotThreshold(share)) / (edge * 1.1) + 0.5;
  return ink < 0 ? 0 : ink > 1 ? 1 : ink;
}
