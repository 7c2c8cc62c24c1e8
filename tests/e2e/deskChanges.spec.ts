import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { addRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { picture } from './picture.ts';

test('another day of a concert asks whether it was a mistake or a move; moving shifts doors and end as well, until they are typed; a start after midnight says which night the site names; a button empties an hour; with an announcement it is on the desk alone, and so is its duplicate', async ({
  page,
  isMobile,
  sitePage,
  language,
  t,
  desk,
}) => {
  const concerts = new ConcertDesk(desk);
  const name = `Umgezogen ${language}`;
  const evening = 'Mit Einlass';
  const question = concerts.form.getByRole('group', { name: desk.word('moved-question') });
  await desk.logIn();
  await addRecord(page, 'concerts', { name, date: '2027-03-04T19:00:00Z' });
  const times = { doors: '2027-08-01T17:00:00Z', end: '2027-08-01T21:30:00Z' };
  await addRecord(page, 'concerts', { name: evening, date: '2027-08-01T18:00:00Z', ...times });
  await desk.show('concerts');
  await concerts.row(name).getByRole('link').click();
  await concerts.fill({ time: '21:00' });
  await expect(question).toHaveCount(0);
  await concerts.fill({ date: '2027-03-05' });
  await concerts.submit.click();
  const mistake = question.getByRole('radio', { name: desk.word('moved-mistake') });
  await expect(mistake).toBeFocused();
  await expect(mistake).toHaveAccessibleDescription(desk.error('choose', 'concert-dayChange'));
  await mistake.check();
  await expect(mistake).toHaveAccessibleDescription('');
  await concerts.fill({ date: '2027-03-04', time: '20:00' });
  await expect(concerts.button('draft-discard'), 'the stored day needs no answer').toHaveCount(0);
  await concerts.fill({ date: '2027-03-05', time: '21:00' });
  const moved = question.getByRole('radio', { name: desk.word('moved-moved') });
  await moved.check();
  await page.reload();
  await expect(moved, 'the answer after a reload').toBeChecked(longTimeout);
  await concerts.submit.click();
  await expect(concerts.row(name).getByRole('link'), 'the changed row').toBeFocused(longTimeout);
  await expect(concerts.row(name)).toContainText(desk.word('stamp-moved'));
  expect(await concerts.stored(name)).toMatchObject([
    { date: '2027-03-05T20:00:00Z', previousDate: '2027-03-04T19:00:00Z' },
  ]);

  await test.step('doors and end', async () => {
    await concerts.act(evening, 'move');
    await concerts.fill({ date: '2027-08-02', time: '21:00' });
    await expect(concerts.field('doors')).toHaveValue('20:00');
    await expect(concerts.field('end')).toHaveValue('00:30');
    await concerts.fill({ doors: '19:30', time: '21:30' });
    await expect(concerts.field('doors')).toHaveValue('19:30');
    await concerts.submit.click();
    await expect(concerts.row(evening)).toContainText(desk.word('stamp-moved'), longTimeout);
    expect(await concerts.stored(evening)).toMatchObject([
      {
        date: '2027-08-02T19:30:00Z',
        doors: '2027-08-02T17:30:00Z',
        end: '2027-08-02T23:00:00Z',
        previousDate: '2027-08-01T18:00:00Z',
      },
    ]);
  });

  await test.step('the night after is one press away, and so is no end', async () => {
    const name = `Nachts ${language}`;
    const night = (evening: Date, morning: Date) => {
      const day = (date: Date) =>
        new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
      return t('live:late-night', { evening: day(evening), morning: day(morning) });
    };
    const [first, second, third] = [10, 11, 12].map((day) => new Date(Date.UTC(2027, 5, day))) as [
      Date,
      Date,
      Date,
    ];
    await concerts.addLink.click();
    await concerts.chip('showFrom').click();
    await expect(concerts.field('showDate')).toBeFocused();
    await picture(page, 'show-from', concerts.form.locator('.pair').last());
    await concerts.fill({
      name,
      date: '2027-06-11',
      time: '00:30',
      showDate: '2027-05-01',
      showTime: '12:00',
    });
    await expect(concerts.form).toContainText(night(first, second));
    const [begin = ''] = desk.word('night-after', { day: '|' }).split('|');
    await page.getByRole('button', { name: begin }).click();
    await expect(concerts.field('date')).toHaveValue('2027-06-12');
    await expect(concerts.form).toContainText(night(second, third));
    await concerts.chip('end').press('Enter');
    await concerts.fill({ end: '02:30' });
    // The reset of an iPhone's own control brings the former time back.
    await concerts.button('clear', { field: desk.word('concert-end') }).press('Enter');
    await expect(concerts.field('end')).toHaveValue('');
    await expect(concerts.field('end')).toBeFocused();
    await concerts.save();
    await expect(concerts.row(name)).toContainText(night(second, third), longTimeout);
    await expect(concerts.row(name)).toContainText('11');
    await expect(concerts.row(name)).toContainText(desk.word('shows-from', { time: '' }).trim());
    await expect(desk.main.getByRole('link', { name: desk.word('view'), exact: true })).toHaveCount(0);
    await concerts.act(name, 'duplicate');
    await expect(concerts.field('date')).toHaveValue('');
    // A second secret evening would tell of the first one.
    await expect(concerts.field('showDate')).toHaveValue('2027-05-01');
    await page.goBack();
  });

  if (!isMobile) return;
  await test.step('K9 on a small phone times fit at 200 % text, in a low window nothing floats, and forced colours show what is chosen', async () => {
    const [name, venue] = ['Donaudampfschifffahrtsgesellschaft', 'Halle am Rand'];
    await concerts.add({ name, date: '2027-09-01', time: '00:30', venue, city: 'Sankt Pölten' });
    const [stored] = await concerts.stored(name);
    const id = String(stored?.id);
    await sitePage.addStyle(':root { font-size: 200% }');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/schreibtisch#concerts/${id}`);
    // The next one comes to the same place, where a second tap so soon counts as a double one.
    for (const group of ['doors', 'end', 'showFrom']) await concerts.chip(group).press('Enter');
    for (const field of ['doors', 'end', 'showTime'] as const) await concerts.fill({ [field]: '22:50' });
    // The browser shows twelve hours.
    const times = await concerts.form.locator('[type=time]').evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map((field) => {
        const { offsetWidth: width } = field;
        Object.assign(field.style, { inlineSize: 'max-content', flex: 'none' });
        return [field.name, width >= field.offsetWidth];
      }),
    );
    expect(times).toEqual(['time', 'doors', 'end', 'showTime'].map((name) => [`concert-${name}`, true]));
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/schreibtisch#concerts');
    await expect(concerts.addLink).toHaveCSS('position', 'relative');
    const isFloating = await concerts.addLink.evaluate(
      (link) => getComputedStyle(link.parentElement ?? link).position === 'sticky',
    );
    expect(isFloating, 'the red button of a low window').toBe(false);

    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await page.goto(`/schreibtisch#concerts/venues/${String(stored?.venueId)}`);
    const answers = desk.main.locator('.answers').first();
    const unknown = answers.getByText(t('venue:answer-unknown'), { exact: true });
    await expect(unknown.getByRole('radio')).toBeChecked(longTimeout);
    const coloursOf = (label: Locator) =>
      label.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
    const [ink, ground] = await coloursOf(unknown);
    expect(ink, 'text and ground of the chosen answer').not.toBe(ground);
    expect(ground, 'the ground of the chosen answer').not.toMatch(/transparent|, 0\)$/);
    for (const each of [answers.locator('label').first(), page.locator('body')])
      expect((await coloursOf(each))[1], 'grounds of another answer and of the page').not.toBe(ground);
  });
});
