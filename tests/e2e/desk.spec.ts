import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { addRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { paths, text } from './words.ts';
import { locales } from '../../src/config/locales.ts';

test('every screen has an address: back returns to the row, a reload to the form, and the other language to both; the venue is a combobox: arrows choose, Enter takes the only match, and never sends', async ({
  page,
  language,
  desk,
  other,
}) => {
  const name = `Adresse ${language}`;
  const concerts = new ConcertDesk(desk);
  await desk.logIn();
  await addRecord(page, 'venues', { name: 'Kulturkeller Nord', city: 'Wien' });
  await addRecord(page, 'concerts', { name, date: '2027-03-04T19:00:00Z' });
  await desk.show('concerts');
  await page.getByRole('link', { name }).click();
  const [, form = ''] = page.url().split('#');
  expect(form).toMatch(/^concerts\/./);
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeFocused();
  const logo = page
    .getByRole('link', { name: desk.word('site') })
    .locator('svg')
    .filter({ visible: true });
  await expect(logo).toHaveCount(1);
  await page.goForward();
  await expect(concerts.form.locator('[data-screen-heading]')).toBeFocused();
  await page.reload();
  await expect(concerts.field('name')).toHaveValue(name, longTimeout);
  await page.goBack();

  await test.step('the venue', async () => {
    await concerts.addLink.click();
    await concerts.fill({ name: 'Zweites Mal', date: '2027-04-02', time: '20:00' });
    await concerts.field('venue').pressSequentially('kulturk');
    const option = page.getByRole('option', { name: /Kulturkeller Nord/ });
    await expect(option).toBeVisible();
    await expect(concerts.field('venue')).toHaveAttribute('aria-expanded', 'true');
    await concerts.field('venue').press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await concerts.field('venue').press('Enter');
    await expect(concerts.field('venue')).toHaveValue('Kulturkeller Nord');
    await expect(page.getByRole('option')).toHaveCount(0);
    await concerts.submit.click();
    await expect(concerts.notice).toContainText('Zweites Mal', longTimeout);
    expect(await concerts.addLink.isVisible(), 'the next one can be added beside the notice').toBe(true);
    expect(await concerts.stored('Zweites Mal')).toMatchObject([
      { venue: 'Kulturkeller Nord', city: 'Wien', venueId: expect.any(String) as unknown },
    ]);

    await concerts.addLink.click();
    await concerts.field('venue').pressSequentially('kulturkeller');
    await concerts.field('venue').press('Enter');
    await expect(concerts.field('venue'), 'the only match').toHaveValue('Kulturkeller Nord');
    await expect(concerts.field('city')).toBeHidden();
    await concerts.button('venue-other').click();
    await expect(concerts.field('city')).toBeFocused();
  });

  await test.step('a record that is gone, and the other language', async () => {
    await page.goto(`${paths.desk[language]}#concerts/no-such-concert`);
    await expect(desk.main.getByText(desk.word('record-missing'))).toBeVisible(longTimeout);
    await page.goto(`${paths.desk[language]}#pictures`);
    await desk.main.getByRole('link', { name: locales[other].name }).click();
    await expect(page).toHaveURL(`${paths.desk[other]}#pictures`);
    await expect(
      page.getByRole('heading', { level: 1, name: text(other, 'desk:area-pictures') }),
    ).toBeVisible(longTimeout);
  });
});
