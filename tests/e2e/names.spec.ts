import type { Locator, Page } from '@playwright/test';
import { nameFit } from '../../src/features/concerts/ticket/nameFit.ts';
import { hyphenated } from '../../src/lib/typography/hyphenated.ts';
import { expect, test } from './fixtures.ts';
import { brokenNames } from './pages/brokenNames.ts';
import { facesArrive } from './pages/faces.ts';
import { framesPass } from './pages/frames.ts';
import { generatedNames } from './pages/generatedNames.ts';
import { SitePage } from './pages/SitePage.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { isNight, sized } from '../night.ts';
import { concerts, localeCodes, paths } from './words.ts';

const names = [...concerts.map(({ name }) => name), ...generatedNames(sized(20, 120))].map((name) => ({
  text: hyphenated(name),
  fit: nameFit(name)['data-fit'],
}));

/** Repeats the entries of a list until each name has one, with its name in the element that `of` selects. */
const fill = (list: Locator, of: string) =>
  list.evaluate(
    (root, [selector, all]) => {
      const entries = [...root.children];
      root.append(
        ...all.map(({ text, fit }, index) => {
          const entry = entries[index % entries.length]?.cloneNode(true) as Element;
          const name = entry.matches(selector) ? entry : entry.querySelector(selector);
          name?.removeAttribute('data-fit');
          if (fit !== undefined) name?.setAttribute('data-fit', fit);
          const words = name?.querySelector('a') ?? name;
          if (words) words.textContent = text;
          return entry;
        }),
      );
      for (const entry of entries) entry.remove();
    },
    [of, names] as const,
  );

/** Widths of the window: by day the narrowest of each layout. At night each 20 px. */
const widths = isNight
  ? Array.from({ length: 81 }, (_, index) => 320 + index * 20)
  : [320, 360, 576, 768, 992, 1200];

/** Expects whole words at each width. */
async function expectWholeNames(page: Page, found: Locator) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await brokenNames(found), `at ${width} px`).toEqual([]);
  }
}

/** How wide the page and each ticket are in three windows, with what they cut. From 768 px on the columns of the home page are as wide as their tickets. */
async function ticketWidths(page: Page) {
  const all = [];
  for (const width of [320, 390, 992]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page
      .locator('article')
      .evaluateAll((tickets) => [document.documentElement, ...tickets].map(({ scrollWidth }) => scrollWidth));
    all.push(found);
  }
  return all;
}

/** Expects that a long word in the notes of tickets widens nothing. */
async function expectNarrowNotes(page: Page) {
  const before = await ticketWidths(page);
  await page.locator('article p.dim').evaluateAll((all) => {
    for (const text of all) text.textContent = 'x'.repeat(120);
  });
  expect(await ticketWidths(page)).toEqual(before);
}

test.describe('G16 no name is broken before its last letters, from 320 to 1920 px @desk', () => {
  test('in the lists, whose notes widen nothing, and in the line of the first screen', async ({
    page,
    home,
    allConcerts,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await home.open('home');
    await home.layOutEverything();
    await expectNarrowNotes(page);
    await home.addStyle('main > section:not(#hero, #live), footer, img { display: none !important }');
    await fill(home.concerts.panel('upcoming').locator('[data-column] ul').first(), 'h4');
    await fill(page.locator('.next-concert'), 'a > span');
    await expectWholeNames(page, page.locator('[data-column] h4, .next-concert a > span'));
    await allConcerts.open();
    await home.layOutEverything();
    await expectNarrowNotes(page);
    await fill(allConcerts.panel('upcoming').locator('ul'), 'h3');
    await fill(allConcerts.panel('past').locator('ul').first(), 'h4');
    await expectWholeNames(page, page.locator('[data-list] :is(h3, h4)'));
  });

  // By day the log-in and the forms alone (legibility.spec.ts).
  if (isNight)
    test('on the desk', async ({ page, desk }) => {
      test.slow();
      await desk.open('concerts');
      await expect(page.locator('.row-name').first()).toBeVisible();
      await fill(page.locator('.concert-rows').first(), '.row-name');
      await expectWholeNames(page, page.locator('.row-name'));
    });
});

for (const locale of isNight ? localeCodes : (['de'] as const)) {
  test(`G17 no term, weekday or address is broken, and the stamp is whole below the header, at any text size (${locale}) @desk`, async ({
    page,
  }) => {
    const sitePage = new SitePage(page, locale);
    // On the evening itself there are two words beside each other below the date.
    await page.clock.setFixedTime('2026-12-04T20:00:00+01:00');
    for (const path of [
      concertPath(locale, '2026-12-04-lampenfieber'),
      concertPath(locale, '2028-06-10-gluehwuermchen'),
      paths.contact[locale],
    ]) {
      await page.goto(path);
      await facesArrive(page);
      const words = page.locator('.dayline span, .facts dt, .copyable > a');
      expect(await words.count()).toBeGreaterThan(0);
      for (const width of isNight ? [320, 390, 576, 768, 1024, 1440] : [320, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        for (const textSize of isNight ? [16, 20, 24, 32] : [16, 32]) {
          await sitePage.setTextSize(textSize);
          await framesPass(page);
          const found = await brokenNames(words);
          const where = `${path} at ${width} px, text of ${textSize} px`;
          expect.soft(found, where).toEqual([]);
          const room = await page.evaluate(() => {
            const [stamp, header] = ['.sheet > .stamp', 'header'].map((part) =>
              document.querySelector(part)?.getBoundingClientRect(),
            );
            return stamp && header ? stamp.top - header.bottom : 1;
          });
          expect.soft(room, where).toBeGreaterThan(0);
        }
      }
    }
  });
}
