import { expect, test } from './fixtures.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { each } from './pages/each.ts';
import { noteShifts, shifts, unaskedShifts } from './pages/layoutShift.ts';
import { holdScripts } from './pages/hold.ts';
import { bringIntoView } from './pages/view.ts';
import { paths } from './words.ts';

test('C4 C6 C8 a position scrolled to before the script came is kept, nothing shifts then, nor when columns move; each column is a group with its position, and stays in line when window and tab change', async ({
  page,
  tabs,
  language,
  t,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.live[language]);
  const slideshow = tabs.slideshow('upcoming');
  await slideshow.columns
    .nth(1)
    .evaluate((column) => column.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' }));
  await expect.poll(() => slideshow.first()).toBe(2);
  // The content below it is in view.
  await bringIntoView(page.getByRole('link', { name: t('live:all-concerts') }));
  await noteShifts(page);
  release();
  await slideshow.awake();
  expect(await shifts(page)).toEqual([]);
  expect(await slideshow.first()).toBe(2);
  await expect(slideshow.current).toHaveAccessibleName(/^2 /);
  const [first] = await slideshow.states();
  expect(first).toMatchObject({ seen: false, reachable: false });
  await slideshow.next.press('Enter');
  await expect.poll(() => slideshow.first()).toBe(3);
  expect(await unaskedShifts(page)).toEqual([]);

  const { root, columns } = slideshow;
  await expect(root).toHaveAttribute('aria-roledescription', t('slideshow:role'));
  const groups = await each(columns);
  for (const [index, column] of groups.entries()) {
    await expect(column).toHaveRole('group');
    await expect(column).toHaveAttribute('aria-roledescription', t('slideshow:slide'));
    const name = t('slideshow:slide-of', { position: index + 1, count: groups.length });
    await expect(column).toHaveAccessibleName(name);
  }
  const past = tabs.slideshow('past');
  await tabs.tab('upcoming').press('ArrowRight');
  await expect.poll(() => past.first()).toBe(1);
  await past.previous.press('Enter');
  await expect.poll(() => past.first()).toBeGreaterThan(2);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: width + 100, height });
  await expect.poll(() => past.first()).toBeGreaterThan(2);
  await tabs.tab('past').press('ArrowRight');
  await expect.poll(() => slideshow.first()).toBe(3);
  const states = await slideshow.states();
  expect(states.map(({ reachable }) => reachable)).toEqual(states.map(({ seen }) => seen));
});

test('where both columns are in view there are no arrows, before and after hydration; in a narrow window there are @desk', async ({
  page,
  tabs,
  language,
}) => {
  const release = await holdScripts(page);
  await answerConcerts(page, { list: [] });
  await page.goto(paths.live[language]);
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
});
