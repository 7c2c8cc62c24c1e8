import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compact } from '../../../../src/lib/inline.ts';

/** Runs an inline script as the page holds it, in a browser that knows only this much. */
function run(name: string, browser: object) {
  runInNewContext(compact(readFileSync(`src/layouts/scripts/${name}.js`, 'utf8')), browser);
}

const forbidden = (): string => {
  throw new Error('SecurityError');
};

test.each<[string, string, () => string | undefined, string[]]>([
  ['the other language, after a link', 'navigate', () => 'en', ['/en/live?concerts=past#top']],
  ['the other language, after a reload', 'reload', () => 'en', ['/en/live?concerts=past#top']],
  ['the other language, so that Back leads to the address (G12)', 'back_forward', () => 'en', []],
  ['the language of the address', 'navigate', () => 'de', []],
  ['no language', 'navigate', () => undefined, []],
  ['no language of ours', 'navigate', () => 'fr', []],
  ['nothing, because storage is forbidden', 'navigate', forbidden, []],
])('L3 an address that both languages share follows the stored choice: %s', (_, type, lang, destinations) => {
  const sent: string[] = [];
  run('follow-language', {
    document: { currentScript: { dataset: { en: '/en/live' } } },
    location: { search: '?concerts=past', hash: '#top', replace: (path: string) => sent.push(path) },
    performance: { getEntriesByType: () => [{ type }] },
    localStorage: {
      get lang() {
        return lang();
      },
    },
  });
  expect(sent).toEqual(destinations);
});

describe('the sections below the window are laid out once the page is at rest', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A page of sections with these distances from the window's upper edge. */
  function pageAt(tops: readonly number[], others: object = {}) {
    const laidOut: number[] = [];
    const heard = new Map<string, () => void>();
    const sections = tops.map((top) => ({
      getBoundingClientRect: () => ({ top }),
      dataset: {
        set laidOut(_: string) {
          laidOut.push(top);
        },
      },
      top,
    }));
    const document = {
      readyState: 'loading',
      querySelectorAll: () => sections.filter(({ top }) => !laidOut.includes(top)),
    };
    run('lay-out-later', {
      ...{ document, innerHeight: 800, setTimeout, clearTimeout },
      addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
      self: others,
    });
    const load = () => {
      document.readyState = 'complete';
      heard.get('load')?.();
    };
    return { laidOut, load, happens: (type: string) => heard.get(type)?.() };
  }

  test('2 s after the load, one after the other, but none in the window or above it', () => {
    const { laidOut, load } = pageAt([-900, 0, 790, 1600, 2400]);
    vi.advanceTimersByTime(10_000);
    load();
    vi.advanceTimersByTime(1999);
    expect(laidOut).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(laidOut).toEqual([1600]);
    vi.advanceTimersByTime(10_000);
    expect(laidOut).toEqual([1600, 2400]);
  });

  test.each(['scroll', 'wheel', 'pointerdown', 'pointermove', 'keydown'])(
    'not within 2 s after %s, before the first one or between two',
    (type) => {
      const { laidOut, load, happens } = pageAt([1600, 2400]);
      happens(type);
      vi.advanceTimersByTime(10_000);
      expect(laidOut, 'before the load').toEqual([]);
      load();
      for (const already of [[], [1600]]) {
        vi.advanceTimersByTime(1900);
        happens(type);
        vi.advanceTimersByTime(1900);
        expect(laidOut).toEqual(already);
        vi.advanceTimersByTime(100);
        happens(type);
      }
      vi.advanceTimersByTime(2000);
      expect(laidOut).toEqual([1600, 2400]);
    },
  );

  test('in an idle moment, where the browser names one', () => {
    const asked: (() => void)[] = [];
    const { laidOut, load } = pageAt([1600], {
      requestIdleCallback: (layOut: () => void) => asked.push(layOut),
    });
    load();
    vi.advanceTimersByTime(10_000);
    expect(laidOut).toEqual([]);
    asked[0]?.();
    expect(laidOut).toEqual([1600]);
  });
});
