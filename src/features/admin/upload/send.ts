import { visibleWithin } from '../../../config/caching.ts';
import { fileField, textFields } from '../../../config/uploads.ts';
import type { FailedPicture, UploadResponse } from '../../../contracts/storedPicture.ts';
import { headersOf, problemFrom, Unreachable } from '../../../lib/http.ts';
import { sharesOf } from './batches.ts';
import type { PictureTexts } from './texts.ts';

export interface Outgoing {
  picture: Blob;
  texts: PictureTexts;
}

export interface Stored extends UploadResponse {
  /** Seconds within which every visitor sees the pictures; `null` where they see them at once. */
  late: string | null;
}

/** The name of the n-th file: its own name may tell what nobody needs to know. */
export const fileName = (index: number) => `${index}.jpg`;

/**
 * Sends one batch (specification, section 7); `onProgress` hears what share of each picture has gone. Throws an `ApiProblem`
 * where none was stored, `Unreachable` where the connection broke. By `XMLHttpRequest`, since `fetch` does not tell what has gone.
 */
export function send(batch: readonly Outgoing[], onProgress: (shares: number[]) => void): Promise<Stored> {
  const sizes = batch.map(({ picture }) => picture.size);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => {
      reject(new Unreachable('The connection broke during an upload.'));
    };
    request.open('POST', '/api/cloudinary');
    for (const [name, value] of Object.entries(headersOf('POST'))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      onProgress(sharesOf(loaded, sizes));
    };
    request.onerror = lost;
    request.onabort = lost;
    request.onload = () => {
      const { status, responseText } = request;
      const stored = status === 201 ? readAnswer(responseText) : undefined;
      if (stored) resolve({ ...stored, late: request.getResponseHeader(visibleWithin) });
      else reject(problemFrom(status, responseText, request.getResponseHeader('retry-after')));
    };
    request.send(formOf(batch));
  });
}

/** The multipart form of a batch, as `src/config/uploads.ts` describes it. */
export function formOf(batch: readonly Outgoing[]): FormData {
  const form = new FormData();
  batch.forEach(({ picture, texts }, index) => {
    form.append(fileField, picture, fileName(index));
    const names = textFields(index);
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

/** Why the n-th picture of a batch was not kept, if it was not. */
export const failureOf = (failed: readonly FailedPicture[], index: number): FailedPicture | undefined =>
  failed.find(({ name }) => name === fileName(index));
