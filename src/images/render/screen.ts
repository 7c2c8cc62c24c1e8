/** A halftone screen: dots on a turned square grid, that grow with the ink they have to carry. */
export interface Screen {
  /** Phase steps per pixel along x and y. */
  readonly stepX: number;
  readonly stepY: number;
  /** How fast the spot function can change within one pixel: what one pixel of soft edge is worth. */
  readonly slope: number;
}

const phases = 4096;
const quarter = phases / 4;
// A positive start, because cutting off the fraction would be a different thing below zero.
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
 * This is the height above which it must be inked, so that exactly the wanted share of the area is, in 1024 steps.
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

/** The height, 0 to 1, that the spot function must exceed for this share of ink, 0 to 1. */
export function spotThreshold(share: number): number {
  return heights[(share * 1024) | 0] ?? 0;
}

/** How much ink, 0 to 1, this screen puts on pixel x, y for a share of 0 to 1: nearly always none or all, with soft edges. */
export function inkAt(share: number, { stepX, stepY, slope }: Screen, x: number, y: number): number {
  // Dots smaller than these would be dust, holes smaller than these would be pinholes.
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
