import imageCompression from 'browser-image-compression';
import { largestPicture, shortestSide } from '../../../../config/uploads.ts';
import { UploadError } from '../data/uploadError.ts';
import { compressionSteps, fitWithin, searchQuality, shrink, type Size } from './quality.ts';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Decoding and scaling count as two more steps. */
const steps = compressionSteps + 2;

/**
 * Returns the picture upright, at most 2560 pixels long and 500 KB large, without metadata (specification, section 9).
 * `createCanvas` depends on the thread. `onProgress` receives shares from 0 to 1. Throws an `UploadError`.
 */
export async function compressPicture(
  file: Blob,
  createCanvas: (size: Size) => Canvas,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    if (Math.min(bitmap.width, bitmap.height) < shortestSide) throw new UploadError('small');
    for (let size = fitWithin(bitmap); ;) {
      onProgress(1 / steps);
      const canvas = draw(bitmap, createCanvas(size));
      let step = 2;
      onProgress(step / steps);
      const { picture, fits } = await searchQuality(async (quality) => {
        const encoded = await encode(canvas, quality);
        onProgress(Math.min(1, ++step / steps));
        return encoded;
      }, largestPicture);
      // An empty canvas frees its memory at once, which phones need.
      canvas.width = canvas.height = 0;
      if (fits) return picture;
      size = shrink(size, picture.size, largestPicture);
    }
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UploadError('unreadable', cause);
  }
}

function draw(bitmap: ImageBitmap, canvas: Canvas): Canvas {
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('The canvas has no context.');
  // Transparent pixels become white, because the result is a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The library only encodes, because its own search decodes the file at every step. It accepts either kind of canvas. */
function encode(canvas: Canvas, quality: number): Promise<Blob> {
  return imageCompression.canvasToFile(canvas as HTMLCanvasElement, 'image/jpeg', 'picture.jpg', 0, quality);
}
