import { expect, test } from './fixtures.ts';
import { paths } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';

test.describe('menu below 576 px @phone', () => {
  test('M1 M2 M3 the menu is a dialog: it opens by its button, closes, keeps the focus inside and gives it back', async ({
    page,
    home,
    language,
    other,
  }) => {
    await test.step('M1 the button says that it opens a dialog; closed links are out of reach; nothing is a role=menu', async () => {
      await home.openAwake('home');
      await expect(home.header.menuButton).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(home.header.navigation).toHaveCount(0);
      await expect(page.locator('[role=menu], [role=menuitem], [role=menubar]')).toHaveCount(0);
      await page
        .locator('#menu a')
        .first()
        .evaluate((link) => link.focus());
      await expect(page.locator('#menu :focus')).toHaveCount(0);
    });

    await test.step('M2 Esc and the close button close and give focus back', async () => {
      for (const close of [() => page.keyboard.press('Escape'), () => home.header.closeButton.click()]) {
        await home.header.reveal();
        await expect(home.header.menu).toBeVisible();
        await close();
        await expect(home.header.menu).toBeHidden();
        await expect(home.header.menuButton).toBeFocused();
      }
    });

    await test.step('M2 keys stay inside the open menu', async () => {
      await home.header.reveal();
      let stops = 0;
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
        stops += await home.header.menu.locator('a:focus').count();
      }
      expect(stops, 'links of the menu on the way').toBeGreaterThan(5);
    });

    await test.step('M2 a press outside closes, and the page behind is inert', async () => {
      await expect(home.header.menu).toBeVisible();
      await home
        .section('hero')
        .locator('a')
        .first()
        .evaluate((link) => link.focus());
      await expect(home.section('hero').locator(':focus')).toHaveCount(0);
      const before = await home.scrollPosition();
      await page.mouse.move(195, 800);
      await page.mouse.wheel(0, 400);

      await page.touchscreen.tap(195, 800);
      await expect(home.header.menu).toBeHidden();
      await expect(page).toHaveURL(paths.home[language]);
      expect(await home.scrollPosition()).toBe(before);
    });

    await test.step('M3 back at desktop width its state is gone', async () => {
      await home.header.reveal();
      await expect(home.header.menu).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 700 });
      await expect(home.header.menu).toBeHidden();
      await expect(home.header.link('live')).toBeVisible();
      await expect(home.header.menuButton).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(home.header.menuButton).toBeVisible();
      await expect(home.header.menu).toBeHidden();
    });

    await test.step('M2 choosing a link closes the menu and arrives', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await home.header.follow('media');
      await expect(home.header.menu).toBeHidden();
      await expect.poll(() => home.distance('media')).toBe(sectionOffset);
    });

    await test.step('M3 every link can be reached in a window of 320 × 256', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await home.header.reveal();
      const { header } = home;
      for (const link of [
        header.link('the-band'),
        header.link('media'),
        header.language(other),
        header.closeButton,
      ]) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await header.language(other).click();
      await expect(page).toHaveURL(paths.media[other]);
    });
  });
});
