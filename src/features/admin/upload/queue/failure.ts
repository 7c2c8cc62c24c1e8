import { shortestSide } from '../../../../config/uploads.ts';
import { ApiProblem, Unreachable } from '../../../../lib/browser/http.ts';
import type { Say } from '../../words.ts';
import type { Failure } from './queue.ts';
import { UnfitPicture } from './unfitPicture.ts';
import { Stalled } from './send.ts';

type NamedFile = Pick<File, 'name' | 'type'>;

/** Phones call it so, and few browsers can read it (INTERACTIONS, U5). */
const isHeic = ({ name, type }: NamedFile) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Problems of the file itself, which another attempt cannot change. */
const permanent = ['not-a-picture', 'picture-too-big', 'picture-too-small', 'too-large'];

/** Why a file was not compressed or not kept, and whether another attempt can help. */
export function toFailure(error: unknown, file: NamedFile, say: Say): Failure {
  const isPermanent =
    error instanceof UnfitPicture
      ? error.refusal !== 'crashed'
      : error instanceof ApiProblem && permanent.includes(error.problem);
  return { reason: reasonOf(error, file, say), canRetry: !isPermanent };
}

function reasonOf(error: unknown, file: NamedFile, say: Say): string {
  if (error instanceof UnfitPicture) {
    if (error.refusal === 'unreadable' && isHeic(file)) return say('reason-heic');
    return say(`reason-${error.refusal}`, { pixels: shortestSide });
  }
  if (error instanceof Stalled) return say('reason-stalled');
  if (error instanceof Unreachable) return say('reason-offline');
  return error instanceof ApiProblem && error.title ? error.title : say('reason-failed');
}

/** Whether the session has ended: logging in again helps, and nothing is wrong with the picture. */
export const hasExpired = (error: unknown): boolean =>
  error instanceof ApiProblem && ['no-session', 'missing-token'].includes(error.problem);
