import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { smallTargets } from './pages/targets.ts';
import { addresses, paths, showsItsOwn } from './words.ts';

test('G6 targets are at least 24 × 24 px, the main ones 44 @both', async ({
  page,
  isMobile,
  sitePage,
  language,
}) => {
  const own = addresses.filter((address) => address.locale === language && showsItsOwn(address));
  // By day one page of each layout, on a desk those that are laid out in another way there.
  const layouts = isMobile ? ['home', 'live-all', 'media-all', 'contact', 'gdpr'] : ['home', 'contact'];
  for (const { route, path } of own.filter((each) => isNight || layouts.includes(each.route))) {
    await sitePage.open(route);
    await sitePage.layOutEverything();
    await sitePage.header.reveal();
    const { looked, small } = await smallTargets(page);
    expect.soft(small, path).toEqual([]);
    expect(looked, path).toBeGreaterThan(10);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('G7 strips move by keys, and the records in them also stand in plain lists @phone', async ({
    page,
    home,
    t,
    language,
  }) => {
    await home.open('home');
    await home.layOutEverything({ withFaces: false });
    await page.locator('main *').evaluateAll((all) => {
      for (const strip of all) {
        const scrolls =
          getComputedStyle(strip).overflowX === 'auto' && strip.scrollWidth > strip.clientWidth + 1;
        strip.toggleAttribute('data-scrolls', scrolls);
      }
    });
    const strips = await page.locator('[data-scrolls]').all();
    // Upcoming and past concerts, and the pictures, whatever the window.
    expect(strips.length).toBeGreaterThanOrEqual(3);
    for (const strip of strips) {
      await strip.focus();
      await expect(strip).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
    const shown = await page.locator('#live article').count();
    await home
      .section('live')
      .getByRole('link', { name: t('live:all-concerts') })
      .click();
    await expect(page).toHaveURL(paths['live-all'][language]);
    await expect(page.locator('main article')).toHaveCount(shown);
  });
});
