import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bringIntoView } from './pages/view.ts';
import { paths, records } from './words.ts';

const files = records<{ order: number; img: string; alt?: object; credit: string }>('gallery')
  .toSorted((one, other) => one.order - other.order)
  // Each file has the name of its picture.
  .map(({ order, img, alt, credit }) => ({ id: img, rank: `0${10 ** 9 - order}`, img, alt, credit }));
const all = files.length;
const stored = (id: string) => ({
  id,
  url: `/api/cloudinary/${id}`,
  width: 640,
  height: 480,
  bytes: 1000,
  type: 'image/jpeg',
  alt: { de: `Das Bild ${id}`, en: `The picture ${id}` },
  credit: 'Nora',
  added: '2026-11-01T12:00:00.000Z',
  rank: '1',
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Answers for the image service, whose pictures do not matter here. */
const showDrawings = (page: Page) =>
  page.route('**/.netlify/images?**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );

/** Holds the answer with newer pictures before those of the repository until `letCome`, and records the requested addresses. */
async function holdAnswer(page: Page, newer: object[]) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const heard = { addresses: [] as string[] };
  await page.route('**/api/cloudinary?full*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    heard.addresses.push(pathname + search);
    const limit = new URL(route.request().url()).searchParams.get('limit');
    await promise;
    await route.fulfill({ json: [...newer, ...files].slice(0, Number(limit ?? Infinity)) });
  });
  return {
    heard,
    letCome: () => resolve(undefined),
  };
}

test('gallery sync: one request, after hydration; new pictures come to the front, and the picture in view keeps its place @desk', async ({
  page,
  gallery,
  t,
  language,
}) => {
  await showDrawings(page);
  const { heard, letCome } = await holdAnswer(page, [stored('neu'), stored('fast-neu'), { id: 'broken' }]);
  await page.goto(paths.home[language]);
  await expect(gallery.columns).toHaveCount(all);
  expect(heard.addresses).toEqual([]);

  await bringIntoView(gallery.region);
  await gallery.ready();
  await expect.poll(() => heard.addresses.length).toBe(1);
  await gallery.next.click();
  await gallery.next.click();
  await gallery.expectAt(3);
  const looked = gallery.link(2);
  await looked.focus();
  const place = await looked.boundingBox();
  letCome();
  await expect(gallery.columns).toHaveCount(all + 2);
  const list = page.getByRole('link', {
    name: t('media:all-pictures-link_other', { count: all + 2 }),
  });
  await expect(list).toHaveAttribute('href', paths['media-all'][language]);
  await expect(gallery.columns.nth(0).getByRole('img')).toHaveAccessibleName(stored('neu').alt[language]);
  const position = t('slideshow:slide-of', { position: 5, count: all + 2 });
  await expect(gallery.region.getByText(position).first()).toBeAttached();
  await expect(gallery.link(4)).toBeFocused();
  await expect.poll(() => gallery.link(4).boundingBox()).toEqual(place);
  expect(heard.addresses).toHaveLength(1);
});

test('all pictures: newer pictures come to the front without a reload', async ({ page, language, t }) => {
  await showDrawings(page);
  const { heard, letCome } = await holdAnswer(page, [
    { ...stored('namenlos'), credit: undefined, alt: undefined },
    stored('neu'),
  ]);
  await page.goto(paths['media-all'][language]);
  const items = page.locator('main').getByRole('list').getByRole('listitem');
  await expect(items).toHaveCount(all);
  const before = await items
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  letCome();
  await expect(items).toHaveCount(all + 2);
  expect(heard.addresses).toEqual(['/api/cloudinary?full']);
  await expect(items.nth(0).locator('figcaption')).toHaveText('');
  await expect(items.nth(2).locator('figcaption')).not.toHaveText('');
  // The script sets their ratios, because the page's styles do not have them.
  const row = await items.locator('img').evaluateAll((images) =>
    images.slice(0, 2).map((image) => {
      const { top, width, height } = image.getBoundingClientRect();
      return [top, width / height].map((value) => value.toFixed(1));
    }),
  );
  expect(row[0]?.[1]).toBe('1.3');
  expect(row[1]).toEqual(row[0]);
  await expect(items.nth(0).getByRole('img')).toHaveAccessibleName(t('media:picture-fallback-alt'));
  await expect(items.nth(1).getByRole('img')).toHaveAccessibleName(stored('neu').alt[language]);
  await expect(items.nth(1).locator('figcaption')).toHaveText(t('media:credit', { name: 'Nora' }));
  const after = await items
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(after.slice(2)).toEqual(before);
});
