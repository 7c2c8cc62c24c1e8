import { expect, test } from 'vitest';
import { withRetry } from '../../../../src/services/http/retry.ts';
import { ServiceError } from '../../../../src/services/http/serviceError.ts';

/** Fails so many times, then answers; counts how often it was asked. */
function failing(times: number, failure: () => Error) {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return asked.length > times ? Promise.resolve('answer') : Promise.reject(failure());
  };
  return { asked, ask };
}
const withStatus = (status?: number, retryAfter?: number) => () =>
  new ServiceError('failed', { status, retryAfter });
const never = new AbortController().signal;

test.each([0, 1, 3])('after %i transient failures asks once more, and returns the answer', async (times) => {
  const { asked, ask } = failing(times, withStatus());

  expect(await withRetry(ask, [1, 1, 1], never)('question')).toBe('answer');
  expect(asked).toEqual(Array(times + 1).fill('question'));
});

test.each<[() => Error, number]>([
  [withStatus(), 2],
  [withStatus(400), 1],
  [withStatus(428), 1],
  [withStatus(429), 2],
  [withStatus(499), 1],
  [withStatus(500), 2],
  [() => new TypeError('failed'), 1],
])('only what may pass is tried again (%#)', async (failure, tries) => {
  const { asked, ask } = failing(2, failure);

  await expect(withRetry(ask, [1], never)('question')).rejects.toThrow('failed');
  expect(asked).toHaveLength(tries);
});

test('prefers the service’s own pause to ours', async () => {
  const { ask } = failing(1, withStatus(429, 0));

  expect(await withRetry(ask, [1e9], never)('question')).toBe('answer');
});

test('stops retrying when the time limit is over', async () => {
  const over = new AbortController();
  const { asked, ask } = failing(1, () => {
    over.abort();
    return new ServiceError('failed');
  });

  await expect(withRetry(ask, [1e9], over.signal)('question')).rejects.toThrow('failed');
  expect(asked).toHaveLength(1);
});
