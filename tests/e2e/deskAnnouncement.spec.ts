import { withOffset } from '../../src/lib/dates/localTime.ts';
import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { picture } from './picture.ts';

// Open pages show it from that minute on: a day of the band (bandsDay.spec.ts).
test('a concert with an announcement is on the desk alone, without what visitors would follow', async ({
  page,
  language,
  concerts,
  desk,
}) => {
  const name = `Geheimkonzert ${language}`;
  const hour = 3_600_000;
  const day = (ms: number) => withOffset(new Date(Date.now() + ms));
  const [begins, shows] = [day(30 * 24 * hour), day(hour)];

  await concerts.addLink.click();
  await concerts.chip('showFrom').click();
  await expect(concerts.field('showDate')).toBeFocused();
  await picture(page, 'show-from', concerts.form.locator('.pair').last());
  await concerts.fill({ name, date: begins.slice(0, 10), time: '20:00', showDate: begins.slice(0, 10) });
  await concerts.fill({ showTime: '20:01' });
  await concerts.submit.click();
  await expect(concerts.field('showDate')).toHaveAccessibleDescription(
    desk.error('before', 'concert-showDate'),
  );
  await concerts.fill({ showDate: shows.slice(0, 10), showTime: shows.slice(11, 16) });
  await concerts.submit.click();
  const mark = desk.word('shows-from', { time: '' }).trim();
  await expect(concerts.notice).toContainText(mark, longTimeout);
  await expect(desk.main.getByRole('link', { name: desk.word('view'), exact: true })).toHaveCount(0);
  await expect(concerts.row(name)).toContainText(mark);

  await concerts.button('more-of', { name }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toContainText(mark);
  await expect(sheet).toContainText(desk.word('action-edit'));
  for (const action of ['action-share', 'view', 'action-move', 'action-cancel'])
    await expect(sheet.getByText(desk.word(action), { exact: true })).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  await sheet.getByText(desk.word('action-duplicate'), { exact: true }).click();
  await expect(concerts.field('name')).toHaveValue(name);
  await expect(concerts.field('date')).toHaveValue('');
  // A second secret evening would tell of the first one.
  await expect(concerts.field('showDate')).toHaveValue(shows.slice(0, 10));
  expect(await concerts.stored(name)).toEqual([]);
});
