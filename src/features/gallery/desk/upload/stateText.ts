import { shortestSide } from '../../../../config/uploads.ts';
import type { Locale } from '../../../../config/locales.ts';
import type { Sending } from '../../../../desk/kit/changes/queue.ts';
import type { Refusal } from '../../../../desk/kit/changes/useChanges.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { ApiProblem } from '../../../../lib/browser/http.ts';
import { formatPercent } from '../../../../lib/i18n/formats.ts';
import { UploadError } from '../data/uploadError.ts';
import type { FailedUpload, Progress } from './uploads.ts';

/** Problems of the file itself: another attempt fails too. */
const permanent = ['not-a-picture', 'picture-too-big', 'picture-too-small', 'too-large'];

const causeOf = (refusal: Refusal): unknown => (refusal.kind === 'failed' ? refusal.cause : undefined);

/** Whether another attempt can help. */
export function canRetry({ refusal }: FailedUpload): boolean {
  const cause = causeOf(refusal);
  if (cause instanceof UploadError) return ['crashed', 'repeated'].includes(cause.failure);
  return !(cause instanceof ApiProblem && permanent.includes(cause.problem)) && refusal.kind !== 'gone';
}

/** HEIC is the format of some phones; few browsers can read it (INTERACTIONS, U5). */
export const isHeic = (name: string | undefined) => /\.hei[cf]$/i.test(name ?? '');

/** Why a picture is not up. */
export function reasonOf({ change, refusal }: FailedUpload, t: Translate): string {
  const cause = causeOf(refusal);
  if (cause instanceof UploadError) {
    const isForeign = cause.failure === 'unreadable' && isHeic(change.blob);
    return t(isForeign ? 'reason-heic' : `reason-${cause.failure}`, { pixels: shortestSide });
  }
  if (refusal.kind === 'gone') return t('record-missing');
  return (refusal.kind === 'failed' && refusal.reason) || t('reason-failed');
}

/** The state of a picture that is not up yet (INTERACTIONS, U2). */
export function stateText(
  progress: Progress | undefined,
  sending: Sending,
  locale: Locale,
  t: Translate,
): string {
  if (progress) return t(`state-${progress.kind}`, { percent: formatPercent(locale, progress.share) });
  return t(sending === 'offline' ? 'draft-waiting' : 'state-waiting');
}
