import { figureLayer, type Plate } from './plate.ts';

/** The mask of the figures in front: 4 bytes a pixel, opaque on a figure. Transparent for a photograph without a cut-out. */
export function figureMask({ data, layered }: Plate): Uint8Array {
  const pixels = new Uint8Array((data.length / 3) * 4);
  if (!layered) return pixels;
  for (let from = 2, to = 3; from < data.length; from += 3, to += 4) {
    pixels[to] = (data[from] ?? 0) >= figureLayer ? 255 : 0;
  }
  return pixels;
}
