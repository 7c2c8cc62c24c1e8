import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { compact } from '../../../../src/lib/inline.ts';

/** Runs an inline script as the page holds it, in a browser that knows only this much. */
function run(name: string, browser: object) {
  runInNewContext(compact(readFileSync(`src/layouts/scripts/${name}.js`, 'utf8')), browser);
}

/** An address that remembers where it was sent. */
function locationAt(pathname: string, search = '', hash = '') {
  const sent: string[] = [];
  return { sent, location: { pathname, search, hash, replace: (path: string) => sent.push(path) } };
}

/** How the page was reached, as the browser's timing says. */
const reachedBy = (type: string) => ({ getEntriesByType: () => [{ type }] });

describe('L3 an address that both languages share', () => {
  const document = { currentScript: { dataset: { twin: '/en/live' } } };
  test.each([
    ['en', ['/en/live?concerts=past#top']],
    ['de', []],
    [undefined, []],
    ['fr', []],
  ])('follows the stored choice %s', (lang, destinations) => {
    const { sent, location } = locationAt('/live', '?concerts=past', '#top');
    run('follow-language', {
      document,
      location,
      localStorage: { lang },
      performance: reachedBy('navigate'),
    });
    expect(sent).toEqual(destinations);
  });

  test.each([
    ['navigate', 1],
    ['reload', 1],
    ['back_forward', 0],
  ])('G12 after %s it is left %i times, so that Back leads to it', (type, times) => {
    const { sent, location } = locationAt('/');
    run('follow-language', {
      document,
      location,
      localStorage: { lang: 'en' },
      performance: reachedBy(type),
    });
    expect(sent).toHaveLength(times);
  });

  test('stays where storage is forbidden', () => {
    const { sent, location } = locationAt('/live');
    const browser = {
      document,
      location,
      performance: reachedBy('navigate'),
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    };
    run('follow-language', browser);
    expect(sent).toEqual([]);
  });
});
