import { isNight, seed, sized } from '../night.ts';
import { storeOddRecords } from '../walks/records.ts';
import { type Browser, takeWalks, walkScript } from '../walks/walk.ts';
import { expect } from './fixtures.ts';
import { siteOfItsOwn } from './ownSite.ts';
import { password } from './pages/Admin.ts';

const test = siteOfItsOwn(storeOddRecords);

/** A raster of three times the pixels takes longer than all else. */
test.use({ deviceScaleFactor: 1 });

/** Walks at night, side by side in as many tests; by day as many as fit into the time: other engines walk, too (tests/engines). */
const tests = sized(1, 10);
const count = 2000 / tests;
const ms = isNight ? Infinity : 2000;

for (let part = 0; part < tests; part++)
  test(`a walk at random meets no empty page, no error and no silent control (${part + 1} of ${tests})`, async ({
    page,
    noise,
  }) => {
    noise.allow(/./);
    test.setTimeout(isNight ? 3 * 60 * 60_000 : 120_000);
    await page.addInitScript(walkScript);
    const browser: Browser = {
      open: async (path) => {
        await page.goto(path, { timeout: 60_000 });
      },
      run: (script, ...args) => page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`),
      resize: (width, height) => page.setViewportSize({ width, height }),
    };
    expect(await takeWalks(browser, { seed: seed + part * count, count, ms, password })).toEqual([]);
  });
