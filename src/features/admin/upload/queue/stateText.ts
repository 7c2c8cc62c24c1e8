import type { Locale } from '../../../../config/locales.ts';
import { percent, size } from '../../figures.ts';
import type { Say } from '../../words.ts';
import type { Queued } from './queue.ts';

/** The state of a picture in words (INTERACTIONS, U2). */
export function stateText({ state, picture }: Queued, locale: Locale, say: Say): string {
  switch (state.kind) {
    case 'compressing':
    case 'sending':
      return say(`state-${state.kind}`, { percent: percent(locale, state.share) });
    case 'ready':
      return say('state-ready', { size: size(locale, picture?.size ?? 0) });
    case 'failed':
      return say('state-failed', { reason: state.reason });
    default:
      return say(`state-${state.kind}`);
  }
}

/** How far the present step is, from 0 to 1. */
export function shareOf({ state }: Queued): number {
  if ('share' in state) return state.share;
  return state.kind === 'ready' || state.kind === 'done' ? 1 : 0;
}

/** The announced status (INTERACTIONS, U3): the numbers of ready, uploaded and failed pictures; not every percent. */
export function milestone(queue: readonly Queued[], say: Say): string {
  const count = (kind: Queued['state']['kind']) => queue.filter(({ state }) => state.kind === kind).length;
  if (count('sending') > 0) return say('say-sending');
  const [ready, done, failed] = [count('ready'), count('done'), count('failed')];
  return [
    ready > 0 && say('say-ready', { count: ready, total: queue.length - done }),
    done > 0 && failed > 0 && say('say-both', { done, failed }),
    done > 0 && failed === 0 && say('say-done', { count: done }),
    done === 0 && failed > 0 && say('say-failed', { count: failed }),
  ]
    .filter(Boolean)
    .join(' ');
}
