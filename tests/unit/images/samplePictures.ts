import sharp from 'sharp';

/** Draws a picture pixel by pixel, as a PNG. */
export function draw(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) pixels.set(colour(i % width, Math.floor(i / width)), i * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A plate: red light grows to the right, white light downwards, and the left half is a figure. */
export function plate(width = 96, height = 96): Promise<Buffer> {
  return draw(width, height, (x, y) => [
    Math.round((x / width) * 255),
    Math.round((y / height) * 255),
    x < width / 2 ? 255 : 0,
  ]);
}

/** A grey wedge, dark on the left, as a camera would save it: as a JPEG that says it lies on its side. */
export async function photograph(width = 96, height = 96): Promise<Buffer> {
  const upright = await draw(width, height, (x) => {
    const grey = Math.round(40 + (x / width) * 170);
    return [grey, grey, grey];
  });
  return sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
}
