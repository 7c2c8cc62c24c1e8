import { shortestSide } from '../../../../config/uploads.ts';
import { ApiProblem, Unreachable } from '../../../../lib/browser/http.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { CompressionError } from '../compression/compressionError.ts';
import type { Failure } from './queue.ts';
import { StalledUpload } from './sendPicture.ts';

type NamedFile = Pick<File, 'name' | 'type'>;

/** HEIC is the format of some phones; few browsers can read it (INTERACTIONS, U5). */
const isHeic = ({ name, type }: NamedFile) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Problems of the file itself: another attempt fails too. */
const permanent = ['not-a-picture', 'picture-too-big', 'picture-too-small', 'too-large'];

/** Describes why a file was not compressed or not stored, and whether another attempt can help. */
export function toFailure(error: unknown, file: NamedFile, t: Translate): Failure {
  const isPermanent =
    error instanceof CompressionError
      ? error.failure !== 'crashed'
      : error instanceof ApiProblem && permanent.includes(error.problem);
  return { reason: reasonOf(error, file, t), canRetry: !isPermanent };
}

function reasonOf(error: unknown, file: NamedFile, t: Translate): string {
  if (error instanceof CompressionError) {
    if (error.failure === 'unreadable' && isHeic(file)) return t('reason-heic');
    return t(`reason-${error.failure}`, { pixels: shortestSide });
  }
  if (error instanceof StalledUpload) return t('reason-stalled');
  if (error instanceof Unreachable) return t('reason-offline');
  return error instanceof ApiProblem && error.title ? error.title : t('reason-failed');
}
