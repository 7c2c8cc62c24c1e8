import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { origin, page } from './dist.ts';

test.each([
  ['/live/alle', '/', ''],
  ['/en/live/all', '/en/', '/en'],
])('%s: the QR code of the poster leads to %s, which stands beside it in words', (path, home, written) => {
  const foot = page(path).root.querySelector('.poster-foot');
  const drawing = /d="([^"]*)"/.exec(renderSVG(origin + home, { border: 0, pixelSize: 1 }))?.[1];
  expect(foot?.querySelector('path')?.getAttribute('d')).toBe(drawing);
  expect(foot?.querySelector('b')?.text).toBe(new URL(origin).host + written);
});
