import imageCompression from 'browser-image-compression';
import { compressionSteps } from '../../../../config/behaviour.ts';
import { largestPicture, shortestSide } from '../../../../config/uploads.ts';
import { fitted, searchQuality, shrunk, type Size } from './quality.ts';
import { UnfitPicture } from '../queue/unfitPicture.ts';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Decoding and scaling count as two steps beside those of the search. */
const steps = compressionSteps + 2;

/**
 * The picture as it is sent: upright, at most 2560 pixels long and 500 KB large, and nothing but its pixels (specification,
 * section 9). `createCanvas` is the thread's own; `onProgress` hears shares from 0 to 1. Throws an `UnfitPicture`.
 */
export async function compressPicture(
  file: Blob,
  createCanvas: (size: Size) => Canvas,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    if (Math.min(bitmap.width, bitmap.height) < shortestSide) throw new UnfitPicture('small');
    for (let size = fitted(bitmap); ;) {
      onProgress(1 / steps);
      const canvas = draw(bitmap, createCanvas(size));
      let step = 2;
      onProgress(step / steps);
      const { picture, fits } = await searchQuality(async (quality) => {
        const encoded = await encode(canvas, quality);
        onProgress(Math.min(1, ++step / steps));
        return encoded;
      }, largestPicture);
      // An empty canvas gives its memory back at once, which phones need.
      canvas.width = canvas.height = 0;
      if (fits) return picture;
      size = shrunk(size, picture.size, largestPicture);
    }
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnfitPicture('unreadable', cause);
  }
}

function draw(bitmap: ImageBitmap, canvas: Canvas): Canvas {
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('There is no canvas to draw on.');
  // Transparent pixels become white, because the result is a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The library encodes; its own search would decode the file anew for every step. It takes either kind of canvas. */
function encode(canvas: Canvas, quality: number): Promise<Blob> {
  return imageCompression.canvasToFile(canvas as HTMLCanvasElement, 'image/jpeg', 'picture.jpg', 0, quality);
}
