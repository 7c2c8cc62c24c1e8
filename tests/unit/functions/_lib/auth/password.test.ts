import { expect, test, vi } from 'vitest';
import { isPassword, passwordIn, requirePassword } from '../../../../../functions/_lib/auth/password.ts';

test.each([
  ['Sesam', 'Sesam'],
  ['%C3%B6ffne%20dich', 'öffne dich'],
  ['a%2Fb%3Fc%25', 'a/b?c%'],
  ['a+b', 'a+b'],
  ['%', undefined],
  ['%E0%A4%A', undefined],
])('/api/adminKey/%s tries %j', (encoded, password) => {
  expect(passwordIn(`http://localhost/api/adminKey/${encoded}?x=1#y`)).toBe(password);
});

test.each([
  ['Sesam', 'Sesam', true],
  ['Sesam', 'sesam', false],
  ['Sesamm', 'Sesam', false],
  ['', 'Sesam', false],
  [undefined, 'Sesam', false],
  ['ö'.normalize('NFD'), 'ö'.normalize('NFC'), true],
  ['x'.repeat(5000), 'Sesam', false],
])('%j for %j is right: %s', (tried, right, isRight) => expect(isPassword(tried, right)).toBe(isRight));

test('requires the configured password, and rejects every password without one', () => {
  vi.stubEnv('ADMIN_PASSWORD', 'Sesam');
  expect(requirePassword()).toBe('Sesam');
  vi.stubEnv('ADMIN_PASSWORD', '');
  expect(() => requirePassword()).toThrow('unconfigured');
  vi.unstubAllEnvs();
});
