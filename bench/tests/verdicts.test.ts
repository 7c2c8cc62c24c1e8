import { expect, test } from 'vitest';
import { type Figures, KB, budgets } from '../budgets.ts';
import type { Part } from '../options.ts';
import { tableOf } from '../report/table.ts';
import { judge, median, medians, taskRatio } from '../report/verdicts.ts';

/** The verdicts over one page, by figure. */
function held(part: Part, figures: Figures, floor: Figures = {}): Record<string, boolean> {
  const pages = [{ name: '/', figures }];
  const verdicts = judge({ parts: [part], pages, floor, site: part === 'build' ? figures : {} });
  return Object.fromEntries(verdicts.map(({ id, holds }) => [id, holds]));
}

test.each([
  { numbers: [], middle: undefined },
  { numbers: [7], middle: 7 },
  { numbers: [9, 1, 5], middle: 5 },
  { numbers: [10, 1, 3, 2], middle: 2.5 },
])('the median of $numbers is $middle', ({ numbers, middle }) => expect(median(numbers)).toBe(middle));

test('takes the median of each figure over the runs that have it', () => {
  const runs = [{ slowLcp: 3, slowMenu: 1 }, { slowLcp: 1, slowMenu: undefined }, { slowLcp: 2 }];
  expect(medians(runs)).toEqual({ slowLcp: 2, slowMenu: 1 });
});

test.each([
  { longest: 53, base: 0, ratio: 1.06 },
  { longest: 0, base: 0, ratio: 1 },
  { longest: 0, base: 100, ratio: 0.5 },
  { longest: 76, base: 49, ratio: 1.52 },
  { longest: 102, base: 51, ratio: 2 },
  { longest: undefined, base: 60, ratio: NaN },
])('a longest task of $longest ms beside $base ms is $ratio times as long', ({ longest, base, ratio }) =>
  expect(taskRatio(longest, base)).toBe(ratio),
);

test.each([
  { id: 'visitTotal', part: 'weight', value: 105 * KB, holds: true },
  { id: 'visitTotal', part: 'weight', value: 105 * KB + 1, holds: false },
  { id: 'scriptFiles', part: 'weight', value: 1, holds: false },
  { id: 'performance', part: 'lighthouse', value: 100, holds: true },
  { id: 'performance', part: 'lighthouse', value: 99, holds: false },
  { id: 'walkShift', part: 'walk', value: 0.0011, holds: false },
  { id: 'coldBuild', part: 'build', value: 120_000, holds: true },
] as const)('$id of $value holds: $holds', ({ id, part, value, holds }) =>
  expect(held(part, { [id]: value })[id]).toBe(holds),
);

test.each([
  { slowLcp: 2000, floor: 2000, holds: true },
  { slowLcp: 2001, floor: 2000, holds: false },
  { slowLcp: 1, floor: undefined, holds: false },
])('a slow load of $slowLcp ms beside a floor of $floor ms holds: $holds', ({ slowLcp, floor, holds }) =>
  expect(held('slow', { slowLcp }, { slowLcp: floor }).slowLcp).toBe(holds),
);

test.each([
  { blockingTime: 20, floor: 0, holds: true },
  { blockingTime: 21, floor: 0, holds: false },
  { blockingTime: 25, floor: 5, holds: true },
  { blockingTime: 26, floor: 5, holds: false },
  { blockingTime: 0, floor: undefined, holds: false },
])('blocking $blockingTime ms beside a floor of $floor ms holds: $holds', ({ blockingTime, floor, holds }) =>
  expect(held('lighthouse', { blockingTime }, { blockingTime: floor }).blockingTime).toBe(holds),
);

test('one language above the limit misses the budget of the site', () => {
  const pages = [
    { name: '/', figures: { walkPhone: 1 } },
    { name: '/en/', figures: { walkPhone: 651 * KB } },
  ];
  const verdict = judge({ parts: ['walk'], pages, floor: {}, site: {} }).find(({ id }) => id === 'walkPhone');
  expect(verdict?.holds).toBe(false);
});

test('a missing figure of a measured part is missed; other parts do not count', () => {
  const verdicts = held('slow', {}, { slowMenu: 1000 });
  expect(verdicts.slowMenu).toBe(false);
  expect(verdicts).not.toHaveProperty('seo');
});

test('the table shows figure, budget, each page, the floor and the verdict', () => {
  const pages = [
    { name: '/', figures: { slowLcp: 1800 } },
    { name: '/en/', figures: {} },
  ];
  const verdicts = judge({ parts: ['slow'], pages, floor: { slowLcp: 2000 }, site: {} });
  const lines = tableOf(verdicts, ['/', '/en/']).split('\n');
  const cells = (line = '') =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1);
  expect(cells(lines[0])).toEqual(['figure', 'budget', '/', '/en/', 'floor', 'verdict']);
  expect(cells(lines[2])).toEqual([
    budgets.slowLcp.title,
    '≤ 1.00 × floor = 2.00 s',
    '1.80 s',
    'not measured',
    '2.00 s',
    'MISSED',
  ]);
});

test('the table shows how much above the floor is allowed', () => {
  const pages = [{ name: '/', figures: { blockingTime: 25 } }];
  const verdicts = judge({ parts: ['lighthouse'], pages, floor: { blockingTime: 5 }, site: {} });
  const line = tableOf(verdicts, ['/'])
    .split('\n')
    .find((row) => row.includes('blocking time'));
  expect(line).toMatch(/≤ floor \+ 20 ms = 25 ms +\| 25 ms/);
});
