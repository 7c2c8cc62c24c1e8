import type { Page } from '@playwright/test';
import { isNight, sized } from '../night.ts';
import { expect } from './fixtures.ts';
import { violations } from './pages/axe.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { addRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { withoutFrames } from './pages/frames.ts';
import { walkByKey } from './pages/focus.ts';
import { hold } from './pages/hold.ts';
import { noteShifts, shifts } from './pages/layoutShift.ts';
import { paths } from './words.ts';

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  expect.soft(await violations(page), screen).toEqual([]);
}

/** Fails for each stop of Tab that a bar covers. */
async function expectUncoveredFocus(page: Page, screen: string): Promise<void> {
  const stops = await walkByKey(page, 'Tab');
  expect.soft(stops.length, screen).toBeGreaterThan(5);
  expect
    .soft(
      stops.filter(({ shown }) => !shown).map(({ name }) => name),
      screen,
    )
    .toEqual([]);
}

test('every screen of the desk takes the focus and gives it back, by keyboard alone, and axe finds nothing in those that a journey leads to @phone', async ({
  page,
  desk,
  language,
}) => {
  const concerts = new ConcertDesk(desk);
  const [name, other] = ['Tastenabend', 'Nebenan'];
  const heading = (key: string) => page.getByRole('heading', { name: desk.word(key), exact: true });
  const more = concerts.button('more-of', { name });
  const sheet = page.getByRole('dialog', { name });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Opens the actions of the concert and chooses one. */
  const choose = (action: string) => concerts.act(name, action, (control) => control.press('Enter'));

  await test.step('log-in and list', async () => {
    const answer = await hold(page, '**/api/session');
    await page.goto(`${paths.desk[language]}#concerts`);
    await noteShifts(page);
    answer();
    await expect(desk.field).toBeFocused(longTimeout);
    // It comes without moving the links below it; a line of words may be one or two lines long.
    expect(await shifts(page, 0.003)).toEqual([]);
    await expectNoViolations(page, 'log-in');
    await desk.enter(password);
    await expect(concerts.addLink).toBeVisible(longTimeout);
    await addRecord(page, 'concerts', { name: other, date: '2027-06-02T18:00:00Z' });
    if (isNight) {
      await page.reload();
      await expect(concerts.row(other)).toBeVisible(longTimeout);
      await expectUncoveredFocus(page, 'list');
    }
    await page.reload();
    await expect(concerts.row(other)).toBeVisible(longTimeout);
    await press('Tab');
    await expect(page.getByRole('link', { name: desk.word('to-areas') })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('navigation', { name: desk.word('areas') })).toBeFocused();
  });

  await test.step('form', async () => {
    await concerts.addLink.press('Enter');
    await expect(concerts.field('name')).toBeFocused();
    await concerts.field('date').focus();
    await withoutFrames(page, async () => {
      await press('Control+Enter');
      await expect(concerts.field('name')).toBeFocused();
    });
    await expect(concerts.field('name')).toHaveAccessibleDescription(
      new RegExp(desk.error('missing', 'concert-name')),
    );
    await concerts.chip('showFrom').press('Enter');
    await concerts.field('name').focus();
    await expectUncoveredFocus(page, 'form');
    await concerts.field('name').fill(name);
    await concerts.field('name').press('Enter');
    await expect(concerts.field('date')).toBeFocused();
    await concerts.fill({ date: '2027-06-01', time: '20:00' });
    await press('Control+Enter');
    await expect(concerts.notice).toContainText(name, longTimeout);
    await expect(page.getByRole('link', { name })).toBeFocused();
  });

  await test.step('sheet', async () => {
    await more.press('Enter');
    await expect(sheet.getByRole('heading')).toBeFocused();
    await press('Escape');
    await expect(more).toBeFocused();
    // A quick hand opens it again before the browser has told that it is closed.
    await more.press('Enter');
    await expect(sheet).toBeVisible();
    await sheet.evaluate(
      async (dialog: HTMLDialogElement, opener) => {
        dialog.requestClose();
        // React renders in a microtask; the browser's close event is a task of its own.
        await Promise.resolve();
        (opener as HTMLElement).click();
      },
      await more.elementHandle(),
    );
    await expect(sheet.getByRole('heading')).toBeFocused();
    await press('Escape');
    await expect(more).toBeFocused();
  });

  const forms = [
    ['move', 'move-heading'],
    ['cancel', 'action-cancel'],
  ] as const;
  for (const [action, key] of forms.slice(0, sized(1, 2)))
    await test.step(action, async () => {
      await choose(action);
      await expect(heading(key)).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('link', { name })).toBeFocused();
    });

  await test.step('deleting and restoring', async () => {
    await withoutFrames(page, async () => {
      await choose('delete');
      await expect(concerts.row(name)).toHaveCount(0, longTimeout);
      await expect(page.getByRole('link', { name: other })).toBeFocused();
    });
    await page.getByRole('link', { name: desk.word('deleted-heading') }).press('Enter');
    await expect(heading('deleted-heading')).toBeFocused();
    const restore = page.getByRole('button', { name: `${desk.word('restore')}: ${name}` });
    await restore.waitFor();
    await expectNoViolations(page, 'deleted');
    await restore.press('Enter');
    await expect(concerts.notice).toContainText(desk.word('restored', { name }), longTimeout);
    await expect(restore).toHaveCount(0);
    await expect(desk.main.locator(':focus')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('link', { name: desk.word('deleted-heading') })).toBeFocused();
    await choose('sold-out');
    await concerts.button('undo').press('Enter');
    await expect(concerts.row(name).getByRole('link')).toBeFocused(longTimeout);
    await choose('history');
    await expect(desk.main.locator('.deleted li')).not.toHaveCount(0, longTimeout);
    await expectNoViolations(page, 'history');
    await desk.main.locator('.deleted li').first().getByRole('button').press('Enter');
    await expect
      .poll(async () => (await concerts.stored(name)).map(({ status }) => status), longTimeout)
      .toEqual(['soldOut']);
    await page.goBack();
  });
});
