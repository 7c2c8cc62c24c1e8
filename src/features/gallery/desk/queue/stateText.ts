import type { Locale } from '../../../../config/locales.ts';
import { formatPercent, formatSize } from '../../../../lib/i18n/formats.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import type { QueuedPicture } from './queue.ts';

/** Describes the state of a picture (INTERACTIONS, U2). */
export function stateText({ state, picture }: QueuedPicture, locale: Locale, t: Translate): string {
  switch (state.kind) {
    case 'compressing':
    case 'sending':
      return t(`state-${state.kind}`, { percent: formatPercent(locale, state.share) });
    case 'ready':
      return t('state-ready', { size: formatSize(locale, picture?.size ?? 0) });
    case 'failed':
      return t('state-failed', { reason: state.reason });
    case 'done':
      return t(state.pending ? 'state-pending' : 'state-done');
    default:
      return t(`state-${state.kind}`);
  }
}

/** Progress of the current step, from 0 to 1. */
export function progressOf({ state }: QueuedPicture): number {
  if ('share' in state) return state.share;
  return state.kind === 'ready' || state.kind === 'done' ? 1 : 0;
}

/** Describes the queue for the live region (INTERACTIONS, U3): numbers of pictures, no percentages. */
export function queueText(queue: readonly QueuedPicture[], t: Translate): string {
  const count = (kind: QueuedPicture['state']['kind']) =>
    queue.filter(({ state }) => state.kind === kind).length;
  if (count('sending') > 0) return t('status-sending');
  const pending = queue.filter(({ state }) => state.kind === 'done' && state.pending).length;
  // From the first moment, so that nothing moves when the first one is ready.
  const isPreparing = count('waiting') + count('compressing') > 0;
  const [ready, done, failed] = [count('ready'), count('done') - pending, count('failed')];
  return [
    (ready > 0 || isPreparing) && t('status-ready', { count: ready, total: queue.length - done - pending }),
    done > 0 && failed > 0 && t('status-both', { done, failed }),
    done > 0 && failed === 0 && t('status-done', { count: done }),
    done === 0 && failed > 0 && t('status-failed', { count: failed }),
    pending > 0 && t('status-pending', { count: pending }),
  ]
    .filter(Boolean)
    .join(' ');
}
