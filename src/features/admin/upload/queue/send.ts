import { visibleWithin } from '../../../../config/caching.ts';
import { fileField, textFields, uploadTimeoutMs } from '../../../../config/uploads.ts';
import type { FailedPicture, UploadResponse } from '../../../../contracts/storedPicture.ts';
import { ApiProblem, headersOf, problemFrom, Unreachable } from '../../../../lib/browser/http.ts';
import type { PictureTexts } from '../texts.ts';

export interface Outgoing {
  picture: Blob;
  texts: PictureTexts;
  /** The same for each attempt, so that the server stores the picture once. */
  key: string;
}

/** An upload that made no progress for `uploadTimeoutMs`. */
export class Stalled extends Error {
  override name = 'Stalled';
}

export interface Stored extends UploadResponse {
  /** Seconds within which every visitor sees the pictures; `null` where they see them at once. */
  late: string | null;
}

/** The name of the n-th file: its own name may tell what nobody needs to know. */
export const fileName = (index: number) => `${index}.jpg`;

/**
 * Sends one request (specification, section 7); `onProgress` receives the share of each picture that has gone. Throws an
 * `ApiProblem` where none was stored, `Stalled` where nothing moves any more, `Unreachable` where the connection broke, was never
 * made or was cancelled by `signal`. Uses `XMLHttpRequest`, since `fetch` does not tell how much has gone.
 */
export function send(
  batch: readonly Outgoing[],
  onProgress: (shares: number[]) => void,
  signal: AbortSignal,
): Promise<Stored> {
  const sizes = batch.map(({ picture }) => picture.size);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const giveUp = (error: Error) => {
      reject(error);
      request.abort();
    };
    const onTimeout = () => {
      giveUp(navigator.onLine ? new Stalled('The upload stalled.') : new Unreachable('The page is offline.'));
    };
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, uploadTimeoutMs);
    };
    let sent = 0;
    request.open('POST', '/api/cloudinary');
    for (const [name, value] of Object.entries(headersOf('POST'))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      // A browser may repeat the same figure while nothing moves.
      if (loaded > sent) restartTimer();
      sent = loaded;
      onProgress(sharesOf(loaded, sizes));
    };
    request.upload.onload = restartTimer;
    request.onprogress = restartTimer;
    request.onerror = request.onabort = () => {
      reject(new Unreachable('The connection broke during an upload.'));
    };
    request.onload = () => {
      const { status, responseText } = request;
      const stored = status === 201 ? readAnswer(responseText) : undefined;
      if (stored) resolve({ ...stored, late: request.getResponseHeader(visibleWithin) });
      else reject(problemFrom(status, responseText, request.getResponseHeader('retry-after')));
    };
    request.onloadend = () => {
      clearTimeout(timer);
    };
    signal.addEventListener('abort', () => {
      giveUp(new Unreachable('The upload was cancelled.'));
    });
    restartTimer();
    request.send(formOf(batch));
  });
}

/** How much of each part has gone, from 0 to 1, when so many bytes of all of them have, one after the other. */
export function sharesOf(sent: number, sizes: readonly number[]): number[] {
  let before = 0;
  return sizes.map((size) => {
    const share = Math.min(1, Math.max(0, (sent - before) / size));
    before += size;
    return share;
  });
}

/** The multipart form of a batch, as `src/config/uploads.ts` describes it. */
export function formOf(batch: readonly Outgoing[]): FormData {
  const form = new FormData();
  batch.forEach(({ picture, texts, key }, index) => {
    form.append(fileField, picture, fileName(index));
    const names = textFields(index);
    form.append(names.key, key);
    if (texts.decorative) form.append(names.decorative, 'true');
    else {
      form.append(names.de, texts.de);
      form.append(names.en, texts.en);
    }
    form.append(names.credit, texts.credit);
  });
  return form;
}

/** Our own answer, or nothing where something else has answered in its place. */
function readAnswer(body: string): UploadResponse | undefined {
  try {
    const answer = JSON.parse(body) as Partial<UploadResponse> | null;
    const { urls = [], pictures = [], failed = [] } = answer ?? {};
    return [urls, pictures, failed].every(Array.isArray) ? { urls, pictures, failed } : undefined;
  } catch {
    return undefined;
  }
}

/** The problem of the n-th picture of a batch, where the server's list of failures names it. */
export function problemOf(failed: unknown, index: number): ApiProblem | undefined {
  const list: readonly Partial<FailedPicture>[] = Array.isArray(failed) ? failed : [];
  const failure = list.find(({ name }) => name === fileName(index));
  return failure && new ApiProblem(422, failure);
}
