import * as z from 'zod/mini';
import { visibleWithin } from '../../../../config/api.ts';
import { fileField, textFields } from '../../../../config/uploads.ts';
import { storedPicture, type GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { readTolerantly } from '../../../../records/records.ts';
import type { Saved } from '../../../../desk/kit/records/recordCalls.ts';
import { headersOf, problemFrom, Unreachable } from '../../../../lib/browser/http.ts';
import { parseJson } from '../../../../lib/parseJson.ts';

/** Time limit of an upload without progress, in milliseconds; the host stops a function after the same minute. */
const uploadTimeoutMs = 60_000;

export interface OutgoingPicture {
  picture: Blob;
  /** The photographer, where somebody is named. */
  credit: unknown;
  /** True for one of the page; any other is to be described later. */
  isOfPage: boolean;
  /** Idempotency key: the same for each attempt, so that the server stores the picture once. */
  key: string;
}

/**
 * Sends a picture of the page, or one that is still to be described (specification, section 7). `onProgress` receives its sent share, from 0
 * to 1. Throws an `ApiProblem` when it was not stored, `Unreachable` without a connection or progress, or after `signal`. Uses
 * `XMLHttpRequest`, because `fetch` reports no progress of an upload.
 */
export function sendPicture(
  outgoing: OutgoingPicture,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Saved<GalleryPicture>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const fail = (error: Error) => {
      reject(error);
      request.abort();
    };
    const onTimeout = () => fail(new Unreachable('The upload made no progress.'));
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, uploadTimeoutMs);
    };
    let sent = 0;
    request.open('POST', '/api/cloudinary');
    for (const [name, value] of Object.entries(headersOf('POST'))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      // A browser may repeat the same number without progress.
      if (loaded > sent) restartTimer();
      sent = loaded;
      onProgress(Math.min(1, loaded / outgoing.picture.size));
    };
    request.upload.onload = restartTimer;
    request.onprogress = restartTimer;
    request.onerror = request.onabort = () =>
      reject(new Unreachable('The connection broke during an upload.'));
    request.onload = () => {
      const { status, responseText } = request;
      const record = status === 201 ? pictureIn(responseText) : undefined;
      if (record) resolve({ record, delay: request.getResponseHeader(visibleWithin) });
      else reject(problemFrom(status, responseText, request.getResponseHeader('retry-after')));
    };
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => fail(new Unreachable('The upload was cancelled.')));
    restartTimer();
    request.send(toFormData(outgoing));
  });
}

/** Creates the multipart form that `src/config/uploads.ts` describes. The original name may hold private data, so it is not sent. */
function toFormData({ picture, credit, isOfPage, key }: OutgoingPicture): FormData {
  const form = new FormData();
  const names = textFields(0);
  form.append(fileField, picture, '0.jpg');
  form.append(names.key, key);
  form.append(isOfPage ? names.ofPage : names.pending, 'true');
  if (typeof credit === 'string') form.append(names.credit, credit);
  return form;
}

/** Returns undefined when another host than the API has answered. */
function pictureIn(body: string): GalleryPicture | undefined {
  const [picture] = parseJson(body, answer)?.pictures ?? [];
  return readTolerantly(storedPicture, picture).data;
}

const answer = z.object({ pictures: z.array(z.unknown()) });
