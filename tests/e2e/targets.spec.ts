import type { Page } from '@playwright/test';
import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { addresses, paths, showsItsOwn } from './words.ts';

test('G6 targets are at least 24 × 24 px, the main ones 44 @both', async ({
  page,
  isMobile,
  sitePage,
  language,
}) => {
  const own = addresses.filter((address) => address.locale === language && showsItsOwn(address));
  // By day on a desk the pages that are laid out in another way there.
  const differ = ['home', 'live-all', 'contact'];
  for (const { route, path } of own.filter((each) => isMobile || isNight || differ.includes(each.route))) {
    await sitePage.open(route);
    await sitePage.layOutEverything();
    await sitePage.header.reveal();
    const { looked, small } = await smallTargets(page);
    expect.soft(small, path).toEqual([]);
    expect(looked, path).toBeGreaterThan(10);
  }
});

/** How many targets were looked at, and what is smaller than it must be, with its size. */
const smallTargets = (page: Page) =>
  page.locator('a, button, summary, input:not([type=hidden]), textarea').evaluateAll((all) => {
    // The trap for robots is seen by nobody, and the skip link by nobody before it has the focus.
    const isSeen = (target: Element) =>
      target.checkVisibility() &&
      !target.closest('.visually-hidden') &&
      target.getAttribute('href') !== '#main';
    const seen = all.filter(isSeen);
    const small = seen.flatMap((target) => {
      // A press on its label is a press on a switch, and one on a past concert's row on its link.
      const { width, height } = (
        target.closest('label, [data-list="past"] article') ?? target
      ).getBoundingClientRect();
      const inSentence =
        getComputedStyle(target).display === 'inline' &&
        target.parentElement?.textContent.trim() !== target.textContent.trim();
      const main = target.matches(
        'header *, footer *, button, summary, a[href="#top"], #hero a, [data-tickets] a',
      );
      const least = main ? 44 : 24;
      return !inSentence && (width < 24 || height < least)
        ? [`${target.textContent.trim().slice(0, 30)} ${width} × ${height}`]
        : [];
    });
    return { looked: seen.length, small };
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
