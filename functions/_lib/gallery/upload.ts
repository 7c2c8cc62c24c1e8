import {
  isUploaded,
  type FailedPicture,
  type GalleryPicture,
  type UploadResponse,
} from '../../../src/records/gallery/storedPicture.ts';
import { callerLanguage } from '../http/language.ts';
import { readPicture } from '../pictures/picture.ts';
import { sentenceOf } from '../http/problem.ts';
import { problemType } from '../http/problems.ts';
import { ProblemError, problemOf } from '../http/problemError.ts';
import type { SentPicture } from './form.ts';
import { newId } from '../../../src/stores/newId.ts';
import type { Gallery, NewPicture } from '../../../src/stores/gallery/gallery.ts';

interface Failure {
  name: string;
  error: ProblemError;
}

/**
 * Stores the valid pictures of an upload, and gives a reason for each other one. When no picture is stored, throws the first reason.
 */
export async function upload(
  request: Request,
  sent: readonly SentPicture[],
  gallery: Gallery,
): Promise<UploadResponse> {
  const checked = await Promise.allSettled(sent.map(check));
  const valid = checked.flatMap((outcome, index) =>
    outcome.status === 'fulfilled' ? { name: sent[index]?.name ?? '', picture: outcome.value } : [],
  );
  const stored = valid.length > 0 ? await gallery.add(valid.map(({ picture }) => picture)) : [];

  const failures = [
    ...failuresAmong(checked, (index) => sent[index]?.name),
    ...failuresAmong(stored, (index) => valid[index]?.name),
  ];
  const failed = failures.map((failure) => describe(request, failure));
  const pictures = stored.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
  const [first] = failures;
  if (pictures.length === 0 && first) throw withList(first.error, failed);
  return responseOf(pictures, failed);
}

async function check({ file, key, texts: read, pending, ofPage }: SentPicture): Promise<NewPicture> {
  const [picture, texts] = [readPicture(Buffer.from(await file.arrayBuffer())), read()];
  // A described picture waits for nothing, and one of the page needs no description here.
  const isOpen = !(texts.alt ?? texts.decorative ?? ofPage);
  return { id: newId('picture', key), ...picture, texts, pending: isOpen ? pending : undefined, ofPage };
}

function failuresAmong(
  outcomes: readonly PromiseSettledResult<unknown>[],
  nameAt: (index: number) => string | undefined,
): Failure[] {
  return outcomes.flatMap((outcome, index) => {
    if (outcome.status === 'fulfilled') return [];
    return { name: nameAt(index) ?? '', error: problemOf(outcome.reason) };
  });
}

function describe(request: Request, { name, error: { problem } }: Failure): FailedPicture {
  return { name, type: problemType(problem), title: sentenceOf(problem, callerLanguage(request)) };
}

const withList = ({ problem, headers, extensions, cause }: ProblemError, failed: FailedPicture[]) =>
  new ProblemError(problem, { headers, extensions: { ...extensions, failed }, cause });

function responseOf(added: GalleryPicture[], failed: FailedPicture[]): UploadResponse {
  const pictures = added.filter(isUploaded);
  const urls = pictures.map(({ url }) => url);
  return { urls, pictures, ...(failed.length > 0 && { failed }) };
}
