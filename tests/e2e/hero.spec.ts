import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { facesArrive } from './pages/faces.ts';
import { HomePage } from './pages/HomePage.ts';
import { localeCodes } from './words.ts';

/** Windows of phones, upright and across, with and without the browser's bars, of a tablet and of desks. By day the lowest of each kind. */
const windows = (
  [
    [320, 640],
    [390, 664],
    [576, 320],
    [844, 390],
    [768, 1024],
    [1366, 650],
    [1920, 1080],
    [390, 844],
    [667, 375],
    [932, 370],
    [1440, 900],
  ] as const
).slice(0, sized(7, 11));

test('the first view holds both buttons of the hero, the line of the next concert, and the whole name', async ({
  page,
  t,
  home,
}) => {
  await home.open('home');
  const hero = home.section('hero');
  const buttons = ['hero:listen-in', 'hero:upcoming-gigs'].map((key) =>
    hero.getByRole('link', { name: t(key) }),
  );
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const part of [...buttons, page.locator('.next-concert a:visible')])
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const {
      name,
      stage,
      buttons: row,
      line,
      header,
    } = await hero.evaluate((section) => {
      const box = (selector: string) =>
        [...section.querySelectorAll(selector)]
          .find((part) => part.checkVisibility())
          ?.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect();
      const [buttons, line] = [box('.buttons'), box('.next-concert a')];
      return { name: box('h1 path'), stage: box('.stage'), buttons, line, header };
    });
    expect(name?.bottom, `${width} × ${height}`).toBeLessThanOrEqual(stage?.bottom ?? 0);
    expect(row?.right, `${width} × ${height}`).toBeLessThanOrEqual(width);
    // On a phone held sideways the line beside the buttons covers less of the band.
    if (width >= 844 && height <= 390)
      expect(line?.bottom, `the line at ${width} × ${height}`).toBeGreaterThan((row?.bottom ?? NaN) - 8);
    // In the wide crop the flame begins at 5.2 % of the width.
    const flame = (stage?.top ?? NaN) + 0.052 * width;
    if (width >= 768 || width > height)
      expect(flame, `the flame at ${width} × ${height}`).toBeGreaterThan((header?.bottom ?? NaN) - 1);
  }
});

test('on a phone the picture begins below the letters’ upper edge, and the line has every date beside its words @phone', async ({
  page,
}) => {
  for (const locale of isNight ? localeCodes : (['de'] as const)) {
    const home = new HomePage(page, locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await home.open('home');
    const tops = await home
      .section('hero')
      .locator('img.layer')
      .evaluateAll((layers) => layers.map((layer) => Math.round(layer.getBoundingClientRect().top)));
    // Figures behind the name and before it lie upon each other.
    expect(tops).toEqual([70, 70]);
    // The bar of the H stands beside flame and fist, with a slit above it and one below.
    const isFilled = await home
      .section('hero')
      .locator('.on-phone path')
      .evaluate((path: SVGPathElement) => {
        const { x, y, width, height } = path.getBBox();
        return [0.15, 0.4, 0.65].map((share) =>
          path.isPointInFill({ x: x + 0.902 * width, y: y + share * height }),
        );
      });
    expect(isFilled).toEqual([false, true, false]);
    await facesArrive(page);
    for (const width of [320, 344, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 664 });
      const rows = await home.section('hero').evaluate((hero) => {
        const [words, day] = ['.next-concert b', '.next-concert b span'].map((part) =>
          hero.querySelector<HTMLElement>(part),
        );
        // The widest one of the two languages.
        if (day) day.textContent = 'Mo., 22. März';
        return words ? words.offsetHeight / parseFloat(getComputedStyle(words).lineHeight) : NaN;
      });
      expect(Math.round(rows), `${locale}, ${width} px`).toBe(1);
    }
  }
});
