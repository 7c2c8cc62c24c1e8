import { readdirSync } from 'node:fs';
import { positionIn, readFocus } from '../../src/features/band/desk/photo/focusPoint.ts';
import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import type { Desk } from './pages/Desk.ts';
import { photograph } from './pages/photographs.ts';

/** A list of the band's own area. */
async function openList(desk: Desk, list: 'people' | 'places') {
  await desk.page.getByRole('link', { name: desk.word(list), exact: true }).click();
  const rows = desk.main.locator('.rows[data-pictured]').getByRole('link');
  await expect(rows).not.toHaveCount(0, longTimeout);
  return rows;
}

const peopleOf = async (desk: Desk) => {
  const response = await desk.page.request.get('/api/band/people?desk');
  const people = (await response.json()) as { name: string; order: number }[];
  return people.toSorted((one, other) => one.order - other.order).map(({ name }) => name);
};

test('a person is added last, moved, and put back; the photograph of a place waits for the network, needs its description, and keeps its focus in each crop @phone', async ({
  page,
  desk,
  noise,
}) => {
  await desk.open('band');
  const rows = await openList(desk, 'people');
  const names = desk.main.locator('.rows[data-pictured] .row-name');
  const [before, undo] = [await names.allTextContents(), desk.button('undo')];
  await expect(rows).toHaveCount(
    readdirSync('bands/match/members').filter((name) => name.endsWith('.json')).length,
  );

  await page.getByRole('link', { name: desk.word('person-add') }).click();
  await desk.button('own-save').click();
  await expect(desk.main.getByText(desk.error('missing', 'person-name'), { exact: true })).toBeVisible();
  await desk.main.getByLabel(desk.word('person-name'), { exact: true }).fill('Toni');
  const drums = page.getByRole('button', { name: desk.text('instruments:drums'), exact: true });
  await drums.click();
  await expect(drums).toHaveAttribute('aria-pressed', 'true');
  await desk.button('own-save').click();
  await expect(names).toHaveText([...before, 'Toni'], longTimeout);
  await expect.poll(() => peopleOf(desk)).toEqual([...before, 'Toni']);

  const forward = page.getByRole('button', { name: `${desk.word('own-earlier')}: Toni` });
  const moved = [...before.slice(0, -1), 'Toni', before.at(-1)];
  await forward.focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(moved.map(String));
  await expect.poll(() => peopleOf(desk)).toEqual(moved);
  await expect(forward, 'a second press goes on').toBeFocused();

  await rows.filter({ hasText: 'Toni' }).click();
  await page.getByRole('button', { name: desk.word('person-delete') }).click();
  await expect(names).toHaveText(before);
  await expect(undo).toBeVisible();
  // The heading has the focus: the way back is beside it, not behind every row.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(moved.map(String));

  await test.step('the photograph of a place', async () => {
    noise.allow(/ERR_FAILED/);
    await page.evaluate(() => location.assign('#band'));
    const rows = await openList(desk, 'places');
    await expect(rows).toHaveCount(7);
    // A click in the place of the one before, this soon after it, counts as the second of a double click.
    await rows.nth(3).press('Enter');
    await desk.button('photo-choose').click();
    const chosen = page.getByLabel(desk.word('photo-new'), { exact: true });
    await page.route('**/api/cloudinary', (route) =>
      route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
    );
    await chosen.setInputFiles(await photograph('bühne.jpg'));
    await expect(desk.main.locator('.photo-crop canvas')).toHaveCount(3);
    await expect(desk.main.getByText(desk.word('draft-waiting')).first()).toBeVisible(longTimeout);
    const crops = desk.main.locator('.photo-crop > *');
    await page.unroute('**/api/cloudinary');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(desk.main.locator('.photo-field p[role=status]')).toHaveText('', longTimeout);
    await expect(crops.and(page.locator('canvas')), 'drawn from it when it is up, too').toHaveCount(3);

    const grid = (place: string) =>
      page.getByRole('radio', { name: desk.word(`photo-focus-${place}`), exact: true });
    const whole = desk.main.locator('.photo-whole');
    const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
    await whole.tap({ position: { x: width * 0.9, y: height * 0.25 } });
    await expect(grid('top-right')).toBeChecked();
    await grid('top-right').press('ArrowLeft');
    await expect(grid('top-middle')).toBeChecked();
    await grid('top-middle').press('ArrowRight');
    const drawn = await crops.evaluateAll((all) =>
      all.map((each) => {
        const ratio = Number(each.parentElement?.style.getPropertyValue('--ratio'));
        return { ratio, position: getComputedStyle(each).objectPosition };
      }),
    );
    const size = { width: 900, height: 600 };
    for (const { ratio, position } of drawn)
      expect(position).toBe(positionIn(size, ratio, readFocus('0.83 0.17')));
    await desk.button('own-save').click();
    await expect(desk.main.getByText(desk.error('missing', 'alt-de'), { exact: true })).toBeVisible();
    await desk.main.getByLabel(desk.word('alt-de'), { exact: true }).fill('Die Band am Dach');
    await desk.main.getByLabel(desk.word('alt-en'), { exact: true }).fill('The band on the roof');
    await desk.main.locator('[name=place-credit]').fill('Anna Berger');
    await desk.button('own-save').click();
    await expect(rows.nth(3)).toContainText(desk.word('place-own'), longTimeout);
    await expect(page.locator('[data-row="banner"]'), 'the row takes the focus').toBeFocused();
    await desk.stored('band/places/banner').toMatchObject({
      ...{ focus: [0.83, 0.17], credit: 'Anna Berger' },
      alt: { de: 'Die Band am Dach', en: 'The band on the roof' },
    });
    const place = await (await page.request.get('/api/band/places/banner')).json();
    const pictures = (await (await page.request.get('/api/cloudinary?desk')).json()) as { id: string }[];
    expect(pictures.map(({ id }) => id)).toEqual(
      expect.arrayContaining([expect.stringContaining(place.picture)]),
    );

    await test.step('one that is chosen from the list keeps its place until it is loaded', async () => {
      await rows.nth(2).press('Enter');
      const photo = desk.main.locator('.photo-field');
      const [asked, held] = [Promise.withResolvers<true>(), Promise.withResolvers<true>()];
      await page.route(/w=720&/, async (route) => {
        asked.resolve(true);
        await held.promise;
        await route.continue();
      });

      await desk.button('photo-choose').click();
      await page.getByRole('dialog').locator('ul button').first().click();
      await asked.promise;
      const credit = desk.main.locator('[name=place-credit]');
      const top = () => credit.evaluate((field) => field.getBoundingClientRect().top + scrollY);
      const before = await top();
      held.resolve(true);
      await expect(desk.main.locator('.photo-whole img')).toHaveJSProperty('naturalWidth', 720);
      expect(await top()).toBe(before);

      // Its deletion undone, the focus is where another one is chosen.
      await desk.button('photo-delete').click();
      // Not the one of the place that was saved before; by key, for it may come where the click before was.
      await photo.getByRole('button', { name: desk.word('undo'), exact: true }).press('Enter');
      await expect(desk.button('photo-other')).toBeFocused();
    });
  });
});
