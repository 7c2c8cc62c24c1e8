import sharp, { type Sharp } from 'sharp';
import type { Size } from '../crop.ts';
import type { ImageFormat } from '../renderOptions.ts';

/** Wraps raw pixels, 3 bytes each or 4 with alpha, for the encoders. */
export function raster(pixels: Uint8Array, { width, height }: Size): Sharp {
  const channels = pixels.length === width * height * 4 ? 4 : 3;
  return sharp(pixels, { raw: { width, height, channels } });
}

/** Encodes a picture of few colours. Lossless WebP keeps every dot and is smaller than AVIF (docs/decisions/0004). */
export function encodeDots(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ lossless: true, effort: 6 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 40, effort: 2 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 85, mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png({ palette: true, compressionLevel: 9 }).toBuffer();
  }
}

/** Encodes a photograph in its own colours. */
export function encodeColours(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 72 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 50, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}
