import type { Page } from '@playwright/test';
import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { each } from './pages/each.ts';
import { SitePage } from './pages/SitePage.ts';
import { bringIntoView } from './pages/view.ts';
import { addresses, localeCodes, paths, showsItsOwn } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';

/** The content of the page, or of `html` as it was served: words, dates, links and pictures, in order. */
const reading = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const { body: shown } = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    const body = shown.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
    const all = (selector: string, attribute: string) =>
      [...body.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      words: body.textContent.replaceAll(/\s+/g, ' ').trim(),
      dates: all('time', 'datetime'),
      // With script calendars open the address of the dates themselves.
      links: all('a', 'href').map((href) => href?.replace(/^webcal:\/\/[^/]+/, '')),
      pictures: [...all('img', 'src'), ...all('img', 'alt'), ...all('source', 'srcset')],
    };
  }, html);

for (const locale of isNight ? localeCodes : (['de'] as const)) {
  test(`G11 every page has the same words, dates, links and pictures without JavaScript (${locale}) @desk`, async ({
    page,
  }) => {
    test.slow();
    const sitePage = new SitePage(page, locale);
    // Before the last week of the first concert, whose days a script counts.
    await page.clock.setFixedTime('2026-11-20T12:00:00Z');
    for (const { route, path } of addresses.filter(
      (address) =>
        address.locale === locale &&
        showsItsOwn(address) &&
        // By day the pages with islands of their own.
        (isNight || ['home', 'live-all', 'media-all', 'contact'].includes(address.route)),
    )) {
      await sitePage.openAwake(route);
      const served = await (await page.request.get(path)).text();
      const withScript = await reading(page);
      expect(await reading(page, served), path).toEqual(withScript);
      expect(withScript.words.length, path).toBeGreaterThan(150);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('G11 everything is to be seen, in its own faces', async ({ page, home }) => {
    await home.open('home');
    for (const section of await each(home.main.locator('> section'))) {
      const heading = section.getByRole('heading').first();
      await bringIntoView(heading);
    }
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThanOrEqual(2);
    await expect(home.section('welcome').locator('img')).toBeAttached();
    await expect(page.locator('[data-reveal]'), 'what waits to be revealed with script').not.toHaveCount(0);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });

  test('N2 the address of a section arrives there', async ({ page, language, home }) => {
    await page.goto(paths.media[language]);
    await expect(page).toHaveURL(`${paths.media[language]}#media`);
    await expect.poll(() => home.distance('media')).toBe(sectionOffset);
  });
});
