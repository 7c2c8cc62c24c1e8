import { expect, test } from './fixtures.ts';
import { ContactPage } from './pages/ContactPage.ts';
import { HomePage } from './pages/HomePage.ts';

test.describe('Specification, section 9', { tag: '@desk' }, () => {
  test('the page is at most 1440 px wide, in the middle of a wider window', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    const home = new HomePage(page, 'de');
    await home.open('home');
    await home.layOutEverything();
    const boxes = await page.locator('main > section > .measure').evaluateAll((all) =>
      all.map((box) => {
        const { left, right } = box.getBoundingClientRect();
        return {
          width: right - left,
          off: Math.abs(left + right - document.documentElement.clientWidth) / 2,
        };
      }),
    );
    expect(boxes.length).toBeGreaterThan(3);
    expect(Math.max(...boxes.map(({ width }) => width))).toBe(1440);
    expect(Math.max(...boxes.map(({ off }) => off))).toBeLessThan(1);
  });

  test('below 576 px the navigation is a menu, from 576 px on it is links', async ({ page }) => {
    const home = new HomePage(page, 'de');
    const { header } = home;
    await page.setViewportSize({ width: 575, height: 800 });
    await home.open('home');
    await expect(header.menuButton).toBeVisible();
    await expect(header.link('live')).toBeHidden();
    await page.setViewportSize({ width: 576, height: 800 });
    await expect(header.menuButton).toBeHidden();
    await expect(header.link('live')).toBeVisible();
  });

  test('a form is 400 px wide', async ({ page }) => {
    const contact = new ContactPage(page, 'de');
    await contact.open();
    expect((await contact.form.boundingBox())?.width).toBe(400);
  });
});
