import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasEngines } from '../../scripts/browser/ensure.ts';
import type { BrowserWindow, OpenWindow } from './browserWindow.ts';
import { bandJourneys } from './band.ts';
import { ownSiteJourney } from './ownSite.ts';
import { seed, sized } from '../night.ts';
import { storeOddRecords } from '../walks/records.ts';
import { takeWalks, walkScript } from '../walks/walk.ts';
import { plainJourneys } from './plain.ts';
import { pageScript } from './pageScript.ts';
import { password, startSecureSite } from './site.ts';
import { type Journey, Visitor } from './visitor.ts';
import { visitorJourneys } from './visits.ts';

/** The journeys of one engine, in one window. `missing` names functions that are taken away; then only journeys that need them run. */
export function journeys(engine: string, openWindow: OpenWindow, missing: string[] = []): void {
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

    visitorJourneys(journey);
    bandJourneys(journey);
    if (missing.length === 0) {
      plainJourneys(journey);
      ownSiteJourney(journey);
      // The last one, because it changes the size of the window.
      test(
        'a walk at random meets no empty page, no error and no silent control',
        { timeout: sized(60_000, 3 * 3_600_000) },
        async () => {
          const odd = await startSecureSite(storeOddRecords);
          const browser = { ...window, open: (path: string) => window.open(odd.url + path) };
          const problems = await takeWalks(browser, {
            seed,
            count: 100,
            ms: sized(3000, Infinity),
            password,
          });
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
