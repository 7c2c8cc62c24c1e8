import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { paths } from './words.ts';

/** `--paper-100`, the background of a contact sheet. */
const paper = 'rgb(243, 231, 211)';

test.use({ javaScriptEnabled: false });

test('all pictures: a contact sheet on paper, in rows of one height, nothing cut; a click opens the file @desk', async ({
  page,
}) => {
  await page.goto(paths['media-all'].de);
  const items = page.locator('main').getByRole('listitem');
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const sheet = await readSheet(page);
    expect(sheet.colour).toBe(paper);
    expect(sheet.cut, `cut at ${width} px`).toEqual([]);
    expect(sheet.rows.length, `rows at ${width} px`).toBeLessThan(24);
    for (const [index, row] of sheet.rows.entries()) {
      expect(row.heights, `row ${index + 1} at ${width} px`).toBeLessThan(1);
      // The last row stays short.
      if (index < sheet.rows.length - 1) expect(Math.abs(row.rest), `row ${index + 1}`).toBeLessThan(1);
    }
  }
  await items.first().locator('a').click();
  await expect(page).toHaveURL(/\.jpeg$/);
});

/** The rows of the contact sheet: the difference of the heights in a row and the free space at its end, in CSS pixels. */
const readSheet = (page: Page) =>
  page
    .locator('main [role=list]')
    .filter({ has: page.locator('figure') })
    .evaluate((list) => {
      const end = list.getBoundingClientRect().right;
      const images = [...list.querySelectorAll('img')].map((image) => ({
        box: image.getBoundingClientRect(),
        ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      }));
      const rows = Map.groupBy(images, ({ box: { top } }) => Math.round(top));
      return {
        colour: getComputedStyle(list.closest('section') ?? list).backgroundColor,
        cut: images
          .filter(({ box, ratio }) => Math.abs(box.width / box.height / ratio - 1) > 0.01)
          .map(({ box }) => `${box.width} × ${box.height}`),
        rows: [...rows.values()].map((row) => {
          const heights = row.map(({ box }) => box.height);
          return {
            heights: Math.max(...heights) - Math.min(...heights),
            rest: end - Math.max(...row.map(({ box }) => box.right)),
          };
        }),
      };
    });
