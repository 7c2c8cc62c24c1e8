// The control for a photograph of the page, with the real queue and a server of its own.
import { test, type Page } from '@playwright/test';
import { readFocus, positionIn } from '../../src/features/band/desk/photo/focusPoint.ts';
import { expect } from './expect.ts';
import { violations } from './pages/axe.ts';
import { photograph } from './pages/photographs.ts';
import { openPhotoPage, storedOf } from './photo/photoPage.ts';
import { hasText, text } from './words.ts';

const t = (key: string, values: Record<string, string | number> = {}) =>
  text('de', `${['own', 'picture'].find((area) => hasText(`${area}:${key}`)) ?? 'desk'}:${key}`, values);
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const value = async (page: Page) =>
  JSON.parse((await page.locator('output').textContent()) ?? '') as { picture: string; focus: string };
const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  await page.getByRole('button', { name: /wählen|Anderes/ }).tap();
  await page.getByLabel(t('photo-new')).setInputFiles(file);
};
const open = async (page: Page) => openPhotoPage(page, (await photograph('a.jpg')).buffer);

test('a new photograph goes up for the page by the one queue, also after a reload without a network @phone', async ({
  page,
}) => {
  const server = await open(page);
  server.isDown = true;
  await choose(page, await photograph('nora.jpg'));
  await expect(page.locator('.photo-crop canvas')).toHaveCount(2);
  await expect(page.getByText(t('draft-waiting'))).toBeVisible();
  const { picture } = await value(page);
  await page.reload();
  await expect(page.locator('.photo-crop canvas'), 'drawn from its file').toHaveCount(2);
  server.isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('.photo-crop img')).toHaveCount(2);
  expect(server.uploads.every((names) => names.includes('of-page-0') && !names.includes('pending-0'))).toBe(
    true,
  );
  expect(server.stored.map(({ id }) => id)).toEqual([picture]);
  await expect(page.getByText(t('photo-gone'))).toBeHidden();
  // The gallery's own area is about none of it.
  await expect(page.locator('.picture-grid li, .upload li')).toHaveCount(0);
});

test('a press and the grid set the focus, and each crop keeps it as the build does @phone', async ({
  page,
}) => {
  const server = await open(page);
  server.stored.push(
    storedOf('one'),
    storedOf('two', { alt: { de: 'Nora', en: 'Nora' }, added: '2026-11-21T19:00:00Z' }),
  );
  await page.reload();
  await page.getByRole('button', { name: t('photo-choose') }).tap();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  const names = page.getByRole('dialog').locator('ul button');
  await expect(names.first(), 'the newest first').toHaveAccessibleName('Nora');
  await expect(names.last()).toHaveAccessibleName(/^Foto vom 20. Nov/);
  expect(await violations(page, 'dialog')).toEqual([]);
  await names.first().tap();
  await expect(page.getByRole('dialog')).toBeHidden();

  expect(await violations(page, '.photo-field')).toEqual([]);
  const whole = page.locator('.photo-whole');
  const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
  await whole.tap({ position: { x: width * 0.9, y: height * 0.25 } });
  await expect(page.getByRole('radio', { name: 'oben rechts' })).toBeChecked();
  const { focus } = await value(page);
  const [x, y] = readFocus(focus);
  expect(Math.abs(x - 0.9) + Math.abs(y - 0.25)).toBeLessThan(0.03);
  const position = () =>
    page
      .locator('.photo-crop img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
  const size = { width: 900, height: 600 };
  const expected = (point: string) =>
    [4 / 5, 45 / 16].map((ratio) => positionIn(size, ratio, readFocus(point)));
  expect(await position()).toEqual(expected(focus));

  await page.getByRole('radio', { name: 'oben rechts' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'oben', exact: true })).toBeChecked();
  expect(await value(page)).toEqual({ picture: 'two', focus: '0.5 0.17' });
  await expect.poll(position).toEqual(expected('0.5 0.17'));

  await page.getByRole('button', { name: t('photo-remove') }).tap();
  expect(await value(page)).toEqual({ picture: '', focus: '' });
});

test('a photograph of the page is deleted and brought back; one of the gallery is not @phone', async ({
  page,
}) => {
  const server = await open(page);
  server.stored.push(storedOf('one'), storedOf('two', { ofPage: undefined }));
  const button = (key: string) => page.getByRole('button', { name: t(key) });
  for (const picture of ['two', 'one']) {
    await page.evaluate(
      (id) => localStorage.setItem('photo', `{"picture":"${id}","focus":"0.2 0.4"}`),
      picture,
    );
    await page.reload();
    await expect(page.locator('.photo-crop img')).toHaveCount(2);
    await expect(button('photo-delete')).toBeVisible({ visible: picture === 'one' });
  }
  await button('photo-delete').tap();
  await expect(page.getByText(t('photo-deleted'))).toBeVisible();
  expect([await value(page), server.stored.map(({ id }) => id)]).toEqual([
    { picture: '', focus: '' },
    ['two'],
  ]);
  await button('undo').tap();
  await expect(page.locator('.photo-crop img')).toHaveCount(2);
  expect(await value(page)).toEqual({ picture: 'one', focus: '0.2 0.4' });
  await expect.poll(() => server.stored.map(({ id }) => id)).toEqual(['two', 'one']);
});
