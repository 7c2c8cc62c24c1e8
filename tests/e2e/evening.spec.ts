// The evening of a concert on a slow line: from the first screen to the concert's page, and on through a tunnel and the beginning.
import { expect, test } from './fixtures.ts';
import { isNight } from '../night.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { slugOf } from '../../src/records/concertRules.ts';
import { longTimeout } from './pages/Admin.ts';
import { comingConcerts } from './pages/concertsApi.ts';
import { HomePage } from './pages/HomePage.ts';
import { noteShifts, unaskedShifts } from './pages/layoutShift.ts';
import { clickAtOnce, SlowLine } from './pages/slowLine.ts';
import { localeCodes, paths, text } from './words.ts';

const hourMs = 3_600_000;

for (const locale of isNight ? localeCodes : (['de'] as const))
  test(`E9 G15 the hour before a concert and after its beginning, offline in the middle (${locale}) @phone`, async ({
    page,
    noise,
  }) => {
    const [concert] = await comingConcerts(page);
    if (!concert) throw new Error('There is no concert to come.');
    const begins = Date.parse(concert.date);
    const home = new HomePage(page, locale);
    const line = page.locator('.next-concert a:visible');
    const t = (key: string) => text(locale, key);
    await page.clock.install({ time: begins - hourMs });
    const slow = await SlowLine.start(page);

    // As soon as it can be seen, while the page itself is still on the line.
    await page.goto(paths.home[locale], { waitUntil: 'commit' });
    await expect(line).toContainText(t('live:today'), longTimeout);
    await line.click();
    await expect(page).toHaveURL(concertPath(locale, slugOf(concert)), longTimeout);
    await page.waitForLoadState('load', longTimeout);
    await noteShifts(page);
    await expect(page.getByRole('link', { name: t('concert:map') })).toBeVisible();

    // The header asks for its script at the first press.
    noise.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    const calendar = page.getByText(t('concert:calendar'), { exact: true });
    await calendar.scrollIntoViewIfNeeded();
    await slow.setOffline(true);
    await clickAtOnce(calendar);
    expect(await page.locator('details[open]').count(), 'at once, without any answer').toBe(1);
    const all = page.getByRole('link', { name: t('live:all-concerts') }).first();
    await all.scrollIntoViewIfNeeded();
    await home.markDocument();
    await clickAtOnce(all);
    await expect(page.locator('#offline')).toHaveText(t('page:offline'));
    expect(await home.isSameDocument(), 'the page stays').toBe(true);
    expect(await unaskedShifts(page)).toEqual([]);
    await slow.setOffline(false);

    // The page stays open through the beginning, and so does the first one.
    await page.clock.fastForward(hourMs + 60_000);
    await expect(page.getByRole('link', { name: t('concert:map') })).toBeVisible();
    await page.goBack(longTimeout);
    await expect(line).toContainText(t('hero:on-now'), longTimeout);
    await noteShifts(page);
    await line.click();
    await expect(page).toHaveURL(concertPath(locale, slugOf(concert)), longTimeout);
    await expect(page.getByRole('link', { name: t('concert:map') })).toBeVisible();
  });
