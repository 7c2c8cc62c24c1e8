import { findWholeBrowser } from '../../scripts/browser/find.ts';
import { isNight } from '../night.ts';
import { expect, test as base } from './fixtures.ts';
import { HomePage } from './pages/HomePage.ts';
import { paths } from './words.ts';

/** In a browser that keeps left pages as they are, as visitors' browsers do; Playwright's does not by itself. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const whole = findWholeBrowser();
      await use({
        ...launchOptions,
        ...(whole && { executablePath: whole }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

// By day clock.spec.ts and leaving.test.ts hold what a page does that comes back: the whole Chromium costs several tests.
if (isNight)
  test('G12 out of the back/forward cache the concerts go on @desk', async ({ page, tabs, language, t }) => {
    await tabs.open('past');
    const slideshow = tabs.slideshow('past');
    await slideshow.next.press('Enter');
    await expect.poll(() => slideshow.first()).toBe(2);
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        window.sameDocument = persisted;
      }),
    );
    const { footer } = new HomePage(page, language);
    await footer.getByRole('link', { name: t('navigation:imprint') }).click();
    await expect(page).toHaveURL(paths.imprint[language]);
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => window.sameDocument), 'nothing keeps the page out of the cache')
      .toBe(true);
    expect(await slideshow.first()).toBe(2);
    await slideshow.next.press('Enter');
    await expect.poll(() => slideshow.first()).toBe(3);
    await tabs.tab('past').press('ArrowLeft');
    await expect(tabs.panel('upcoming')).toBeVisible();
    await expect(page).toHaveURL(paths.live[language]);
  });
