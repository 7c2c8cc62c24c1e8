import { ApiProblem, Unreachable } from '../../../lib/browser/http.ts';
import type { WordKey } from '../words.ts';

/** Why nobody was let in: the text to say, and the seconds to wait where there are any. */
export interface LogInError {
  key: Extract<WordKey, `error-${string}`>;
  seconds?: number;
}

const known: Record<string, LogInError['key']> = {
  'wrong-password': 'error-wrong',
  unconfigured: 'error-unconfigured',
};

/** Says what happened in the words of the log-in form. */
export function logInError(error: unknown): LogInError {
  if (error instanceof Unreachable) return { key: 'error-offline' };
  if (!(error instanceof ApiProblem)) return { key: 'error-failed' };
  const { status, problem, retryAfter } = error;
  if (status !== 429) return { key: known[problem] ?? 'error-failed' };
  return retryAfter === undefined ? { key: 'error-many-later' } : { key: 'error-many', seconds: retryAfter };
}
