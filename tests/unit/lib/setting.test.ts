import { expect, test, vi } from 'vitest';
import { setting } from '../../../src/lib/setting.ts';

test.each([
  [' value \n', 'value'],
  ['', ''],
  ['  ', ''],
  [undefined, ''],
])('%j is read as %j', (value, expected) => {
  vi.stubEnv('SET', value);
  expect(setting('SET')).toBe(expected);
});
