import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';

test('Start leads through what is missing, and each step goes once it is done; a name that no build can draw and a dark ink are refused; what was not sent is told on Start @phone', async ({
  page,
  desk,
  noise,
}) => {
  const field = (name: string) => page.locator(`[name=fact-${name}]:visible`);
  const step = (name: string) =>
    desk.main.getByRole('link', { name: desk.word(`step-${name}`), exact: true });
  const left = (count: number) =>
    desk.main.getByRole('heading', {
      name: desk.text(`start:steps${count === 1 ? '_one' : '_other'}`, { count, all: 9 }),
      exact: true,
    });
  const save = desk.button('own-save');

  // The sample's imprint and addresses are placeholders.
  await desk.open('start');
  await expect(left(3)).toBeVisible(longTimeout);

  await test.step('links: a word alone is refused at its field, and nothing is lost', async () => {
    await step('links').click();
    await expect(field('links')).toBeFocused(longTimeout);
    await expect(field('links')).toHaveValue('');
    await field('links').fill('Patreon');
    await page.getByRole('button', { name: `+ ${desk.word('fact-musicArtistId')}` }).click();
    await save.click();
    await expect(field('links')).toBeFocused();
    await expect(field('links')).toHaveAccessibleDescription(
      new RegExp(desk.error('lines', 'fact-links').slice(0, 40)),
    );
    await expect(field('links')).toHaveValue('Patreon');
    await field('links').fill('www.patreon.com/glut\nUnser Brief https://glut.at/brief');
    await field('email').fill('booking@glut.at');
    await field('musicArtistId').fill('https://open.spotify.com/intl-de/artist/4gzpq5DPGxSnKTe4SA8HAU?si=1');
    await save.click();
    await expect(left(1)).toBeVisible(longTimeout);
    await desk.stored('band/facts/links').toMatchObject({
      links: ['https://www.patreon.com/glut', { url: 'https://glut.at/brief', name: 'Unser Brief' }],
      email: 'booking@glut.at',
      musicArtistId: '4gzpq5DPGxSnKTe4SA8HAU',
    });
    // A folded field that holds something stays while it is emptied.
    await page.evaluate(() => location.assign('#band/links'));
    await field('musicArtistId').fill('');
    await expect(field('musicArtistId')).toBeFocused();
    await desk.button('draft-discard').click();
    await page.goBack();
  });

  await test.step('the imprint: what the law asks for is marked, and placeholders are empty', async () => {
    await step('imprint').click();
    await expect(field('ownerName')).toBeFocused(longTimeout);
    await expect(field('ownerName')).toHaveValue('');
    for (const name of ['ownerName', 'street', 'postcode', 'city'])
      await expect(field(name)).toHaveAccessibleName(new RegExp(desk.word('imprint-needed')));
    await field('country').selectOption('FR');
    await expect(page.getByRole('button', { name: `+ ${desk.word('fact-editor')}` })).toHaveCount(0);
    await field('country').selectOption('DE');
    await expect(page.getByRole('button', { name: `+ ${desk.word('fact-editor')}` })).toBeVisible();
    await field('ownerName').fill('Nora Glut');
    await field('street').fill('Gasse 1');
    await field('postcode').fill('10115');
    await field('city').fill('Berlin');
    await save.click();
    await expect(step('imprint')).toHaveCount(0, longTimeout);
    await expect(desk.main.getByRole('heading', { level: 1 })).toBeVisible();
    await desk
      .stored('band/facts/imprint')
      .toMatchObject({ ownerName: 'Nora Glut', country: 'DE', city: 'Berlin' });
  });

  await test.step('looks and sections', async () => {
    await desk.goTo('band');
    await page.locator('[data-row=looks]').press('Enter');
    await expect(field('name')).toHaveValue('Match', longTimeout);

    await field('name').fill('Глут');
    await field('ink').fill('ff0');
    await expect(page.locator('.ink-state')).toContainText(desk.word('ink-low-paper').slice(0, 10));
    await save.click();
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveAccessibleDescription(desk.error('letters', 'fact-name'));
    await expect(field('ink')).toHaveAccessibleDescription(desk.error('ink', 'fact-ink'));

    await field('name').fill('Die Glut');
    await field('ink').fill('#222222');
    await page.getByRole('button', { name: /#[\da-f]{6}/ }).click();
    const ink = await field('ink').inputValue();
    expect(ink).not.toBe('#222222');
    await field('place-de').fill('Wien');
    await field('place-en').fill('Vienna');
    await field('country').selectOption('PT');
    await expect(field('timeZone')).toHaveValue('Europe/Lisbon');
    await save.click();
    await expect(page).toHaveURL(/#band$/, longTimeout);
    const place = { de: 'Wien', en: 'Vienna' };
    await desk.stored('band/facts/looks').toMatchObject({ name: 'Die Glut', ink, country: 'PT', place });

    await page.locator('[data-row=looks]').click();
    await page.getByRole('link', { name: desk.word('looks-sections') }).click();
    const shop = page.getByLabel(desk.word('fact-shop'), { exact: true });
    const press = page.getByLabel(desk.word('fact-press'), { exact: true });
    await expect(shop).toBeChecked(longTimeout);
    await shop.uncheck();
    await press.check();
    expect((await page.locator('.switches label').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await save.click();
    await expect(page).toHaveURL(/#band\/looks$/, longTimeout);
    await desk.stored('band/facts/sections').toMatchObject({ shop: false, press: true });
  });

  await test.step('what was typed and not sent is told without the script of its area', async () => {
    await page.evaluate(() => location.assign('#band'));
    await page.locator('[data-row=imprint]').filter({ visible: true }).press('Enter');
    await page.locator('[name=fact-chamber], [name=fact-street]').first().fill('Gasse 2', longTimeout);
    await page.evaluate(() => location.assign('#start'));
    const draft = desk.word('due-draft', { name: `${desk.word('area-band')}: ${desk.word('imprint')}` });
    await expect(desk.main.getByText(draft)).toBeVisible(longTimeout);
    // Start may still ask the server.
    noise.allow(/401.*api\/attention/);
    // Everybody can open the log-in: no names there.
    await desk.logOut.click();
    await expect(desk.main.getByText(desk.word('band-waits'))).toBeVisible(longTimeout);
  });
});
