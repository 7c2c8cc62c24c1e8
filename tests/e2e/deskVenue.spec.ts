import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { addRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { focusedByClick } from './pages/focus.ts';
import { picture } from './picture.ts';
import { literally, paths } from './words.ts';

test('a venue is merged with another one, and that undone, with the drafts that name it; described from a concert’s form, it is shown on the concert’s page', async ({
  page,
  isMobile,
  desk,
  language,
}) => {
  const concerts = new ConcertDesk(desk);
  const row = (name: string) => desk.main.locator('.rows').getByRole('link', { name });

  await test.step('merged and undone', async () => {
    const button = (key: string) => page.getByRole('button', { name: desk.word(key), exact: true });
    const [name, first, second] = [`Eins ${language}`, `Kuppel ${language}`, `Kuppelsaal ${language}`];
    await desk.logIn();
    const other = await addRecord(page, 'venues', { name: second, city: 'Linz' });
    await desk.show('concerts');
    await concerts.add({ name, date: '2027-06-14', time: '20:00', venue: first, city: 'Linz' });
    const placeOf = async () => {
      const [concert] = await concerts.stored(name);
      return [concert?.venue, concert?.venueId === other.id];
    };
    await concerts.addLink.click();
    await concerts.fill({ name: `Zwei ${language}`, venue: first });
    await page.getByRole('option', { name: first }).first().click();
    const draft = new URL(page.url()).hash;
    const goToDraft = () => page.evaluate((hash) => location.assign(hash), draft);
    await page.getByRole('link', { name: desk.word('back') }).click();

    await desk.main.getByRole('link', { name: desk.word('venues') }).click();
    await row(first).click();
    await expect(desk.main.getByText(desk.word('venue-used'))).toBeVisible();
    await expect(button('venue-delete')).toBeHidden();
    await desk.main.getByLabel(desk.word('venue-merge-with')).selectOption({ label: `${second}, Linz` });
    await expect(
      desk.main.getByText(desk.word('venue-merge-question', { into: `${second}, Linz` })),
    ).toBeVisible();
    await button('venue-merge').click();
    await expect(concerts.notice).toContainText(
      desk.word('venue-merged', { name: first, into: `${second}, Linz` }),
      longTimeout,
    );
    await expect(row(first)).toBeHidden();
    expect(await placeOf()).toEqual([second, true]);
    await goToDraft();
    await expect(concerts.field('venue')).toHaveValue(second);
    await page.goBack();
    await concerts.button('undo').press('Enter');
    await expect(row(first)).toBeVisible(longTimeout);
    await expect.poll(placeOf, longTimeout).toEqual([first, false]);
  });

  await page.evaluate(() => location.assign('#concerts'));
  const [name, venue] = [`Auswärts ${language}`, `Halle ${language}`];
  await concerts.add({ name, date: '2027-06-10', time: '20:00', venue, city: 'London' });
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: desk.word('venue-details') }).click();
  await expect(page.getByRole('heading', { name: venue })).toBeFocused();
  const levels = await page
    .locator(':is(h1, h2, h3):visible')
    .evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.length).toBeGreaterThan(2);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  if (isMobile) {
    await page.getByRole('link', { name: desk.word('to-areas') }).press('Enter');
    await expect(page.getByRole('link', { name: desk.word('back') }), 'its skip link').toBeFocused();
  }

  const field = (each: string) => concerts.form.locator(`[name=venue-${each}]`);
  const answer = (question: string, each: string) =>
    page
      .getByRole('group', { name: desk.word(`venue-${question}`) })
      .getByRole('radio', { name: desk.word(`answer-${each}`), exact: true });
  await field('street').fill('11 Siding Street');
  await page.reload();
  await expect(field('street')).toHaveValue('11 Siding Street', longTimeout);
  const otherCountry = page.getByRole('button', { name: desk.word('venue-other-country') });
  expect(await focusedByClick(otherCountry)).toBe('venue-country');
  await field('country').selectOption('GB');
  await expect(field('timeZone')).toHaveValue('Europe/London');
  await answer('quietPlace', 'unknown').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(answer('quietPlace', 'no')).toBeChecked();
  await answer('stepFreeEntrance', 'partly').check({ force: true });
  await picture(page, 'venue-access', concerts.form.locator('fieldset.question:nth-of-type(-n + 2)'));
  await field('stepFreeEntrance-de').fill('Über den Hof.');
  await concerts.submit.click();
  await expect(field('stepFreeEntrance-en')).toBeFocused();
  await expect(field('stepFreeEntrance-en')).toHaveAccessibleDescription(
    new RegExp(literally(desk.error('missing', 'access-note-en'))),
  );
  await field('stepFreeEntrance-en').fill('Across the yard.');
  await concerts.submit.click();

  await expect(concerts.form.locator('[data-screen-heading]')).toBeFocused(longTimeout);
  await expect(concerts.notice, 'in the form of the concert').toContainText(
    desk.word('saved', { name: venue }),
  );
  await expect(concerts.field('time')).toHaveAccessibleDescription(desk.word('time-in', { city: 'London' }));
  await expect(concerts.field('time')).toHaveValue('20:00');
  const [stored] = await concerts.stored(name);
  await page.goto(`${language === 'de' ? '' : '/en'}/live/${String(stored?.slug)}`);
  await expect(page.getByText(language === 'de' ? 'Über den Hof.' : 'Across the yard.')).toBeVisible();
  await expect(page.getByText('11 Siding Street')).toBeVisible();

  await page.goto(`${paths.desk[language]}#concerts/venues`);
  await row(venue).click();
  await expect(answer('quietPlace', 'no')).toBeChecked(longTimeout);
  await page.getByRole('link', { name: desk.word('back') }).click();
  await expect(row(venue)).toBeFocused();
});
