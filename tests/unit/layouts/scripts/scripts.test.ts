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

describe('L3 an address that both languages share', () => {
  const document = { currentScript: { dataset: { twin: '/en/live' } } };
  test.each([
    ['en', ['/en/live?concerts=past#top']],
    ['de', []],
    [undefined, []],
    ['fr', []],
  ])('follows the stored choice %s', (lang, destinations) => {
    const { sent, location } = locationAt('/live', '?concerts=past', '#top');
    run('follow-language', { document, location, localStorage: { lang } });
    expect(sent).toEqual(destinations);
  });

  test('stays where storage is forbidden', () => {
    const { sent, location } = locationAt('/live');
    const browser = {
      document,
      location,
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    };
    run('follow-language', browser);
    expect(sent).toEqual([]);
  });
});
