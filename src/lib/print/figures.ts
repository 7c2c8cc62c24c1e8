import type { Plate } from './plate.ts';

/** The layer from which on a mask begins to be opaque, and where it is; between them its edge is smooth. */
const edge = { from: 0.28, to: 0.48 };

/** The mask of the figures in front: 4 bytes a pixel, black, opaque where a figure is. Empty when nobody has cut one out. */
export function figures({ data, layered }: Plate): Uint8Array {
  const pixels = new Uint8Array((data.length / 3) * 4);
  if (!layered) return pixels;
  const alpha = Uint8Array.from({ length: 256 }, (_, layer) => Math.round(smooth(layer / 255) * 255));
  for (let from = 2, to = 3; from < data.length; from += 3, to += 4) {
    pixels[to] = alpha[data[from] ?? 0] ?? 0;
  }
  return pixels;
}

function smooth(layer: number): number {
  const share = Math.min(1, Math.max(0, (layer - edge.from) / (edge.to - edge.from)));
  return share * share * (3 - 2 * share);
}
