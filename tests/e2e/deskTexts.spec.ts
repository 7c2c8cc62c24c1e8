import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import type { Desk } from './pages/Desk.ts';

/** The form of a text that is open on the desk. */
const formOf = (desk: Desk) => {
  const field = (key: string) => desk.page.getByLabel(desk.word(key), { exact: true });
  return { de: field('text-de'), en: field('text-en'), save: desk.button('own-save') };
};

const stored = (desk: Desk) => desk.stored('band/texts/welcome-fuse');

test('a text is found by its word, counted, and keeps its blocks @phone', async ({ page, desk }) => {
  await desk.open('band');
  await page.getByRole('link', { name: desk.word('texts') }).click();
  await expect(page.locator('[data-row="band-heading"]')).toBeVisible(longTimeout);
  // A word of the other language.
  await page.getByRole('searchbox').fill('tinderBOX');
  await expect(page.locator('[data-row="band-heading"]')).toBeHidden();
  await page.locator('[data-row="welcome-fuse"]').click();
  const { de, save } = formOf(desk);
  await expect(desk.page.getByRole('heading', { name: desk.word('sentence-welcome-fuse') })).toBeFocused();
  const count = (length: number) => desk.word('text-length', { length, longest: 24 });
  await expect(de).toHaveAccessibleDescription(count(10));

  await de.fill('Lunte {{band}}');
  await save.click();
  await expect(de).toBeFocused();
  await expect(de).toHaveAccessibleDescription(`${count(14)} ${desk.error('braces', 'text-de')}`);
  await de.fill('Eine viel zu lange Lunte!');
  await expect(de).toHaveAccessibleDescription(
    `${count(25)} ${desk.word('text-surplus', { count: 1 })} ${desk.error('place', 'text-de')}`,
  );

  // The chip puts its block at the caret.
  await de.fill('Lunte von !');
  await de.press('ArrowLeft');
  const chips = page.getByRole('group', { name: desk.word('text-blocks', { field: desk.word('text-de') }) });
  await chips.getByRole('button', { name: desk.word('block-artist') }).click();
  await expect(de).toBeFocused();
  await expect(de).toHaveValue('Lunte von {{artist}}!');
  await expect(page.locator('.text-preview')).toContainText('Lunte von Match!');

  await save.click();
  await stored(desk).toMatchObject({ de: 'Lunte von {{artist}}!' });
});
