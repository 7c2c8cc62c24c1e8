import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, grounds, inkFault, inkOf } from '../../../../src/config/band/ink.ts';
import help from '../../../../i18n/de/help.json' with { type: 'json' };
import own from '../../../../i18n/de/own.json' with { type: 'json' };
import { homeInk } from '../../../../src/config/site.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff4b1f', '#110e0d', 5.75],
])('the contrast of %s with %s is %f', (one, other, expected) =>
  expect(contrast(inkOf(one), inkOf(other))).toBeCloseTo(expected, 1),
);

test.each([
  ['red', 'is no colour: write it like "#d9542b"'],
  ['#FFF', 'is no colour: write it like "#d9542b"'],
  [
    '#e4002b',
    'has a contrast of 3.96:1 with black (#110e0d), and needs 4.5:1: the nearest colour that passes is "#e92b4f"',
  ],
  [
    '#ffd400',
    'has a contrast of 1.17:1 with paper (#f3e7d3), and needs 2.5:1: the nearest colour that passes is "#ae9100"',
  ],
  [homeInk, undefined],
  ['#2f9e44', undefined],
])('%s: %s', (hex, fault) => expect(inkFault(hex)).toBe(fault));

test.each([inkFault('red'), own['error-colour'], help['looks-3']])(
  'the colour that a sentence gives as an example passes: %s',
  (sentence = '') => expect(inkFault(/#[\da-f]{6}/.exec(sentence)?.[0] ?? '')).toBeUndefined(),
);

test('the colour that a fault names passes', () => {
  const hex = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (ink) => {
      const named = /passes is "(#[\da-f]{6})"$/.exec(inkFault(ink) ?? `passes is "${ink}"`)?.[1] ?? '';
      expect(inkFault(named)).toBeUndefined();
      expect(contrast(inkOf(named), grounds.black)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
