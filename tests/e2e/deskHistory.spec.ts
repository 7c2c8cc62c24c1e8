import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { changeRecord } from './pages/changeRecord.ts';

test('each change of a concert stands in its history, and can be taken back; taking back is a change, too', async ({
  page,
  language,
  concerts,
  desk,
}) => {
  const name = `Früher ${language}`;
  await concerts.add({ name, date: '2027-03-04', time: '20:00' });
  await concerts.row(name).getByRole('link').click();
  await concerts.chip('ticketUrl').click();
  await concerts.fill({ time: '19:30', ticketUrl: `https://tickets.example.com/${'x'.repeat(300)}` });
  await concerts.submit.click();
  // The notice of the adding names the concert already.
  await expect(concerts.submit).toHaveCount(0, longTimeout);

  await concerts.act(name, 'history');
  await expect(desk.main.getByRole('heading', { name: desk.word('history-heading') })).toBeVisible();
  const changes = desk.main.locator('.deleted li');
  await expect(changes).toHaveCount(2, longTimeout);
  await expect(changes.first()).toContainText('20:00 → 19:30');
  await expect(changes.last()).toContainText(desk.word('history-added'));
  await expect(changes.last().getByRole('button'), 'nothing was before it').toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  // The address leads there on another phone, too.
  await page.reload();
  await changes.first().getByRole('button').click();
  await expect
    .poll(async () => (await concerts.stored(name)).map(({ date }) => date), longTimeout)
    .toEqual(['2027-03-04T19:00:00Z']);
  await expect(changes).toHaveCount(3, longTimeout);
  await expect(changes.first()).toContainText('19:30 → 20:00');

  await test.step('a change of another phone that the list does not know yet is taken back, too', async () => {
    await page.evaluate(() => location.assign('#concerts'));
    const [stored] = await concerts.stored(name);
    await changeRecord(page, `concerts/${String(stored?.id)}`, { city: 'Graz' });
    await expect.poll(() => concerts.stored(name)).toMatchObject([{ city: 'Graz' }]);
    await concerts.act(name, 'history');
    await expect(changes.first()).toContainText('Graz', longTimeout);
    await changes.first().getByRole('button').click();
    await expect.poll(async () => (await concerts.stored(name)).map(({ city }) => city)).toEqual([undefined]);
  });
});
