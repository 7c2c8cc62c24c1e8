import { UploadError, type UploadFailure } from '../data/uploadError.ts';
import type { Size } from './quality.ts';

/** Message of the worker. */
export type WorkerMessage = { progress: number } | { picture: Blob } | { failure: UploadFailure };

/** Compresses a file in a worker where the browser can. Throws an `UploadError`. `onProgress` receives shares from 0 to 1. */
export type Compress = (file: Blob, onProgress: (share: number) => void) => Promise<Blob>;

/** Creates the function that compresses the pictures of one queue. */
export function createCompressor(): Compress {
  let worker: Worker | undefined;
  /** One picture at a time, because each needs as much memory as a phone has. */
  let last: Promise<unknown> = Promise.resolve();

  const compressInWorker: Compress = (file, onProgress) => {
    const current = (worker ??= new Worker(new URL('./compression.worker.ts', import.meta.url), {
      type: 'module',
    }));
    return new Promise((resolve, reject) => {
      current.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('picture' in data) resolve(data.picture);
        else reject(new UploadError(data.failure));
      };
      // A worker that did not start, or died for lack of memory, is replaced for the next picture.
      current.onerror = (event) => {
        current.terminate();
        worker = undefined;
        reject(new UploadError('crashed', event));
      };
      current.postMessage(file);
    });
  };

  return (file, onProgress) => {
    const result = last.then(() => {
      // The wait is over: decoding a large picture takes about half of the time and reports no progress.
      onProgress(0);
      const compress = typeof OffscreenCanvas === 'undefined' ? compressInPage : compressInWorker;
      return compress(file, onProgress);
    });
    last = result.catch(() => undefined);
    return result;
  };
}

/** For browsers without `OffscreenCanvas`. */
async function compressInPage(file: Blob, onProgress: (share: number) => void): Promise<Blob> {
  const createCanvas = (size: Size) => Object.assign(document.createElement('canvas'), size);
  try {
    const { compressPicture } = await import('./encode.ts');
    return await compressPicture(file, createCanvas, onProgress);
  } catch (error) {
    throw error instanceof UploadError ? error : new UploadError('crashed', error);
  }
}
