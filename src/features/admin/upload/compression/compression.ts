import type { Size } from './quality.ts';
import { UnfitPicture, type Refusal } from '../queue/unfitPicture.ts';

/** Message of the worker. */
export type Answer = { progress: number } | { picture: Blob } | { refusal: Refusal };

type OnProgress = (share: number) => void;

let worker: Worker | undefined;
/** One at a time: each needs as much memory as a phone can spare. */
let turn: Promise<unknown> = Promise.resolve();

/** The picture of a file as it is sent, compressed beside the page where the browser can. Throws an `UnfitPicture`. */
export function compress(file: Blob, onProgress: OnProgress): Promise<Blob> {
  const result = turn.then(() => {
    // From here on it no longer waits: decoding a large picture takes about half of the time.
    onProgress(0);
    return typeof OffscreenCanvas === 'undefined'
      ? compressHere(file, onProgress)
      : compressBeside(file, onProgress);
  });
  turn = result.catch(() => undefined);
  return result;
}

function compressBeside(file: Blob, onProgress: OnProgress): Promise<Blob> {
  const current = (worker ??= new Worker(new URL('./compression.worker.ts', import.meta.url), {
    type: 'module',
  }));
  return new Promise((resolve, reject) => {
    current.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('picture' in data) resolve(data.picture);
      else reject(new UnfitPicture(data.refusal));
    };
    // It did not start, or it died, of memory for instance: the next picture gets a new one.
    current.onerror = (event) => {
      current.terminate();
      worker = undefined;
      reject(new UnfitPicture('crashed', event));
    };
    current.postMessage(file);
  });
}

/** For browsers that cannot draw beside the page. */
async function compressHere(file: Blob, onProgress: OnProgress): Promise<Blob> {
  const createCanvas = (size: Size) => Object.assign(document.createElement('canvas'), size);
  try {
    const { compressPicture } = await import('./encode.ts');
    return await compressPicture(file, createCanvas, onProgress);
  } catch (error) {
    throw error instanceof UnfitPicture ? error : new UnfitPicture('crashed', error);
  }
}
