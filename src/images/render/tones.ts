/** How light becomes ink: none below `low`, all of it above `high` (0 to 1), bent by `gamma` in between. */
export interface Tone {
  readonly low: number;
  readonly high: number;
  readonly gamma: number;
}

/** The share of ink, 0 to 1, for a light of 0 to 1. */
export function coverage(light: number, { low, high, gamma }: Tone): number {
  const share = (light - low) / (high - low);
  return Math.min(1, Math.max(0, share)) ** gamma;
}

/** The coverage of all 256 byte values: a picture has a million pixels and only 256 values. */
export function toneTable(tone: Tone): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => coverage(byte / 255, tone));
}
