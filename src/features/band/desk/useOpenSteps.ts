import { useReading } from '../../../desk/kit/records/useReading.ts';
import { call, jsonIn } from '../../../lib/browser/http.ts';

const none: readonly unknown[] = [];

/** Without the contract of the answer, which Start alone loads. */
async function read(): Promise<readonly unknown[]> {
  const answer = await jsonIn(await call('/api/attention'));
  const open: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'openSteps') : undefined;
  return Array.isArray(open) ? open : none;
}

/**
 * The steps of a new site that are open, asked for whenever the list is shown and after `changes`; none until somebody answers, and the last
 * ones while nobody does.
 */
export const useOpenSteps = (isShown: boolean, changes: unknown): readonly unknown[] =>
  useReading(read, isShown ? (changes ?? null) : undefined).value ?? none;
