import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasEngines } from '../../scripts/browser/ensure.ts';
import type { BrowserWindow, OpenWindow } from './browserWindow.ts';
import { bandJourneys } from './band.ts';
import { ownSiteJourney } from './ownSite.ts';
import { isNight, seed } from '../night.ts';
import { storeOddRecords } from '../walks/records.ts';
import { takeWalks, walkScript } from '../walks/walk.ts';
import { plainJourneys } from './plain.ts';
import { pageScript } from './pageScript.ts';
import { password, startSecureSite } from './site.ts';
import { type Add, type Journey, Visitor } from './visitor.ts';
import { visitorJourneys } from './visits.ts';

interface Options {
  /** Titles of the journeys that run by day: those that an engine can fail alone, and each other one in one engine. At night all run. */
  byDay: RegExp;
  /** Functions that are taken away; then only journeys that need them run. */
  missing?: string[];
}

/** The journeys of one engine, in one window. */
export function journeys(engine: string, openWindow: OpenWindow, { byDay, missing = [] }: Options): void {
  const add: Add = (title, work, options = {}) => {
    if (isNight || byDay.test(title)) test(title, options, work);
  };
  describe.skipIf(!process.env.CI && !hasEngines())(engine, () => {
    let site: Awaited<ReturnType<typeof startSecureSite>>;
    let window: BrowserWindow;
    const journey = (): Journey => ({
      visitor: new Visitor(window, site.url),
      withoutScript: async (work) => {
        const other = await openWindow({ script: '', scripting: false });
        await work(new Visitor(other, site.url, { scripting: false })).finally(other.close);
      },
    });
    beforeAll(async () => {
      [site, window] = await Promise.all([
        startSecureSite(),
        openWindow({ script: pageScript(missing) + walkScript }),
      ]);
    });
    afterEach(async () => {
      expect(await journey().visitor.errors()).toBe('');
    });
    afterAll(async () => {
      await window.close();
      await site.stop();
    });

    visitorJourneys(journey, add);
    bandJourneys(journey, add);
    if (missing.length === 0) {
      plainJourneys(journey, add);
      ownSiteJourney(journey, add);
      // By day a walk goes in Chromium (tests/e2e/walks.spec.ts). The last one, because it changes the size of the window.
      test.runIf(isNight)(
        'a walk at random meets no empty page, no error and no silent control',
        { timeout: 3 * 3_600_000 },
        async () => {
          const odd = await startSecureSite(storeOddRecords);
          const browser = { ...window, open: (path: string) => window.open(odd.url + path) };
          const problems = await takeWalks(browser, { seed, count: 100, ms: Infinity, password });
          await odd.stop();
          expect(problems).toEqual([]);
        },
      );
    } else
      test('functions are missing', async () => {
        const { visitor } = journey();
        await visitor.open('/robots.txt');
        const present = (names: string[]) =>
          names.filter((name) => {
            const path = name.split('.');
            const last = path.pop() ?? '';
            return (
              last in path.reduce<object>((owner, part) => Reflect.get(owner, part) as object, globalThis)
            );
          });
        await visitor.answers([], present, missing);
      });
  });
}
