import * as z from 'zod/mini';
import { visibleWithin } from '../../../../config/api.ts';
import { localeCodes } from '../../../../config/locales.ts';
import { fileField, textFields } from '../../../../config/uploads.ts';
import {
  storedPicture,
  uploadResponse,
  type UploadResponse,
} from '../../../../records/gallery/storedPicture.ts';
import { headersOf, problemFrom, Unreachable } from '../../../../lib/browser/http.ts';
import { parseJson } from '../../../../lib/parseJson.ts';
import { validRecords } from '../../../../lib/validRecords.ts';
import type { PictureTexts } from '../upload/pictureTexts.ts';

/** Time limit of an upload without progress, in milliseconds; the host stops a function after the same minute. */
export const uploadTimeoutMs = 60_000;

export interface OutgoingPicture {
  picture: Blob;
  texts: PictureTexts;
  /** Idempotency key: the same for each attempt, so that the server stores the picture once. */
  key: string;
}

/** An upload without progress for `uploadTimeoutMs`. */
export class StalledUpload extends Unreachable {
  override name = 'StalledUpload';
}

export interface SendResult extends UploadResponse {
  /** Seconds within which every visitor sees the picture; `null` where they see it at once. */
  delay: string | null;
}

/**
 * Sends a picture (specification, section 7). `onProgress` receives its sent share, from 0 to 1. Throws an `ApiProblem` when it was not
 * stored, `StalledUpload` without progress, `Unreachable` without a connection or after `signal`. Uses `XMLHttpRequest`, because `fetch`
 * reports no progress of an upload.
 */
export function sendPicture(
  outgoing: OutgoingPicture,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SendResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const fail = (error: Error) => {
      reject(error);
      request.abort();
    };
    const onTimeout = () =>
      fail(
        navigator.onLine ? new StalledUpload('The upload stalled.') : new Unreachable('The page is offline.'),
      );
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
      const stored = status === 201 ? parseResponse(responseText) : undefined;
      if (stored) resolve({ ...stored, delay: request.getResponseHeader(visibleWithin) });
      else reject(problemFrom(status, responseText, request.getResponseHeader('retry-after')));
    };
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => fail(new Unreachable('The upload was cancelled.')));
    restartTimer();
    request.send(toFormData(outgoing));
  });
}

/** Creates the multipart form that `src/config/uploads.ts` describes. The original name may hold private data, so it is not sent. */
function toFormData({ picture, texts, key }: OutgoingPicture): FormData {
  const form = new FormData();
  const names = textFields(0);
  form.append(fileField, picture, '0.jpg');
  form.append(names.key, key);
  if (texts.decorative) form.append(names.decorative, 'true');
  else if (texts.pending) form.append(names.pending, 'true');
  else {
    for (const locale of localeCodes) form.append(names[locale], texts[locale]);
  }
  form.append(names.credit, texts.credit);
  return form;
}

/** Returns undefined when another host than the API has answered. */
function parseResponse(body: string): UploadResponse | undefined {
  const response = parseJson(body, z.extend(uploadResponse, { pictures: z.array(z.unknown()) }));
  return response && { ...response, pictures: validRecords('picture', storedPicture, response.pictures) };
}
