import type { FailedPicture, StoredPicture, UploadResponse } from '../../../src/contracts/storedPicture.ts';
import { callerLanguage } from '../http/language.ts';
import { readPicture } from '../pictures/picture.ts';
import { sentenceOf } from '../http/problem.ts';
import { problemType } from '../http/problems.ts';
import { ProblemError } from '../http/problemError.ts';
import type { SentPicture } from './form.ts';
import { type Gallery, type NewPicture, newPictureId } from './store.ts';

interface Refusal {
  name: string;
  refused: ProblemError;
}

/**
 * Keeps what can be kept, and says of the rest why not. When nothing could be kept, refuses with the first reason. Whatever is no
 * `ProblemError` is a fault of ours, and thrown on.
 */
export async function upload(
  request: Request,
  sent: readonly SentPicture[],
  gallery: Gallery,
): Promise<UploadResponse> {
  const looked = await Promise.allSettled(sent.map(lookAt));
  const sound = looked.flatMap((outcome, index) =>
    outcome.status === 'fulfilled' ? { name: sent[index]?.name ?? '', picture: outcome.value } : [],
  );
  const kept = sound.length > 0 ? await gallery.add(sound.map(({ picture }) => picture)) : [];

  const refusals = [
    ...refusalsAmong(looked, (index) => sent[index]?.name),
    ...refusalsAmong(kept, (index) => sound[index]?.name),
  ];
  const failed = refusals.map((refusal) => describe(request, refusal));
  const pictures = kept.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
  const [first] = refusals;
  if (pictures.length === 0 && first) throw withList(first.refused, failed);
  return responseOf(pictures, failed);
}

async function lookAt({ file, key, texts }: SentPicture): Promise<NewPicture> {
  return { id: newPictureId(key), ...readPicture(Buffer.from(await file.arrayBuffer())), texts: texts() };
}

function refusalsAmong(
  outcomes: readonly PromiseSettledResult<unknown>[],
  nameAt: (index: number) => string | undefined,
): Refusal[] {
  return outcomes.flatMap((outcome, index) => {
    if (outcome.status === 'fulfilled') return [];
    if (!(outcome.reason instanceof ProblemError)) throw outcome.reason as Error;
    return { name: nameAt(index) ?? '', refused: outcome.reason };
  });
}

function describe(request: Request, { name, refused: { problem } }: Refusal): FailedPicture {
  return { name, type: problemType(problem), title: sentenceOf(problem, callerLanguage(request)) };
}

const withList = ({ problem, headers, extensions, cause }: ProblemError, failed: FailedPicture[]) =>
  new ProblemError(problem, { headers, extensions: { ...extensions, failed }, cause });

function responseOf(pictures: StoredPicture[], failed: FailedPicture[]): UploadResponse {
  const urls = pictures.map(({ url }) => url);
  return { urls, pictures, ...(failed.length > 0 && { failed }) };
}
