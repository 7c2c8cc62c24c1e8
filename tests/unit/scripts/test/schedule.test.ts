import { expect, test } from 'vitest';
import { schedule } from '../../../../scripts/test/schedule.ts';
import type { Step } from '../../../../scripts/test/steps.ts';

const step = (script: string, ...after: string[]): Step => ({ title: script, script, after });

/** Runs steps, which end by a call with their name and whether they succeed. */
function start(steps: Step[], limit: number) {
  const begun: string[] = [];
  const endings = new Map<string, (hasSucceeded: boolean) => void>();
  const result = schedule(steps, limit, ({ script }) => {
    begun.push(script);
    return new Promise((resolve) => endings.set(script, resolve));
  });
  const end = async (script: string, hasSucceeded = true) => {
    endings.get(script)?.(hasSucceeded);
    await new Promise(setImmediate);
  };
  return { begun, end, result };
}

test('begins each step after those that it needs, as many at a time as allowed', async () => {
  const steps = [step('build'), step('format'), step('lint', 'build'), step('units', 'build'), step('site')];
  const { begun, end, result } = start(steps, 2);
  expect(begun).toEqual(['build', 'format']);
  await end('format');
  expect(begun.slice(2), 'lint and units need the build').toEqual(['site']);
  await end('build');
  expect(begun.slice(3)).toEqual(['lint']);
  await end('lint');
  await end('site');
  await end('units');
  expect(await result).toEqual([]);
});

test('begins no step after a failure, and waits for those that run', async () => {
  const { begun, end, result } = start([step('one'), step('two'), step('three')], 2);
  await end('one', false);
  await end('two', false);
  expect((await result).map(({ script }) => script)).toEqual(['one', 'two']);
  expect(begun).toEqual(['one', 'two']);
});
