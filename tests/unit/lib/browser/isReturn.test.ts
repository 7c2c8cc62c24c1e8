import { expect, test, vi } from 'vitest';
import { isReturn } from '../../../../src/lib/browser/isReturn.ts';

const origin = 'https://match.example';
const paths = ['/', '/live', '/die-band', '/medien'];
const returns = (referrer: string) => isReturn(referrer, origin, paths);

test.each([
  ['the home page', `${origin}/`, true],
  ['a section', `${origin}/live?concerts=past`, true],
  ['a section, with a slash', `${origin}/medien/`, true],
  ['another page', `${origin}/impressum`, false],
  ['another site', 'https://other.example/live', false],
  ['nowhere', '', false],
])('is true after a page that shows the section: %s', (_, referrer, expected) => {
  vi.stubGlobal('navigation', { canGoBack: true });
  expect(returns(referrer)).toBe(expected);
});

test('is false in a new tab, and in browsers without the Navigation API', () => {
  vi.stubGlobal('navigation', { canGoBack: false });
  expect(returns(`${origin}/live`)).toBe(false);
  vi.unstubAllGlobals();
  expect(returns(`${origin}/live`)).toBe(false);
});
