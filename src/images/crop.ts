/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture to render: its focus (0 to 1 from the left and the top) and its zoom (1 or more). */
export interface Crop {
  readonly focus?: readonly [x: number, y: number] | undefined;
  readonly zoom?: number | undefined;
}

/** A part of a picture in whole pixels of that picture, as sharp's `extract` takes it. */
export interface Window extends Size {
  readonly left: number;
  readonly top: number;
}

/** The largest part of the source in the target's shape, divided by the zoom. The focus is as near its middle as the edges allow. */
export function cropWindow(source: Size, target: Size, { focus = [0.5, 0.5], zoom = 1 }: Crop): Window {
  const scale = Math.min(source.width / target.width, source.height / target.height) / zoom;
  const width = clamp(Math.round(target.width * scale), 1, source.width);
  const height = clamp(Math.round(target.height * scale), 1, source.height);
  return {
    left: clamp(Math.round(focus[0] * source.width - width / 2), 0, source.width - width),
    top: clamp(Math.round(focus[1] * source.height - height / 2), 0, source.height - height),
    width,
    height,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
