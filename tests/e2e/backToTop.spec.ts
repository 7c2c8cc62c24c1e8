import type { Locator } from '@playwright/test';
import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { SitePage } from './pages/SitePage.ts';
import { bringIntoView } from './pages/view.ts';
import { paths } from './words.ts';

test('B1 back-to-top is a link with a name, 48 px, that comes while scrolling up or with the focus, and leads to the top', async ({
  page,
  language,
  home,
}) => {
  // The script of the header has loaded: it moves the link.
  await home.openAwake('live');
  await expect(home.backToTop).not.toBeInViewport();
  const box = await home.backToTop.boundingBox();
  expect([box?.width, box?.height]).toEqual([48, 48]);

  const members = home.section('members');
  await bringIntoView(members, () =>
    members.evaluate((section) => section.scrollIntoView({ behavior: 'instant' })),
  );
  await expect(home.backToTop).not.toBeInViewport();
  await home.scrollBy(-100);
  await expect(home.backToTop).toBeInViewport({ ratio: 1 });
  await home.backToTop.click();
  await expect.poll(() => home.scrollPosition()).toBe(0);
  await expect(home.backToTop).not.toBeInViewport();
  await expect(home.section('hero')).toBeFocused();
  await expect(page).toHaveURL(paths.home[language]);

  await test.step('it never takes focus where it cannot be seen, not even at the end of its way', async () => {
    await home.scrollBy(1000);
    await home.scrollBy(-100);
    // Before the page's own listener, which corrects the place of the section.
    await home.backToTop.evaluate((link) =>
      document.addEventListener('scrollend', () => {
        if (scrollY >= 1) return;
        link.focus();
        link.dataset.arrived = '';
      }),
    );
    await home.backToTop.click();
    await expect(home.backToTop).toHaveAttribute('data-arrived');
    await expect(home.backToTop).toBeFocused();
    await expect(home.backToTop).toBeInViewport({ ratio: 1 });
  });

  await test.step('on a page of text the platform does the same', async () => {
    await home.openAwake('gdpr');
    await home.footer.scrollIntoViewIfNeeded();
    await home.backToTop.click();
    await expect.poll(() => home.scrollPosition()).toBe(0);
    await expect(page.locator('#top')).toBeFocused();
  });
});

/** By day the home page in German. */
const pages = [
  ['de', ['home', 'live-all', 'media-all']],
  ['en', ['home', 'imprint', 'gdpr']],
] as const;

for (const [locale, routes] of pages.slice(0, sized(1, 2)))
  test(`G14 back-to-top covers neither a control nor a text (${locale}) @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const sitePage = new SitePage(page, locale);
    for (const route of routes.slice(0, sized(1, 3))) {
      await sitePage.openAwake(route);
      await sitePage.layOutEverything();
      for (const width of isNight ? [195, 320, 390, 600, 768, 1440] : [195, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await sitePage.scrollBy(-1e6);
        for (const step of [2500, -100, 1e6]) {
          await sitePage.scrollBy(step);
          expect.soft(await covered(sitePage.backToTop), `${route}, ${width} px, ${step}`).toEqual([]);
        }
        await expect(sitePage.backToTop).toBeInViewport({ ratio: 1 });
      }
    }
  });

/** The controls and texts below a link, also while it is only passing by; empty where it cannot be seen. */
const covered = (link: Locator) =>
  link.evaluate((own) => {
    const box = own.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight || !own.checkVisibility({ visibilityProperty: true }))
      return [];
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const isInHeader = box.bottom < innerHeight / 2;
    const around = document.querySelector(isInHeader ? 'header' : 'body');
    const texts = document.createTreeWalker(around ?? own, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    // Nothing while its middle is beyond the edge of the window.
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (seen && !own.contains(seen)) found.push(`itself below ${seen.outerHTML.slice(0, 80)}`);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(meets)) found.push(text.textContent ?? '');
    }
    for (const control of around?.querySelectorAll('a, button, summary, input, label, [aria-disabled]') ?? [])
      if (control !== own && control.checkVisibility() && meets(control.getBoundingClientRect()))
        found.push(control.outerHTML.slice(0, 80));
    return found;
  });
