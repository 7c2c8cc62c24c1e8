/** Compresses pictures beside the page, so that the page goes on answering. One message in, one or more out. */
import type { Answer } from './compression.ts';
import { compressPicture } from './encode.ts';
import { UnfitPicture } from '../queue/unfitPicture.ts';

const answer = (message: Answer) => {
  postMessage(message);
};

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  compressPicture(
    data,
    ({ width, height }) => new OffscreenCanvas(width, height),
    (progress) => {
      answer({ progress });
    },
  ).then(
    (picture) => {
      answer({ picture });
    },
    (error: unknown) => {
      answer({ refusal: error instanceof UnfitPicture ? error.refusal : 'crashed' });
    },
  );
});
