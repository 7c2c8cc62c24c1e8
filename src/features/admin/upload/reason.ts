import { shortestSide } from '../../../config/uploads.ts';
import { ApiProblem, Unreachable } from '../../../lib/http.ts';
import type { Say } from '../words.ts';
import { UnfitPicture } from './refusal.ts';

type NamedFile = Pick<File, 'name' | 'type'>;

/** Phones call it so, and few browsers can read it (INTERACTIONS, U5). */
const isHeic = ({ name, type }: NamedFile) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file was not compressed or not kept, as a sentence. */
export function reasonOf(error: unknown, file: NamedFile, say: Say): string {
  if (error instanceof UnfitPicture) {
    if (error.refusal === 'small') return say('reason-small', { pixels: shortestSide });
    return say(isHeic(file) ? 'reason-heic' : 'reason-unreadable');
  }
  if (error instanceof Unreachable) return say('reason-offline');
  return error instanceof ApiProblem && error.title ? error.title : say('reason-failed');
}

/** Whether the session has ended: logging in again helps, and nothing is wrong with the picture. */
export const hasExpired = (error: unknown): boolean =>
  error instanceof ApiProblem && ['no-session', 'missing-token'].includes(error.problem);
