import { autoplayIntervalMs } from '../../src/components/slideshow/useAutoplay.ts';
import { expect, test } from './fixtures.ts';
import { each } from './pages/each.ts';

test('C5 C6 C7 C8 G9 arrows, dots, a trackpad, the focus and a mouse move the columns, each as it should @desk', async ({
  page,
  home,
  tabs,
  t,
}) => {
  await page.clock.install();
  await tabs.open();
  const slideshow = tabs.slideshow('upcoming');
  const count = await slideshow.columns.count();
  const status = slideshow.root.getByRole('status');
  const positions = new Set<number>();
  await slideshow.next.focus();
  // Once around, a column at a time.
  do {
    await page.keyboard.press('Enter');
    await expect(slideshow.next).toBeFocused();
    await expect.poll(() => slideshow.first()).not.toBe([...positions].at(-1) ?? 1);
    await expect.poll(() => slideshow.first()).toBeGreaterThan(0);
    positions.add(await slideshow.first());
    const states = await slideshow.states();
    expect(states.map(({ reachable }) => reachable)).toEqual(states.map(({ seen }) => seen));
  } while (!positions.has(1));
  const inView = (await slideshow.states()).filter(({ whole }) => whole).length;
  expect(positions.size).toBe(count - inView + 1);
  await expect(status).toHaveText(t('slideshow:slide-of', { position: 1, count }));

  await slideshow.previous.focus();
  await page.keyboard.press('Enter');
  await expect(slideshow.previous).toBeFocused();
  await expect(status).toHaveText(t('slideshow:slide-of', { position: count, count }));
  await expect.poll(() => slideshow.first()).toBe(count - inView + 1);

  const { current } = slideshow;
  await expect(slideshow.dots).toHaveCount(count);
  for (const button of await each(slideshow.dots)) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await slideshow.dot(2).click();
  await expect(current).toHaveAccessibleName(t('slideshow:slide-of', { position: 2, count }));
  for (const [key, position] of [
    ['End', count],
    ['ArrowRight', 1],
    ['ArrowLeft', count],
    ['Home', 1],
    ['Alt+ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slideshow.dot(position), key).toBeFocused();
    await expect(slideshow.dot(position), key).toHaveAttribute('aria-current', 'true');
    await expect(current).toHaveCount(1);
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Tab');
  await expect(slideshow.previous, 'the dots are one stop').toBeFocused();
  const beginAgain = async () => {
    await slideshow.dot(1).click();
    await expect.poll(() => slideshow.first()).toBe(1);
  };

  await test.step('C5 a sideways gesture on a trackpad is one step, a mouse drags nothing, and nothing moves by itself', async () => {
    await beginAgain();
    await slideshow.columns.first().evaluate((column) => {
      for (const deltaX of [40, 120, 80, 40, 20, 12, 4])
        column.dispatchEvent(new WheelEvent('wheel', { deltaX, bubbles: true, cancelable: true }));
    });
    await page.clock.runFor(2000);
    await expect.poll(() => slideshow.first()).toBe(2);
    const box = await slideshow.columns.nth(1).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 100);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 100, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(4, 4);
    await page.clock.runFor(autoplayIntervalMs);
    expect(await slideshow.first()).toBe(2);
    await slideshow.root.hover();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    expect(await slideshow.first()).toBe(2);
  });

  await test.step('C6 C8 focus by key brings a column that is half in view wholly into view, and a mouse click in one reaches its link', async () => {
    await beginAgain();
    await home.addStyle(':has(> * > [data-column]) { grid-auto-columns: 52% !important }');
    // The columns are measured again when the window changes.
    await page.setViewportSize({ width: 1270, height: 800 });
    await expect
      .poll(async () => (await slideshow.states()).map(({ reachable }) => reachable).slice(0, 3))
      .toEqual([true, true, false]);
    await slideshow.columns.first().getByRole('link').last().focus();
    expect(await slideshow.first()).toBe(1);
    await page.keyboard.press('Tab');
    await expect(slideshow.columns.nth(1).locator(':focus')).toHaveCount(1);
    await expect.poll(() => slideshow.first()).toBe(2);

    const link = slideshow.columns.nth(2).getByRole('link').first();
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => {
        event.preventDefault();
        element.dataset.clicked = '';
      }),
    );
    await link.hover();
    await page.mouse.down();
    // 20 frames, as long as a slow click.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expect(link).toHaveAttribute('data-clicked');
  });

  await test.step('G9 with reduced motion columns change places at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await beginAgain();
    const places = await slideshow.next.evaluate(async (next: HTMLElement) => {
      const track = next.closest('section')?.querySelector('[data-column]')?.closest('[style]');
      const seen = new Set<string>();
      next.click();
      for (let frame = 0; frame < 10; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(track?.getAttribute('style') ?? '');
      }
      return seen.size;
    });
    expect(places, 'before and after').toBeLessThanOrEqual(2);
    expect(await slideshow.first()).toBe(2);
  });
});

test('C5 C7 a finger moves the columns one by one, and words replace dots that do not fit on one line @phone', async ({
  page,
  tabs,
  t,
}) => {
  await tabs.open();
  const slideshow = tabs.slideshow('upcoming');
  const before = await page.evaluate(() => window.scrollY);
  await slideshow.columns.first().getByRole('link').first().focus();
  await slideshow.swipe(-220);
  await expect.poll(() => slideshow.first()).toBe(2);
  await expect(slideshow.current).toHaveAccessibleName(/^2 /);
  await expect(slideshow.columns.first().locator(':focus'), 'C6 it keeps the focus').toHaveCount(1);
  await slideshow.dot(3).tap();
  await expect.poll(() => slideshow.first()).toBe(3);
  await slideshow.swipe(220);
  await expect.poll(() => slideshow.first()).toBe(2);
  await expect(slideshow.current).toHaveAccessibleName(/^2 /);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await tabs.tab('past').tap();
  const past = tabs.slideshow('past');
  const count = await past.columns.count();
  const words = (position: number) =>
    past.root.locator('p:visible', { hasText: t('slideshow:slide-of', { position, count }) });
  await expect(past.dots).toHaveCount(0);
  await expect(words(1).first()).toBeVisible();
  await past.next.tap();
  await expect(words(2).first()).toBeVisible();
  const heights = await past.root
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(heights).size, 'on one line').toBe(1);
});
