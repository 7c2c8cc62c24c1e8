import type { Page } from '@playwright/test';
import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { violations } from './pages/axe.ts';
import { framesPass } from './pages/frames.ts';
import { readmePicture } from './picture.ts';
import { SitePage } from './pages/SitePage.ts';
import { setHidden } from './pages/view.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';

const slug = '2026-12-04-lampenfieber';
/** The content of a page after the concert has got another name. */
const changedOf = (content: string) =>
  content.replaceAll('Lampenfieber', 'Fieberlampen').replace(/value="[^"]*"/, 'value="neu"');
const tickets = (page: Page) => page.getByRole('link', { name: /^Tickets – / });
/** Concerts of several looks: by day with everything; at night cancelled, past, with a long name, sold out and without a day, too. */
const looks = [
  slug,
  '2027-09-17-gastspiel',
  '2025-01-18-erstes-streichholz',
  '2029-04-20-drei-sprachen',
  '2027-01-16-winterwiderhall',
  '2028-06-10-gluehwuermchen',
].slice(0, sized(1, 6));

test(`G4 G8 a concert's page has no fault for axe, and nothing wider than the window`, async ({
  page,
  language,
}) => {
  const { height } = page.viewportSize() ?? { height: 800 };
  for (const look of looks)
    await test.step(look, async () => {
      await page.goto(concertPath(language, look));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (look === slug) await readmePicture(page, 'concert');
      expect.soft(await violations(page), look).toEqual([]);
      const apart = await page.locator('main a').evaluateAll((all) => {
        const isBeforeSign = (link: Element) => /^[,.;:!?]/.test(link.nextSibling?.textContent ?? '');
        const links = all.filter((link) => isBeforeSign(link) && getComputedStyle(link).display !== 'inline');
        return links.map(({ textContent }) => textContent);
      });
      expect.soft(apart, 'WebKit ends a line between such a link and its comma').toEqual([]);
      await page.setViewportSize({ width: 320, height });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, look).toBe(320);
      await page.setViewportSize({ width: language === 'de' ? 390 : 1280, height });
    });
});

test('the first screen of a phone has hour and place, and tickets where the name is short @phone', async ({
  page,
}) => {
  const screens = [
    [slug, [360, 640], true],
    [slug, [844, 390], false],
    ['2027-06-19-feuerwehrfest', [320, 568], false],
    ['2028-06-10-gluehwuermchen', [932, 430], false],
    [slug, [390, 664], true],
    [slug, [412, 732], true],
    [slug, [720, 450], true],
    ['2027-02-06-schnulzenball', [375, 553], false],
  ] as const;
  // The lowest ones by day, both of one page without another load.
  let shown = '';
  for (const [look, size, hasTickets] of screens.slice(0, sized(4, 8))) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    if (look !== shown) await page.goto(concertPath('de', look));
    shown = look;
    const parts = [
      ...(await page.locator('.brief > *').all()),
      ...(hasTickets ? await tickets(page).all() : []),
    ];
    expect(parts.length, look).toBeGreaterThan(0);
    for (const part of parts)
      await expect.soft(part, `${look}, ${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('copies a heading once, and the addresses of page and venue where the browser shares nothing @desk', async ({
  page,
  context,
  language,
  t,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    navigator.clipboard.writeText = (address) => {
      document.documentElement.dataset.copied = address;
      return Promise.resolve();
    };
  });
  await page.goto(`${concertPath(language, slug)}?from=poster`);
  const heading = await page.locator('main h1').evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString().trim().toLowerCase();
  });
  expect(heading).toBe('lampenfieber festival');
  await page.getByRole('button', { name: t('concert:share') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('concert:copied') })).toBeVisible();
  const copied = new URL((await page.evaluate(() => document.documentElement.dataset.copied)) ?? '');
  expect(copied.pathname + copied.search).toBe(concertPath(language, slug));

  await page.getByRole('button', { name: t('concert:copy-address') }).click();
  const status = page.getByRole('status').filter({ hasText: t('concert:address-copied') });
  await expect(status.last()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(
    'data-copied',
    /^Kulturhalle am Kanal, .*(Wien|Vienna)$/,
  );
  // A correction may take the place for the answer away.
  await page.locator('.shared').evaluate((element) => {
    element.remove();
  });
  await page.getByRole('button', { name: t('concert:share') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-copied', copied.href);
});

test('a phone shares title and address in its own list, and the page says only what failed @phone', async ({
  page,
  t,
}) => {
  await page.addInitScript(() => {
    const answers = [
      () => Promise.resolve(),
      () => Promise.reject(new DOMException('closed', 'AbortError')),
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      () => Promise.reject(Object.assign(new Error('a defect'), { name: 'AbortError' })),
      () => Promise.resolve(),
    ];
    Navigator.prototype.share = (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      return answers.shift()?.() ?? Promise.resolve();
    };
  });
  await page.goto(`${concertPath('de', slug)}?from=poster`);
  const html = page.locator('html');
  await page.getByRole('heading', { level: 1 }).click();
  await framesPass(page);
  await expect(html, 'a click elsewhere').not.toHaveAttribute('data-shared');
  const failed = t('concert:copy-failed');
  for (const said of ['', '', failed, failed, '']) {
    await page.getByRole('button', { name: t('concert:share') }).click();
    await framesPass(page);
    await expect(page.locator('.shared')).toHaveText(said);
  }
  const [title, url] = [await page.title(), new URL(concertPath('de', slug), page.url()).href];
  await expect(html).toHaveAttribute('data-shared', JSON.stringify({ title, text: title, url }));
});

test('a page loads no script file, and replaces only changed content @phone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const address = `/api/concertPage/de/${slug}`;
  const unchanged = page.waitForResponse(`**${address}`);
  await page.goto(concertPath('de', slug));
  expect((await unchanged).status()).toBe(304);
  expect(scripts).toEqual([]);

  const content = await (await page.request.get(address)).text();
  const portal = '<title>WLAN</title><p>Bitte anmelden</p>';
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: portal }));
  const intercepted = page.waitForResponse(`**${address}`);
  await page.reload();
  await (await intercepted).finished();
  // A second answer is read after the page has handled the first.
  expect(await page.evaluate(async (url) => (await fetch(url)).text(), address)).toBe(portal);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Lampenfieber Festival');

  const changed = changedOf(content);
  await page.unroute(`**${address}`);
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: changed }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fieberlampen Festival');
  await expect(page).toHaveTitle(/^Match – Fieberlampen Festival, /);
  await expect(page.locator('main > section')).toHaveCount(2);
});

test('an open page asks again each minute and when it is seen, and keeps the opened list and the focus, and shares what it shows then @phone', async ({
  page,
  noise,
  t,
}) => {
  noise.allow(/ERR_FAILED|404/);
  const address = `/api/concertPage/de/${slug}`;
  const body = changedOf(await (await page.request.get(address)).text());
  let [asked, status] = [0, 0];
  await page.route(`**${address}`, (route) => {
    asked++;
    return status ? route.fulfill({ status, contentType: 'text/html', body }) : route.abort();
  });
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      document.documentElement.dataset.shared = data?.text;
      return Promise.resolve();
    };
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(concertPath('de', slug));
  await expect.poll(() => asked, 'without a connection').toBe(1);
  await page.clock.runFor(59_999);
  expect(asked).toBe(1);
  status = 404;
  await page.clock.runFor(1);
  await expect.poll(() => asked, 'a static host').toBe(2);

  await setHidden(page, true);
  await page.clock.runFor(600_000);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName('Lampenfieber Festival');
  expect(asked, 'while it is hidden').toBe(2);
  status = 200;
  const [list, map] = [page.locator('main details'), page.getByRole('link', { name: t('concert:map') })];
  await list.locator('summary').click();
  await map.focus();
  await setHidden(page, false);
  await expect(heading).toHaveAccessibleName('Fieberlampen Festival');
  expect(asked).toBe(3);
  await expect(list).toHaveAttribute('open');
  await expect(map).toBeFocused();

  await page.unroute(`**${address}`);
  const share = page.getByRole('button', { name: t('concert:share') });
  await share.focus();
  await share.evaluate((button) => button.toggleAttribute('data-replaced'));
  await setHidden(page, false);
  await expect(page.locator('[data-replaced]')).toHaveCount(0);
  await expect(share).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-shared', /Lampenfieber/);
});

test('G11 at 32 px no label covers a text, and nothing is wider than a phone of 320 px @phone', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const look of [
    '2027-01-16-winterwiderhall',
    '2028-06-10-gluehwuermchen',
    '2029-04-20-drei-sprachen',
  ]) {
    await page.goto(concertPath(language, look));
    // A navigation sets it back.
    await new SitePage(page, language).setTextSize(32);
    await framesPass(page);
    const found = await page.evaluate(() => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const stamp = document.querySelector('.sheet > .stamp');
      const texts = [...document.querySelectorAll('.crumb a, .turned svg, .old, .name svg')];
      const shown = texts.filter((each) => each.checkVisibility());
      const covered = shown.filter((each) => {
        const [one, other] = [boxOf(each), stamp ? boxOf(stamp) : new DOMRect()];
        const [inline, block] = [
          Math.min(one.right, other.right) - Math.max(one.left, other.left),
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        ];
        return inline > 1 && block > 1;
      });
      const wide = [...document.querySelectorAll('main *')].filter(
        (each) => each.checkVisibility() && !each.closest('.visually-hidden') && boxOf(each).right > 326,
      );
      return [covered, wide].map((each) => each.map((element) => element.getAttribute('class')));
    });
    expect.soft(found, look).toEqual([[], []]);
  }
});
