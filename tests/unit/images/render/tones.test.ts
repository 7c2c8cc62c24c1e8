import { expect, test } from 'vitest';
import { coverage, toneTable, type Tone } from '../../../../src/images/render/tones.ts';

const even: Tone = { low: 0.25, high: 0.75, gamma: 1 };

test.for<[what: string, light: number, tone: Tone, ink: number]>([
  ['below the black point there is no ink', 0.2, even, 0],
  ['in the middle half of it', 0.5, even, 0.5],
  ['from the white point on all of it', 0.75, even, 1],
  ['above the white point not more than all', 1, even, 1],
  ['a gamma above one thins the middle tones', 0.5, { ...even, gamma: 2 }, 0.25],
  ['a gamma below one fattens them', 0.5, { ...even, gamma: 0.5 }, Math.SQRT1_2],
])('%s', ([, light, tone, ink]) => expect(coverage(light, tone)).toBeCloseTo(ink, 10));

test('the table holds the same for every byte', () => {
  const table = toneTable(even);
  expect(table).toHaveLength(256);
  expect([table[0], table[128], table[255]]).toEqual([0, Math.fround(coverage(128 / 255, even)), 1]);
});
