import { beforeEach, expect, test, vi } from 'vitest';
import { callerBlock, callerName } from '../../../../../functions/_lib/http/caller.ts';

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for HS256');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::3:4:5:6:7:8', '0:0:3:4'],
  ['1::3:4:5:6:7:8', '1:0:3:4'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['not an address', 'not an address'],
])('%s counts as %s', (ip, block) => expect(callerBlock(ip)).toBe(block));

test('the name of a caller is stable, reveals nothing of the address, and depends on the secret', () => {
  const name = callerName('192.0.2.7');

  expect(name).toMatch(/^[\w-]{43}$/);
  expect(callerName('::ffff:192.0.2.7')).toBe(name);
  expect(callerName('192.0.2.8')).not.toBe(name);
  vi.stubEnv('SESSION_SECRET', 'another secret of the test, as long as the first');
  expect(callerName('192.0.2.7')).not.toBe(name);
});
