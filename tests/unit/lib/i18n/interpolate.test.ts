import { expect, test } from 'vitest';
import { interpolate } from '../../../../src/lib/i18n/interpolate.ts';

test.each([
  ['{{position}} von {{count}}', { position: 3, count: 10 }, '3 von 10'],
  ['{{a}} {{a}}', { a: 'x' }, 'x x'],
  ['{{a}} {{b}}', { a: 0 }, '0 {{b}}'],
  // A value that looks like a replacement pattern is literal.
  ['{{a}}', { a: '$& {{b}}', b: 'y' }, '$& {{b}}'],
  ['no placeholder', {}, 'no placeholder'],
])('interpolates %j with %j', (template, values, result) =>
  expect(interpolate(template, values)).toBe(result),
);
