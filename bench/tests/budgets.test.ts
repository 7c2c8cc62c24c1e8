import { expect, test } from 'vitest';
import { type FigureId, budgets, judge, median, tableOf } from '../budgets.ts';

/** True when these values of a figure hold its budget. */
const holds = (id: FigureId, values: number[], floor?: number) =>
  judge([budgets[id].part], { [id]: values }, floor === undefined ? {} : { [id]: [floor] }).find(
    ({ budget }) => budget === budgets[id],
  )?.holds;

test.each([
  { id: 'visitBytes', values: [107_520], held: true },
  { id: 'visitBytes', values: [107_520, 107_521], held: false },
  { id: 'visitScripts', values: [1], held: false },
  { id: 'score', values: [100], held: true },
  { id: 'score', values: [99], held: false },
  { id: 'slowMenu', values: [1500], floor: 1000, held: true },
  { id: 'slowMenu', values: [1501], floor: 1000, held: false },
  { id: 'slowMenu', values: [1], held: false },
  { id: 'blockingTime', values: [25], floor: 5, held: true },
  { id: 'blockingTime', values: [26], floor: 5, held: false },
  { id: 'desk', values: [], held: false },
  { id: 'desk', values: [NaN], held: false },
] as const)('$id of $values beside a floor of $floor holds: $held', ({ id, values, floor, held }) =>
  expect(holds(id, [...values], floor)).toBe(held),
);

test.each([
  { values: [], middle: NaN },
  { values: [10, 9, 1], middle: 9 },
])('the median of $values is $middle', ({ values, middle }) => expect(median(values)).toBe(middle));

test('the table shows the selected figures with budget, values, floor and verdict', () => {
  const table = tableOf(judge(['slow'], { slowLcp: [800, 960] }, { slowLcp: [1000] }));
  const rows = table.split('\n').map((line) => line.split(/ *\| */).slice(1, -1));
  expect(rows[2]).toEqual([
    'LCP, slow line',
    '≤ 0.95 × floor = 950 ms',
    '800 ms, 960 ms',
    '1000 ms',
    'MISSED',
  ]);
  expect(rows[4]).toEqual([
    'ticket to its page, slow line',
    '≤ 2 × floor = not measured',
    'not measured',
    '',
    'MISSED',
  ]);
  expect(rows).toHaveLength(5);
});
