import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compact } from '../../../../../src/lib/inline.ts';

const script = compact(readFileSync('src/features/concerts/next/checkNext.js', 'utf8'))
  // `node:vm` has no modules.
  .replace('import(', 'load(');

const now = Date.parse('2026-11-22T12:00:00Z');
const dayMs = 86_400_000;

/** Runs the script over a line with this link; `status` is the answer's. Returns the requests and the shown answers. */
async function check(link: { begins?: number | string } | null, status = 304) {
  const asked: unknown[] = [];
  const shown: number[] = [];
  let handle = () => undefined;
  runInNewContext(script, {
    addEventListener: (type: string, listener: () => undefined) => {
      if (type === 'faces') handle = listener;
    },
    document: {
      querySelector: () =>
        link && {
          dataset: { ...link, state: 'abc' },
          parentElement: { dataset: { check: '/api/next/de', follow: '/_/follow.js' } },
        },
    },
    Date: { now: () => now },
    fetch: (url: string, init: unknown) => {
      asked.push([url, init]);
      return status === 0
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ ok: status === 200, status });
    },
    load: () => Promise.resolve({ showAnswer: (answer: { status: number }) => shown.push(answer.status) }),
  });
  handle();
  await new Promise((resolve) => setTimeout(resolve));
  return { asked, shown };
}

const request = ['/api/next/de', { headers: { 'if-none-match': '"abc"' } }];

test.each([
  ['a concert of the next two weeks', { begins: now + 13 * dayMs }, [request]],
  ['a later concert', { begins: now + 15 * dayMs }, []],
  ['no concert', { begins: '9e99' }, []],
  ['no link yet', null, []],
])('asks where the line names %s', async (_, link, asked) => {
  expect((await check(link)).asked).toEqual(asked);
});

test.each([
  [304, []],
  [200, [200]],
  [503, []],
  [0, []],
])('shows the answer only where the line has changed: %s', async (status, shown) => {
  expect((await check({ begins: now + dayMs }, status)).shown).toEqual(shown);
});

test('leaves low data mode alone, by its selector', () => {
  expect(script).toContain('html:not([data-low-data]) [data-check]>a:not([hidden])');
});
