import { expect, test } from 'vitest';
import { portFrom } from '../../../../scripts/serve/port.ts';

test.each([
  [undefined, 8888],
  ['', 8888],
  ['3000', 3000],
])('PORT=%s means %i', (PORT, port) => expect(portFrom({ PORT })).toBe(port));

test.each(['0', '-1', '65536', '80.5', 'abc', '8888x'])('PORT=%s is refused with the fix', (PORT) =>
  expect(() => portFrom({ PORT })).toThrow(`PORT is “${PORT}”; set it to a number from 1 to 65535`),
);
