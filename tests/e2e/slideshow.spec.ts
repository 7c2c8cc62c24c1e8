import { expect, test } from './fixtures.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { each } from './pages/each.ts';
import { noteShifts, shifts, unaskedShifts } from './pages/layoutShift.ts';
import { holdScripts } from './pages/scripts.ts';
import { bringIntoView } from './pages/view.ts';
import { inBothLanguages, paths, text } from './words.ts';

for (const [locale, where] of inBothLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => text(locale, key, values);

  test(
    `C4 the region says what it is, and each column which of how many (${locale})`,
    where,
    async ({ page }) => {
      const tabs = new ConcertTabs(page, locale);
      await tabs.open();
      const { root, columns } = tabs.slideshow('upcoming');
      await expect(root).toHaveAttribute('aria-roledescription', t('slideshow:role'));
      const count = (await each(columns)).length;
      for (let position = 1; position <= count; position++) {
        const column = columns.nth(position - 1);
        await expect(column).toHaveRole('group');
        await expect(column).toHaveAttribute('aria-roledescription', t('slideshow:slide'));
        await expect(column).toHaveAccessibleName(t('slideshow:slide-of', { position, count }));
      }
    },
  );
}

test('C5 C6 previous and next keep the focus and wrap around; only what is in view can be reached', async ({
  page,
}) => {
  const tabs = new ConcertTabs(page, 'de');
  await tabs.open();
  const slideshow = tabs.slideshow('upcoming');
  const count = await slideshow.columns.count();
  const status = slideshow.root.getByRole('status');
  const positions = new Set<number>();
  await slideshow.next.focus();
  // Once around: a column at a time, until everything was seen.
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
  await expect(status).toHaveText(text('de', 'slideshow:slide-of', { position: 1, count }));

  await slideshow.previous.focus();
  await page.keyboard.press('Enter');
  await expect(slideshow.previous).toBeFocused();
  await expect(status).toHaveText(text('de', 'slideshow:slide-of', { position: count, count }));
  await expect.poll(() => slideshow.first()).toBe(count - inView + 1);
});

test(
  'C7 one dot for each column, at least 24 px, one tab stop with arrows, Home and End',
  { tag: '@desk' },
  async ({ page }) => {
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open();
    const slideshow = tabs.slideshow('upcoming');
    const { current } = slideshow;
    const count = await slideshow.columns.count();
    await expect(slideshow.dots).toHaveCount(count);
    for (const button of await each(slideshow.dots)) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await slideshow.dot(2).click();
    await expect(current).toHaveAccessibleName(text('de', 'slideshow:slide-of', { position: 2, count }));
    for (const [key, position] of [
      ['ArrowRight', 3],
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
  },
);

test(
  'C7 where the dots do not fit on one line, the position in words takes their place',
  { tag: '@phone' },
  async ({ page }) => {
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open('past');
    const slideshow = tabs.slideshow('past');
    const count = await slideshow.columns.count();
    const words = (position: number) =>
      slideshow.root.locator('p:visible', {
        hasText: text('de', 'slideshow:slide-of', { position, count }),
      });
    await expect(slideshow.dots).toHaveCount(0);
    await expect(words(1).first()).toBeVisible();
    await slideshow.next.tap();
    await expect(words(2).first()).toBeVisible();
    const heights = await slideshow.root
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(heights).size, 'on one line').toBe(1);
  },
);

test('C8 nothing shifts where it starts in full view, and when its columns move', async ({ page }) => {
  const release = await holdScripts(page);
  const tabs = new ConcertTabs(page, 'de');
  await page.goto(paths.live.de);
  // The content below it is in the window.
  await bringIntoView(page.getByRole('link', { name: text('de', 'live:all-concerts') }));
  await noteShifts(page);
  release();
  const slideshow = tabs.slideshow('upcoming');
  await slideshow.awake();
  expect(await shifts(page)).toEqual([]);
  await slideshow.next.press('Enter');
  await expect.poll(() => slideshow.first()).toBe(2);
  expect(await unaskedShifts(page)).toEqual([]);
});

test('C8 a position scrolled to before the script came is kept', { tag: '@phone' }, async ({ page }) => {
  const release = await holdScripts(page);
  const tabs = new ConcertTabs(page, 'de');
  await page.goto(paths.live.de);
  const slideshow = tabs.slideshow('upcoming');
  await slideshow.columns.nth(1).evaluate((column) => {
    column.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });
  });
  await expect.poll(() => slideshow.first()).toBe(2);
  release();
  await slideshow.awake();
  expect(await slideshow.first()).toBe(2);
  await expect(slideshow.current).toHaveAccessibleName(/^2 /);
  const [first] = await slideshow.states();
  expect(first).toMatchObject({ seen: false, reachable: false });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('C8 all columns are in the HTML, and scroll by key', { tag: '@phone' }, async ({ page }) => {
    const tabs = new ConcertTabs(page, 'de');
    await page.goto(paths.live.de);
    for (const kind of ['upcoming', 'past'] as const) {
      const strip = tabs.panel(kind).locator('div[tabindex="0"]');
      const columns = strip.locator('[data-column]');
      expect(await columns.count()).toBeGreaterThan(2);
      await strip.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      await bringIntoView(columns.last());
      await expect(columns.last()).toBeInViewport({ ratio: 0.5 });
      await expect(tabs.panel(kind).getByRole('button')).toHaveCount(0);
    }
  });
});

test('C6 columns stay in line when the window changes and while another tab is shown', async ({ page }) => {
  const tabs = new ConcertTabs(page, 'de');
  await tabs.open();
  const [upcoming, past] = [tabs.slideshow('upcoming'), tabs.slideshow('past')];
  await upcoming.next.press('Enter');
  await expect.poll(() => upcoming.first()).toBe(2);
  await tabs.tab('past').press('ArrowRight');
  await expect.poll(() => past.first()).toBe(1);
  await past.previous.press('Enter');
  await expect.poll(() => past.first()).toBeGreaterThan(2);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: width + 100, height });
  await expect.poll(() => past.first()).toBeGreaterThan(2);
  await tabs.tab('past').press('ArrowRight');
  await expect.poll(() => upcoming.first()).toBe(2);
  const states = await upcoming.states();
  expect(states.map(({ reachable }) => reachable)).toEqual(states.map(({ seen }) => seen));
});

test('C5 a finger moves the columns one by one', { tag: '@phone' }, async ({ page }) => {
  const tabs = new ConcertTabs(page, 'de');
  await tabs.open();
  const slideshow = tabs.slideshow('upcoming');
  const before = await page.evaluate(() => window.scrollY);
  await slideshow.swipe(-220);
  await expect.poll(() => slideshow.first()).toBe(2);
  await expect(slideshow.current).toHaveAccessibleName(/^2 /);
  await slideshow.swipe(220);
  await expect.poll(() => slideshow.first()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test(
  'C5 a sideways push of a trackpad is one step, its long tail none',
  { tag: '@desk' },
  async ({ page }) => {
    const tabs = new ConcertTabs(page, 'de');
    await page.clock.install();
    await tabs.open();
    const slideshow = tabs.slideshow('upcoming');
    await slideshow.columns.first().evaluate((column) => {
      for (const deltaX of [40, 120, 80, 40, 20, 12, 4])
        column.dispatchEvent(new WheelEvent('wheel', { deltaX, bubbles: true, cancelable: true }));
    });
    await page.clock.runFor(2000);
    await expect.poll(() => slideshow.first()).toBe(2);
    const before = await page.evaluate(() => window.scrollY);
    await slideshow.root.hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    expect(await slideshow.first()).toBe(2);
  },
);

test(
  'where both columns are in view there are no arrows, with the script as before it; in a narrow window there are',
  { tag: '@desk' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.route('**/api/concerts', (route) => route.fulfill({ json: [] }));
    const tabs = new ConcertTabs(page, 'de');
    await page.goto(paths.live.de);
    // The HTML of a build with six upcoming concerts.
    await page.locator('#live astro-island').evaluate((island) => {
      const props = island.getAttribute('props') ?? '';
      island.setAttribute('props', props.replace(/"upcoming":\[0,\d+\]/, '"upcoming":[0,6]'));
      const panel = island.querySelector('#concerts-upcoming');
      panel?.querySelector('[data-count]')?.setAttribute('data-count', '2');
      for (const third of panel?.querySelectorAll(
        ':is([data-column], [role=group] > button):nth-child(n + 3)',
      ) ?? [])
        third.remove();
      for (const position of panel?.querySelectorAll('[data-count] > p') ?? [])
        position.textContent = position.textContent.replace(/\d+$/, '2');
      island.querySelector('[data-tab=upcoming] > span')?.firstChild?.replaceWith('6');
    });
    const slideshow = tabs.slideshow('upcoming');
    await bringIntoView(slideshow.root);
    await expect(slideshow.next).toBeHidden();
    release();
    await slideshow.awake();
    await expect(slideshow.columns).toHaveCount(2);
    await expect(slideshow.next).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(slideshow.next).toBeVisible();
  },
);

test.describe('with a column that is half in view', { tag: '@desk' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':has(> * > [data-column]) { grid-auto-columns: 52% !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  });

  test('C6 focus that moves into it by key brings it wholly into view', async ({ page }) => {
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open();
    const slideshow = tabs.slideshow('upcoming');
    await slideshow.columns.first().getByRole('link').last().focus();
    expect(await slideshow.first()).toBe(1);
    await page.keyboard.press('Tab');
    await expect(slideshow.columns.nth(1).locator(':focus')).toHaveCount(1);
    await expect.poll(() => slideshow.first()).toBe(2);
  });

  test('C8 a press with the mouse in it reaches what it was made on', async ({ page }) => {
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open();
    const slideshow = tabs.slideshow('upcoming');
    const link = slideshow.columns.nth(1).getByRole('link').first();
    await link.evaluate((element) => {
      element.addEventListener('click', (event) => {
        event.preventDefault();
        element.dataset.pressed = '';
      });
    });
    await link.hover();
    await page.mouse.down();
    // As long as a finger rests on the button.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expect(link).toHaveAttribute('data-pressed');
  });
});

test.describe('with reduced motion', { tag: '@desk' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('G9 columns change places at once', async ({ page }) => {
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open();
    const slideshow = tabs.slideshow('upcoming');
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
    expect(places, 'where it was, and where it is').toBeLessThanOrEqual(2);
    expect(await slideshow.first()).toBe(2);
  });
});
