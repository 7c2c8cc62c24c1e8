import { request, type Page } from '@playwright/test';
import { addressHeader } from '../../scripts/serve/site/web.ts';
import { tokenCookie, tokenHeader } from '../../src/config/session.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { isNight, sized } from '../night.ts';
import { scriptConcerts } from '../scriptNames.ts';
import { expect } from './fixtures.ts';
import { test as base } from './ownSite.ts';
import { password } from './pages/Admin.ts';
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

/** Adds concerts to the store of a site by its API, one after the other. */
async function addConcerts(baseURL: string): Promise<void> {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await api.get(`/api/adminKey/${password}`);
  const { cookies } = await api.storageState();
  const token = cookies.find(({ name }) => name === tokenCookie)?.value ?? '';
  for (const [index, data] of concerts.entries()) {
    // A hundred from each address: the limit per minute is 300.
    const headers = { [tokenHeader]: token, [addressHeader]: `2001:db8:400:${Math.floor(index / 100)}::1` };
    const answer = await api.post('/api/concerts', { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await api.dispose();
}

/** Journeys on a site whose store holds the generated concerts beside those of the repository. */
const test = base.extend<{ stored: Stored[] }>({
  stored: async ({ baseURL, request }, use) => {
    const read = async () => (await (await request.get('/api/concerts')).json()) as Stored[];
    const isStored = (list: Stored[]) =>
      concerts.every(({ name }) => list.some((each) => each.name === name));
    if (!isStored(await read())) await addConcerts(baseURL ?? '');
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

  // By day the same tickets in the list of all.
  if (isNight)
    test('in both lists of the home page', async ({ page, home, tabs, stored }) => {
      for (const kind of ['upcoming', 'past'] as const) {
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
});
