import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Admin } from './pages/Admin.ts';
import { AllPictures } from './pages/AllPictures.ts';
import { HomePage } from './pages/HomePage.ts';
import { SitePage } from './pages/SitePage.ts';
import { addresses, paths, showsItsOwn } from './words.ts';

/** Violations that axe finds in the page or in a part of it, readable in a failing test. */
async function violations(page: Page, part?: string): Promise<string[]> {
  // All in one go, and a list of the failures alone: the pages hold no frames, and listing what is right takes longest.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const results = await (part ? axe.include(part) : axe).analyze();
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} – ${target.join(' ')}`),
  );
}

/** The home page, which has a form of its own in each window, in both; all others in one. The address of a section shows the home page. */
for (const [where, locale] of [
  ['@phone', 'de'],
  ['@desk', 'en'],
] as const) {
  const routes = addresses.filter(
    (address) => showsItsOwn(address) && (address.route === 'home' || address.locale === locale),
  );
  test(`G8 axe finds nothing on any page (${locale})`, { tag: where }, async ({ page }) => {
    for (const { locale: language, route, path } of routes)
      await test.step(path, async () => {
        const sitePage = new SitePage(page, language);
        await sitePage.open(route);
        await sitePage.layOutEverything();
        expect.soft(await violations(page), path).toEqual([]);
      });
  });
}

test('G8 axe finds nothing at 404.html', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/404.html');
  expect(await violations(page)).toEqual([]);
});

test('G8 T1 C4 axe finds nothing with a member open, and while the concerts are tabs and move', async ({
  page,
}) => {
  const home = new HomePage(page, 'de');
  await home.concerts.open('past');
  await home.card('Nora').locator('summary').click();
  await expect(home.card('Nora')).toHaveAttribute('open');
  expect(await violations(page)).toEqual([]);
});

test('D1 axe finds nothing in the large view of a picture', { tag: '@phone' }, async ({ page }) => {
  const list = new AllPictures(page, 'de');
  await list.open();
  await list.enlarge(0);
  await list.expectLoaded(0);
  expect(await violations(page, 'dialog[open]')).toEqual([]);
});

test('M1 axe finds nothing with the menu open', { tag: '@phone' }, async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.open('home');
  await home.header.reveal();
  await expect(home.header.menu).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test(
  'every address of the sitemap is among those that are looked at',
  { tag: '@desk' },
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(listed.length).toBeGreaterThan(10);
    // `concertPage.spec.ts` looks at a concert of each kind.
    const others = listed.filter((path) => !/^(\/en)?\/live\/\d/.test(path));
    expect(addresses.map(({ path }) => path)).toEqual(expect.arrayContaining(others));
    expect(listed).not.toContain(paths['contact-thanks'].de);
  },
);

test('D4 axe finds nothing in the log-in', { tag: '@phone' }, async ({ page }) => {
  const admin = new Admin(page, 'de');
  await admin.open();
  await admin.field.fill('x');
  await admin.field.fill('');
  await expect(admin.field).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page, 'dialog[open]')).toEqual([]);
});
