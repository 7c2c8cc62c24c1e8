import { expect, test } from './fixtures.ts';
import { endDoubleClick } from './pages/doubleClick.ts';
import { framesPass } from './pages/frames.ts';
import { bringIntoView } from './pages/view.ts';

// The strip stands still, so that its pictures can be pressed where they are.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // With scroll bars that take room, as on most desks: without one, the page behind must not become wider.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('D1 D2 D3 a native dialog, named by its heading @desk', async ({ page, gallery }) => {
  await test.step('D1 focus in, stays in, Esc closes, focus back to the opener', async () => {
    await gallery.open();
    await gallery.link(0).focus();
    await page.keyboard.press('Enter');
    await gallery.expectLarge(1);
    expect(await gallery.dialog.evaluate((dialog) => [dialog.tagName, dialog.matches(':modal')])).toEqual([
      'DIALOG',
      true,
    ]);
    await expect(gallery.dialog.getByRole('heading')).toBeVisible();
    await expect(gallery.inDialog('close-picture')).toBeFocused();
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus:not(dialog *), header :focus, footer :focus')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(gallery.dialog).toBeHidden();
    await expect(gallery.link(0)).toBeFocused();
  });

  await test.step('D3 a visible close button; the page behind neither scrolls nor jumps', async () => {
    const place = () =>
      page.evaluate(() => [scrollY, document.querySelector('#media h2')?.getBoundingClientRect().top]);
    const before = await place();
    await gallery.enlarge(0);
    await expect(gallery.inDialog('close-picture')).toBeInViewport({ ratio: 1 });
    const size = await gallery.inDialog('close-picture').boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await place()).toEqual(before);
    for (const key of ['PageDown', 'ArrowDown']) await page.keyboard.press(key);
    await page.mouse.move(4, 4);
    await page.mouse.wheel(0, 600);
    await framesPass(page);
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(gallery.dialog).toBeHidden();
    expect(await place()).toEqual(before);
  });

  await test.step('D2 the second half of a double press closes nothing; a press on the backdrop does, and keeps what was typed', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await bringIntoView(gallery.region);
    await endDoubleClick(page);
    // At the left edge, where the dialog's backdrop comes to lie.
    const box = await gallery.link(0).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + 200);
    await gallery.expectLarge(1);
    await gallery.dialog.evaluate((dialog) => {
      dialog.append(document.createElement('textarea'));
      dialog.addEventListener('click', ({ target }) => dialog.toggleAttribute('data-hit', target === dialog));
      dialog.addEventListener('close', () => document.documentElement.toggleAttribute('data-closed'));
    });
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.locator('dialog[data-hit]')).toBeVisible();

    await gallery.dialog.locator('textarea').fill('Zündschnur');
    // From the words inside to the outside: somebody marks text.
    const heading = await gallery.dialog.getByRole('heading').boundingBox();
    await page.mouse.move((heading?.x ?? 0) + 5, (heading?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(gallery.dialog).toBeVisible();

    await page.mouse.click(4, 4);
    await expect(gallery.dialog).toBeHidden();
    await expect(page.locator('html[data-closed]')).toBeAttached();
    await expect(gallery.link(0)).toBeFocused();
    await page.waitForFunction(() => history.state === null);
    await gallery.enlarge(0);
    await expect(gallery.dialog.locator('textarea')).toHaveValue('Zündschnur');
  });
});
