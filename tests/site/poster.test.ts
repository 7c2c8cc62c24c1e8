import { renderSVG } from 'uqr';
import { describe, expect, test } from 'vitest';
import { origin, page } from './dist.ts';

describe.each([
  ['/live/alle', '/', ''],
  ['/en/live/all', '/en/', '/en'],
])('%s', (path, home, written) => {
  const foot = page(path).root.querySelector('.poster-foot');

  test('the QR code of the poster leads to the home page, which stands beside it in words', () => {
    const drawing = /d="([^"]*)"/.exec(renderSVG(origin + home, { border: 0, pixelSize: 1 }))?.[1];
    expect(foot?.querySelector('path')?.getAttribute('d')).toBe(drawing);
    expect(foot?.querySelector('b')?.text).toBe(new URL(origin).host + written);
  });
});
