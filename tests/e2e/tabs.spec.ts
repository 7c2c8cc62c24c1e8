import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ConcertTabs, type Kind } from './pages/ConcertTabs.ts';
import { HomePage } from './pages/HomePage.ts';
import { holdScripts } from './pages/hold.ts';
import { facesArrive } from './pages/faces.ts';
import { bringIntoView } from './pages/view.ts';
import { concerts, paths } from './words.ts';

const kinds: readonly Kind[] = ['upcoming', 'past'];

/** The list that is shown, and the one that is not. */
async function shows(tabs: ConcertTabs, kind: Kind): Promise<void> {
  const other = kind === 'past' ? 'upcoming' : 'past';
  await expect(tabs.panel(kind)).toBeVisible();
  await expect(tabs.panel(other)).toBeHidden();
  await expect(tabs.tab(kind)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.tab(other)).toHaveAttribute('aria-selected', 'false');
}

/** Where the visitor's eye rests: the tabs in the window, and the window on the page. */
const restingPlace = (page: Page) =>
  page.evaluate(() => ({
    tabs: document.querySelector('[role="tablist"]')?.getBoundingClientRect().top,
    page: window.scrollY,
  }));

test('T1 T2 T3 T4 T6 tabs and panels name each other, the label carries the count, keys reach and move the tabs, and the choice is in the address @desk', async ({
  page,
  home,
  language,
  other,
  t,
}) => {
  const tabs = home.concerts;
  await tabs.open();
  const dates = concerts.map(({ date }) => Date.parse(date));
  const past = dates.filter((date) => date < Date.now()).length;
  for (const [kind, count] of [
    ['upcoming', dates.length - past],
    ['past', past],
  ] as const) {
    const [tab, panel] = [tabs.tab(kind), tabs.panel(kind)];
    const noun = t(count === 1 ? 'live:concerts_one' : 'live:concerts_other');
    await expect(tab).toHaveAccessibleName(`${t(`live:${kind}`)} ${count} ${noun}`);
    await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
    await expect(panel).toHaveAttribute('role', 'tabpanel');
    await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '');
  }
  await shows(tabs, 'upcoming');

  await test.step('T2 Tab enters at the active tab, the next Tab goes to the panel', async () => {
    await tabs.tab('past').click();
    await shows(tabs, 'past');
    await page.keyboard.press('Tab');
    await expect(tabs.panel('past')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabs.tab('past')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabs.list.locator(':focus'), 'the other tab is no stop').toHaveCount(0);
  });

  await test.step('T3 arrow keys move between tabs, wrap and activate; Home and End', async () => {
    await tabs.tab('past').focus();
    for (const [key, kind] of [
      ['ArrowRight', 'upcoming'],
      ['ArrowLeft', 'past'],
      ['Home', 'upcoming'],
      ['End', 'past'],
      ['Home', 'upcoming'],
      // The browser's way back stays the browser's.
      ['Alt+ArrowRight', 'upcoming'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.tab(kind), key).toBeFocused();
      await shows(tabs, kind);
    }
  });

  await test.step('T4 the choice is in the address: back and forward, a reload, sections and the language keep it, and the history does not grow', async () => {
    // The way to a section is not looked at here.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tabs.tab('past').click();
    await expect(page).toHaveURL(`${paths.live[language]}?concerts=past`);
    await home.header.follow('media');
    await home.header.follow('live');
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await tabs.tab('upcoming').click();
    await expect(page).toHaveURL(paths.live[language]);
    expect(await entries()).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(`${paths.media[language]}?concerts=past`);
    await shows(tabs, 'past');
    await page.goForward();
    await expect(page).toHaveURL(paths.live[language]);
    await shows(tabs, 'upcoming');
    await tabs.tab('past').click();
    await page.reload();
    await shows(tabs, 'past');
    await home.header.follow('the-band');
    await expect(page).toHaveURL(`${paths['the-band'][language]}?concerts=past`);
    await home.header.switchTo(other);
    await expect(page).toHaveURL(`${paths['the-band'][other]}?concerts=past`);
    const twin = new HomePage(page, other);
    await twin.header.follow('live');
    await shows(twin.concerts, 'past');
  });
});

test('T4 an address that asks for the past list shows it before the first paint, and without any file @phone', async ({
  page,
  tabs,
  language,
}) => {
  await holdScripts(page);
  // The first frame that holds both lists, before it is painted.
  await page.addInitScript(() => {
    const look = () => {
      const lists = ['upcoming', 'past'].map((kind) => document.getElementById(`concerts-${kind}`));
      if (lists.includes(null)) return requestAnimationFrame(look);
      const seen = lists.map((list) => list?.checkVisibility({ visibilityProperty: true }));
      return (document.documentElement.dataset.firstFrame = seen.join());
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${paths.live[language]}?concerts=past`);
  await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'false,true');
  await expect(tabs.panel('past')).toBeInViewport();
  const grounds = await Promise.all(
    kinds.map((kind) => tabs.link(kind).evaluate((link) => getComputedStyle(link).backgroundColor)),
  );
  expect(grounds[1], 'its tab looks chosen').not.toBe(grounds[0]);
});

test('T6 switching never moves what the visitor looks at @phone', async ({ page, tabs }) => {
  await tabs.open();
  await facesArrive(page);
  // With the tabs at the upper and at the lower edge, and once with little page left below them.
  for (const share of [0.15, 0.9, 0]) {
    await bringIntoView(tabs.list, () =>
      page.evaluate((part) => {
        const top = document.querySelector('[role="tablist"]')?.getBoundingClientRect().top ?? 0;
        window.scrollBy({ top: top - (part || 0.15) * window.innerHeight, behavior: 'instant' });
        if (part === 0) for (const section of document.querySelectorAll('#live ~ section')) section.remove();
      }, share),
    );
    const before = await restingPlace(page);
    for (const kind of kinds.toReversed()) {
      await tabs.tab(kind).evaluate((tab: HTMLElement) => tab.click());
      await shows(tabs, kind);
      expect(await restingPlace(page), `${kind} at ${share}`).toEqual(before);
    }
  }
});
