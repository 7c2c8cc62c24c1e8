import { expect, test } from 'vitest';
import { interpolate } from '../../../../src/lib/i18n/interpolate.ts';

test.each([
  ['{{position}} von {{count}}', { position: 3, count: 10 }, '3 von 10'],
  ['{{a}} {{a}}', { a: 'x' }, 'x x'],
  ['{{a}} {{b}}', { a: 0 }, '0 {{b}}'],
  // A value is a value, whatever it looks like.
  ['{{a}}', { a: '$& {{b}}', b: 'y' }, '$& {{b}}'],
  ['nothing to fill', {}, 'nothing to fill'],
])('%j filled with %j', (template, values, filled) => {
  expect(interpolate(template, values)).toBe(filled);
});
