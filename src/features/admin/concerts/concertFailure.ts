import { ApiProblem, Unreachable } from '../../../lib/browser/http.ts';
import { refusedFields, type ConcertError } from './typedConcert.ts';

/** The fields that a refusal names; none for any other failure. */
export function wrongFields(failure: unknown): ConcertError[] {
  const errors = failure instanceof ApiProblem ? failure.extensions.errors : undefined;
  if (!Array.isArray(errors)) return [];
  return refusedFields((errors as ({ field?: unknown } | null)[]).map((error) => String(error?.field)));
}

/** Why a concert was not kept: in the words of the API, or of `say` where it has not spoken. */
export function failureWords(
  failure: unknown,
  say: (key: 'concert-offline' | 'concert-failed') => string,
): string {
  if (failure instanceof Unreachable) return say('concert-offline');
  return (failure instanceof ApiProblem && failure.title) || say('concert-failed');
}
