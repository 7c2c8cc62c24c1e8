import { expect, test, vi } from 'vitest';
import { setting } from '../../../../functions/_lib/env.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['  ', undefined],
  [' word ', 'word'],
])('a variable that is %j is the setting %j', (value, read) => {
  vi.stubEnv('ADMIN_PASSWORD', value);
  expect(setting('ADMIN_PASSWORD')).toBe(read);
});
