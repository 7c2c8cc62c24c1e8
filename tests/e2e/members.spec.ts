import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { each } from './pages/each.ts';
import { framesPass } from './pages/frames.ts';

test('a clicked card stays while an open one above it closes', async ({ page, isMobile, home }) => {
  if (!isMobile) await page.setViewportSize({ width: 800, height: 900 });
  await home.openAwake('home');
  await home.layOutEverything();
  if (isMobile)
    await test.step('where nothing hovers, the photo frames fan out when they are seen', async () => {
      await home.frames.first().scrollIntoViewIfNeeded();
      await expect(home.frames.first()).toHaveCSS('rotate', '-9deg');
      await expect(home.frames.last()).toHaveCSS('rotate', '5deg');
    });
  const [above, below] = [home.card('Nora'), home.card(isMobile ? 'Jakob' : 'Mila')];
  const clicked = below.locator('summary');
  /** Distance from the window's upper edge in the next frame. */
  const top = () =>
    clicked.evaluate(async (card) => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return card.getBoundingClientRect().top;
    });
  for (const click of [() => clicked.click(), () => clicked.press('Enter')].slice(0, sized(1, 2))) {
    await above.locator('summary').press('Enter');
    await expect(above).toHaveAttribute('open');
    // The page scrolls in the frame after each click, so the test scrolls behind that.
    await top();
    await clicked.evaluate((card) =>
      window.scrollBy({ top: card.getBoundingClientRect().top - 300, behavior: 'instant' }),
    );
    const before = await top();
    await click();
    await expect(below).toHaveAttribute('open');
    await expect(above).not.toHaveAttribute('open');
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
    await clicked.press('Enter');
    await expect(below).not.toHaveAttribute('open');
    await top();
  }
});

test('hovering reveals the description and moves nothing, a press opens, and the frames fan out @desk', async ({
  page,
  home,
}) => {
  await home.open('home');
  await home.layOutEverything();
  const boxes = () =>
    page
      .locator('#members li, #members details, #members summary, #members img, #members h3, #music')
      .evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y + window.scrollY, width, height];
        }),
      );
  for (const name of ['Nora', 'Mila', 'Jakob', 'Elias'].slice(0, sized(2, 4))) {
    const card = home.card(name);
    await card.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const text = card.locator('p');
    await expect(text).toBeHidden();
    const before = await boxes();

    await card.hover();
    await expect(text).toBeVisible();
    expect(await boxes()).toEqual(before);
    const [words, picture] = [await text.boundingBox(), await card.locator('img').boundingBox()];
    expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? Infinity) - 1);
    expect((words?.y ?? Infinity) + (words?.height ?? Infinity)).toBeLessThanOrEqual(
      (picture?.y ?? 0) + (picture?.height ?? 0) + 1,
    );
    await expect(card, 'while only hovered it is closed').not.toHaveAttribute('open');
  }

  await test.step('pressing a hovered card opens it, pressing again closes it', async () => {
    const nora = home.card('Nora');
    await nora.hover();
    await nora.click({ position: { x: 30, y: 30 } });
    await expect(nora).toHaveAttribute('open');
    await nora.click({ position: { x: 30, y: 30 } });
    await expect(nora).not.toHaveAttribute('open');
    await expect(nora.locator('p'), 'the press is not undone by the hover').toBeHidden();
  });

  await test.step('the photo frames fan out on hover', async () => {
    await home.frames.first().scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    for (const frame of await each(home.frames)) await expect(frame).toHaveCSS('rotate', 'none');
    await home.frames.last().hover();
    await expect(home.frames.first()).toHaveCSS('rotate', '-9deg');
    await expect(home.frames.last()).toHaveCSS('rotate', '5deg');
  });

  await test.step('cards are wide at once in a window that becomes wide', async () => {
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 800, height: 900 });
    await framesPass(page);
    const transitions = await page.evaluateHandle(() => {
      const properties: string[] = [];
      const cards = document.querySelector<HTMLElement>('#members');
      cards?.addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName));
      return properties;
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1280);
    await framesPass(page);
    expect(await transitions.jsonValue()).toEqual([]);
  });
});
