/** Compresses pictures outside the page, so that the page stays responsive. Answers one message by one or more. */
import type { WorkerMessage } from './compression.ts';
import { UploadError } from '../data/uploadError.ts';
import { compressPicture } from './encode.ts';

const send = (message: WorkerMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  compressPicture(
    data,
    ({ width, height }) => new OffscreenCanvas(width, height),
    (progress) => send({ progress }),
  ).then(
    (picture) => send({ picture }),
    (error: unknown) => {
      if (error instanceof UploadError) send({ failure: error.failure });
      // Any other error is a crash. It reaches the console and the page, which replaces this worker.
      else reportError(error);
    },
  );
});
