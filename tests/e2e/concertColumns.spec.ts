import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { framesPass } from './pages/frames.ts';
import { noteShifts, shifts } from './pages/layoutShift.ts';
import { concerts } from './words.ts';

const upcoming = concerts.filter(({ date }) => Date.parse(date) > Date.now());

/** Enough concerts for 16 columns, the last of which holds one. */
const added = Array.from({ length: 46 - upcoming.length }, (_, index) => ({
  ...{ id: `added-${index}`, name: `Abend ${index}`, status: 'planned', free: false },
  date: new Date(Date.UTC(2032, 0, 1 + index, 19)).toISOString(),
}));

test.describe('concerts on a phone @phone', () => {
  test('16 columns: the page is as high as the current one, the next one peeks in, the arrows stay under the thumb', async ({
    page,
    tabs,
    t,
  }) => {
    await answerConcerts(page, { list: added });
    await tabs.open();
    const slideshow = tabs.slideshow('upcoming');
    const { columns, next, previous } = slideshow;
    await expect(columns).toHaveCount(16);
    await noteShifts(page);
    const height = page.viewportSize()?.height ?? 0;
    const all = page.getByRole('link', { name: t('live:all-concerts') });

    const arrows = async () => Math.round((await next.boundingBox())?.y ?? NaN);
    /** The column stands right below the arrows, what follows it right below the column, the next one at the edge. */
    const expectColumn = async (position: number, place: number) => {
      await expect.poll(() => slideshow.first()).toBe(position);
      const column = await columns.nth(position - 1).boundingBox();
      const tickets = await columns
        .nth(position - 1)
        .locator('ul')
        .boundingBox();
      if (!column || !tickets) throw new Error(`Column ${position} is not shown.`);
      expect(await arrows(), `the arrows at column ${position}`).toBe(place);
      expect(column.y - place, 'its top').toBeLessThan(80);
      expect(column.y, 'its top').toBeGreaterThan(0);
      expect(column.y, 'its top').toBeLessThan(height - 100);
      expect(column.height).toBeCloseTo(tickets.height, 0);
      const end = (await all.boundingBox())?.y ?? NaN;
      expect(end - (column.y + column.height), 'what follows').toBeLessThan(100);
      if (position === 16) return;
      const beside = await columns.nth(position).locator('article').first().boundingBox();
      expect(beside?.x, 'the next one').toBeLessThanOrEqual(390 - 16);
      expect(beside?.x, 'the next one').toBeGreaterThan(390 - 48);
    };

    const place = await arrows();
    await expectColumn(1, place);
    await next.tap();
    await expectColumn(2, place);
    for (const position of isNight ? [1, 16, 15] : [1, 16]) {
      await previous.tap();
      await expectColumn(position, place);
    }
    // Nothing but what stands below the column moves with its height.
    const moved = (await shifts(page))?.flatMap(({ what }) => what) ?? [];
    expect(moved.filter((element) => !/^<section id=|class="all alone"/.test(element))).toEqual([]);

    await test.step('arrows at the lower edge, and a finger far below the top, bring the top of the column into view', async () => {
      const last = await slideshow.first();
      const ticket = (position: number) =>
        columns
          .nth(position - 1)
          .locator('article')
          .first();
      const scrollArrowsTo = (y: number) =>
        next.evaluate(
          (arrow, to) =>
            window.scrollBy({ top: arrow.getBoundingClientRect().top - to, behavior: 'instant' }),
          y,
        );
      await scrollArrowsTo((page.viewportSize()?.height ?? 0) - 60);
      await previous.tap();
      await expect.poll(() => slideshow.first()).toBe(last - 1);
      await expect(ticket(last - 1)).toBeInViewport({ ratio: 0.5 });

      await scrollArrowsTo(-200);
      const place = await page.evaluate(() => scrollY);
      // Where the page would arrive at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await slideshow.swipe(-20);
      await framesPass(page);
      expect(await page.evaluate(() => scrollY), 'a finger that stays in its column').toBe(place);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await slideshow.swipe(220);
      await expect.poll(() => slideshow.first()).toBe(last - 2);
      await expect(ticket(last - 2)).toBeInViewport({ ratio: 0.5 });
      await expect(next).toBeInViewport({ ratio: 1 });
    });
  });
});
