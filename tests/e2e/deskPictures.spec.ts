// The band's pictures from a phone: uploaded, described, moved, removed and brought back, while a page of a visitor is open.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { PictureDesk } from './pages/PictureDesk.ts';
import { picture } from './picture.ts';
import { paths } from './words.ts';

// A phone in either language, for the pictures of the handbook.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The descriptions of the first pictures that a visitor sees. */
const expectFirst = (page: Page, ...descriptions: string[]) =>
  expect
    .poll(
      () =>
        page
          .locator('main figure img')
          .evaluateAll(
            (images, count) => images.slice(0, count).map((image) => image.getAttribute('alt')),
            descriptions.length,
          ),
      longTimeout,
    )
    .toEqual(descriptions);

test('U4 U8 U9 three pictures go up at once, and are described one after the other; moved, deleted, undone and described, each on an open page at once', async ({
  page,
  context,
  desk,
  language,
}) => {
  test.slow();
  const [one, two] = [`eins.jpg alt-${language}`, `zwei.jpg alt-${language}`] as const;
  const visitor = await context.newPage();
  await visitor.goto(paths['media-all'][language]);
  const count = await visitor.locator('main figure').count();
  await page.bringToFront();
  await desk.open();
  const pictures = new PictureDesk(desk);
  await expect(pictures.rows).toHaveCount(count);
  await expect(page.getByText(desk.word('pictures-none'))).toHaveCount(0);

  await pictures.upload(['eins.jpg', 'zwei.jpg', 'drei.jpg']);
  const fields = ['for=picture-alt-de', 'name=picture-alt-de', 'for=picture-alt-en', 'name=picture-alt-en'];
  await pictures.describe(['eins.jpg', 'zwei.jpg'], () =>
    picture(page, 'picture-texts', pictures.form.locator(fields.map((field) => `[${field}]`).join())),
  );
  // A sentence that is begun is no description yet. The form of the picture before may still be there.
  await expect(pictures.field('alt-de')).toHaveValue('');
  await pictures.field('alt-de').fill('drei.jpg begonnen');
  await page.getByRole('link', { name: desk.word('back') }).tap();
  await expectFirst(visitor, one, two);
  await expect(visitor.locator('main figure')).toHaveCount(count + 2);
  await expect(pictures.rows).toHaveCount(count + 3);
  const third = pictures.rows.nth(2);
  await expect(third).toContainText(desk.word('picture-pending'));

  // Moved: by touch, then by keys.
  await pictures.row(one).tap();
  await expect(pictures.form).toBeVisible();
  await expect(pictures.form).toContainText(desk.word('picture-where-home'));
  await picture(page, 'picture-order', pictures.form.locator('.moves'));
  await desk.button('picture-later-place').tap();
  await desk.button('picture-later-place').press('Enter');
  await expect(pictures.notice).toContainText(desk.word('picture-moved', { name: one, from: 2, to: 3 }));
  await expectFirst(visitor, two, one);
  await page.getByRole('link', { name: desk.word('back') }).tap();
  await expect(pictures.row(one)).toBeFocused();
  await expect(pictures.row(one)).toContainText('3');

  // The place of the third one among the visitors' pictures follows from its place on the desk.
  await pictures.rows.nth(1).press('Enter');
  await expect(pictures.form).toContainText(desk.word('picture-where-pending'));
  await expect(pictures.notice, 'the notice of another picture').toHaveCount(0);
  const field = (name: string) => pictures.field(name);
  await expect(field('alt-de'), 'as it was begun').toHaveValue('drei.jpg begonnen');
  await field('alt-de').fill('Die dritte.');
  await desk.button('save').tap();
  await expect(field('alt-en')).toBeFocused();
  await expect(field('alt-en')).toHaveAccessibleDescription(new RegExp(desk.error('missing', 'alt-en')));
  await field('alt-en').fill('The third.');
  await field('alt-en').press('Control+Enter');
  const name = { de: 'Die dritte.', en: 'The third.' }[language];
  await expect(pictures.notice).toContainText(desk.word('picture-shown', { name }), longTimeout);
  await expectFirst(visitor, two, name, one);

  // Deleted, undone, deleted again, and brought back from the list of what is deleted.
  await pictures.row(name).tap();
  await desk.button('picture-delete').tap();
  await expect(pictures.notice).toContainText(desk.word('deleted-now', { name }), longTimeout);
  await expectFirst(visitor, two, one);
  await desk.button('undo').tap();
  await expect(pictures.row(name)).toBeVisible();
  await pictures.row(name).press('Enter');
  await desk.button('picture-delete').press('Enter');
  await expect(pictures.row(name)).toHaveCount(0);
  await desk.main.getByRole('link', { name: desk.word('deleted-heading') }).tap();
  const restore = page.getByRole('button', { name: `${desk.word('restore')}: ${name}` });
  await expect(restore).toBeVisible(longTimeout);
  await restore.tap();
  await expectFirst(visitor, two, name, one);
  await visitor.reload();
  await expectFirst(visitor, two, name, one);
});
