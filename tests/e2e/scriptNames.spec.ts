import type { Page } from '@playwright/test';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { isNight, sized } from '../night.ts';
import { scriptConcerts } from '../scriptNames.ts';
import { expect } from './fixtures.ts';
import { test as base } from './ownSite.ts';
import { addConcerts } from './pages/addConcerts.ts';
import { changeRecord } from './pages/changeRecord.ts';
import { longTimeout } from './pages/Admin.ts';
import { facesArrive } from './pages/faces.ts';
import { framesPass } from './pages/frames.ts';
import { lostTexts } from './pages/lostTexts.ts';

const concerts = scriptConcerts(sized(20, 500));
const widths = isNight ? [320, 390, 1440] : [320, 1440];

interface Stored {
  id: string;
  name: string;
  slug: string;
}

/** Journeys on a site whose store holds the generated concerts beside those of the repository. */
const test = base.extend<{ stored: Stored[] }>({
  stored: async ({ baseURL, request }, use) => {
    const read = async () => (await (await request.get('/api/concerts')).json()) as Stored[];
    const isStored = (list: Stored[]) =>
      concerts.every(({ name }) => list.some((each) => each.name === name));
    if (!isStored(await read())) await addConcerts(baseURL ?? '', concerts);
    const known = await read();
    await use(
      concerts.map(({ name }) => known.find((each) => each.name === name) ?? { id: '', name, slug: '' }),
    );
  },
});

/** The text of some elements, without the places at which a line may end. */
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).join(' ').replaceAll(/[\u00ad\u200b]/g, '');

/** Expects that no text is lost at any width. */
async function expectNothingLost(page: Page, selector: string, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await framesPass(page);
    expect.soft(await lostTexts(page, selector), `${where} at ${width} px`).toEqual([]);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('names of all scripts, up to 120 letters, also without a space: nothing is lost, cut or wider than the window @desk', () => {
  test.setTimeout(sized(120_000, 1_800_000));

  test('in both lists of the home page', async ({ page, home, tabs, stored }) => {
    for (const kind of (['upcoming', 'past'] as const).slice(0, sized(1, 2))) {
      await tabs.open(kind);
      // The list of the build is shorter.
      await expect.poll(() => page.locator('#live [data-id]').count()).toBeGreaterThan(40);
      await home.layOutEverything();
      await expectNothingLost(page, '#live, .next-concert', kind);
    }
    // The page shows the first ones of many.
    const ids = await page
      .locator('#live [data-id]')
      .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.id));
    const shown = stored.filter(({ id }) => ids.includes(id));
    expect(shown.length).toBeGreaterThanOrEqual(20);
    const text = await textOf(page, '#live h4');
    for (const { name } of shown) expect(text).toContain(name);
  });

  test('in the list of all concerts, on the screen and as a poster', async ({
    page,
    home,
    allConcerts,
    stored,
  }) => {
    await allConcerts.open();
    await expect(page.locator(`[data-id="${stored[0]?.id ?? ''}"]`)).toHaveCount(1);
    await home.layOutEverything();
    await expectNothingLost(page, 'main', 'list');
    const text = await textOf(page, 'main :is(h3, h4)');
    for (const { name } of stored) expect(text).toContain(name);

    await page.emulateMedia({ media: 'print' });
    await expectNothingLost(page, '.poster li, .poster-foot', 'poster');
    const room = await page.locator('.poster ul').first().boundingBox();
    const first = await page.locator('.poster li').first().boundingBox();
    expect(first?.height).toBeLessThanOrEqual(room?.height ?? NaN);
  });

  test('on their pages', async ({ page, stored, language }) => {
    // By day three, without a space where it can be.
    const pages = isNight ? stored : stored.slice(0, 20).filter((_, index) => index % 8 === 1);
    for (const { slug, name } of pages) {
      await page.goto(concertPath(language, slug));
      await facesArrive(page);
      expect(await textOf(page, 'h1')).toContain(name);
      expect(await page.title()).toContain(name.replaceAll(/\s+/g, ' '));
      await expectNothingLost(page, 'main', name);
    }
  });

  // By day the widest names of these lists stand on the desk in names.spec.ts.
  if (isNight)
    test('on the desk: lists, start, form and history', async ({ page, desk, stored }) => {
      await desk.open('start');
      const changed = stored.slice(0, 40);
      for (const [index, { id }] of changed.entries()) {
        const { name, venue } = concerts[index + 20] ?? {};
        await changeRecord(page, `concerts/${id}`, { ...concerts[index], venue: name, note: { de: venue } });
      }
      await expect(desk.main.getByRole('listitem').first()).toBeVisible(longTimeout);
      const screens = ['concerts', 'concerts/past'].concat(
        changed.flatMap(({ id }) => [
          `concerts/${id}`,
          `concerts/${id}/history`,
          `concerts/${id}/move`,
          `concerts/${id}/cancel`,
        ]),
      );
      await expectNothingLost(page, 'main', 'start');
      for (const screen of screens) {
        await page.evaluate((hash) => (location.hash = hash), screen);
        await page.locator('.area-screens:not([hidden])').waitFor();
        await expect(
          page.locator('.concert-row, form, .deleted li').filter({ visible: true }).first(),
        ).toBeVisible(longTimeout);
        await expectNothingLost(page, 'main', screen);
      }
    });
});
