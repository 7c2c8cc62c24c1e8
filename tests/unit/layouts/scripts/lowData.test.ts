import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { compact } from '../../../../src/lib/inline.ts';

interface Signs {
  saveData?: boolean;
  effectiveType?: string;
  reducedData?: boolean;
  choice?: string | null;
}

const script = compact(readFileSync('src/layouts/scripts/low-data.js', 'utf8'));

/** Runs the script in a browser that tells these signs, and lets them change afterwards. */
function browse(signs: Signs, parts: object = {}) {
  let marked = false;
  const control = { checked: false };
  /** Either object tells a change. */
  interface Source {
    onchange?: () => void;
  }
  const connection: Source = {};
  for (const sign of ['saveData', 'effectiveType'] as const)
    Object.defineProperty(connection, sign, { get: () => signs[sign] });
  const reducedData: Source = {};
  Object.defineProperty(reducedData, 'matches', { get: () => signs.reducedData ?? false });
  const window: Record<string, unknown> & { onstorage?: () => void; onpageshow?: () => void } = {
    navigator: { connection },
    matchMedia: () => reducedData,
    localStorage: {
      get lowData() {
        return signs.choice ?? undefined;
      },
    },
    document: {
      documentElement: { toggleAttribute: (_: string, force: boolean) => (marked = force) },
      querySelector: () => control,
    },
    ...parts,
  };
  runInNewContext(script, window);
  return {
    low: () => marked,
    control,
    change: (changed: Signs) => {
      Object.assign(signs, changed);
      for (const source of [connection, reducedData]) source.onchange?.();
    },
    choose: (choice: string, place: 'this page before' | 'another tab') => {
      signs.choice = choice;
      if (place === 'another tab') window.onstorage?.();
      else window.onpageshow?.();
    },
  };
}

describe('data are short', () => {
  test.each<[Signs, boolean]>([
    [{}, false],
    [{ saveData: true }, true],
    [{ reducedData: true }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '4g' }, false],
    [{ choice: 'on' }, true],
    [{ choice: 'on', effectiveType: '4g' }, true],
    [{ choice: 'off', saveData: true, reducedData: true, effectiveType: '2g' }, false],
  ])('%j: %s', (signs, low) => expect(browse(signs).low()).toBe(low));

  test('while a signal of the browser says so, or as another tab, or this one before the way back, has chosen', () => {
    const page = browse({ effectiveType: '4g' });
    page.change({ effectiveType: '2g' });
    expect(page.low()).toBe(true);
    expect(page.control.checked, "the footer's switch").toBe(true);
    page.choose('off', 'another tab');
    expect(page.low()).toBe(false);
    page.choose('on', 'this page before');
    expect(page.low()).toBe(true);
  });

  test('in a browser without signals and storage: never', () => {
    const localStorage = {
      get lowData(): never {
        throw new Error('SecurityError');
      },
    };
    const page = browse({}, { navigator: {}, localStorage });
    expect(page.low()).toBe(false);
  });
});
