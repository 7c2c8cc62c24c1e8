import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Gallery } from './pages/Gallery.ts';
import { bringIntoView } from './pages/view.ts';
import { records, text } from './words.ts';

const all = records('gallery').length;
const stored = (id: string) => ({
  id,
  url: `/api/cloudinary/${id}`,
  width: 640,
  height: 480,
  type: 'image/jpeg',
  alt: { de: `Das Bild ${id}`, en: `The picture ${id}` },
  credit: 'Nora',
  createdAt: '2026-11-01T12:00:00.000Z',
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the store holds, given as soon as the test lets it come; and how often it was asked. */
async function holdAnswer(page: Page, list: object[]) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const heard = { calls: 0 };
  await page.route('**/api/cloudinary?full', async (route) => {
    heard.calls += 1;
    await promise;
    await route.fulfill({ json: list });
  });
  return {
    heard,
    letCome: () => {
      resolve(undefined);
    },
  };
}

test(
  'gallery live: asked once, when it wakes; what is new joins at the front, and what a visitor looks at stays',
  { tag: '@desk' },
  async ({ page }) => {
    await page.route('**/.netlify/images?**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const { heard, letCome } = await holdAnswer(page, [stored('neu'), stored('fast-neu'), { id: 'broken' }]);
    const gallery = new Gallery(page, 'de');
    await page.goto('/');
    await expect(gallery.columns).toHaveCount(all);
    expect(heard.calls).toBe(0);

    await bringIntoView(gallery.region);
    await gallery.ready();
    await expect.poll(() => heard.calls).toBe(1);
    await gallery.next.click();
    await gallery.next.click();
    await gallery.expectAt(3);
    const looked = gallery.link(2);
    await looked.focus();
    const place = await looked.boundingBox();
    const before = await gallery.columns.elementHandles();
    letCome();
    await expect(gallery.columns).toHaveCount(all + 2);
    await expect(gallery.columns.nth(0).getByRole('img')).toHaveAccessibleName('Das Bild neu');
    const position = text('de', 'slideshow:slide-of', { position: 5, count: all + 2 });
    await expect(gallery.region.getByText(position).first()).toBeAttached();
    await expect(gallery.link(4)).toBeFocused();
    await expect.poll(() => gallery.link(4).boundingBox()).toEqual(place);
    const kept = await Promise.all(before.map((column) => column.evaluate((node) => node.isConnected)));
    expect(kept).toEqual(before.map(() => true));
    expect(heard.calls).toBe(1);
  },
);
