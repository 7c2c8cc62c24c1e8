import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compact } from '../../../../../src/lib/inline.ts';

const script = compact(readFileSync('src/features/concerts/next/chooseNext.js', 'utf8'))
  // `node:vm` has no modules.
  .replace('import(', 'load(');

/** Runs the script in a line whose links have these beginnings. Returns the index of the shown link and the loaded files. */
function choose(begins: (number | string | undefined)[], now: string) {
  const loaded: string[] = [];
  const children = begins.map((beginning) => ({ dataset: { begins: beginning }, hidden: false }));
  runInNewContext(script, {
    document: { currentScript: { parentElement: { children, dataset: { follow: '/_/follow.js' } } } },
    Date: class extends Date {
      static override now = () => Date.parse(now);
    },
    load: (file: string) => loaded.push(file),
  });
  const shown = children.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
  return { shown, loaded };
}

const beginning = '2026-12-04T19:00:00Z';
const first = Date.parse(beginning);
const second = Date.parse('2027-01-16T20:00:00Z');
const bookers = '9e99';

test.each([
  ['before both', '2026-11-22T12:00:00Z', [0]],
  ['in the minute of the beginning', beginning, [0]],
  ['a moment after the first', '2026-12-04T19:00:00.001Z', [1]],
  ['after both', '2027-02-01T00:00:00Z', [2]],
])('shows the next of all concerts, and then the link for bookers: %s', (_, now, shown) => {
  expect(choose([first, second, bookers], now)).toEqual({ shown, loaded: [] });
});

test('asks the tickets when others follow the candidates', () => {
  expect(choose([first, second, undefined], '2027-02-01T00:00:00Z')).toEqual({
    shown: [],
    loaded: ['/_/follow.js'],
  });
});

test('shows the link for bookers while there is no concert', () => {
  expect(choose([undefined, bookers], '2027-02-01T00:00:00Z')).toEqual({ shown: [1], loaded: [] });
});
