import type { Page } from '@playwright/test';
import { onlineTimeoutMs } from '../../src/features/concerts/behaviour.ts';
import { startFake, tenFaults, type Fake } from '../fakes/http.ts';
import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { timeoutsByClock } from './pages/timeoutsByClock.ts';
import { paths, records } from './words.ts';

/** Has another server answer for our API, which can do wrong whatever servers can. */
async function playApi(page: Page, pattern: string, answer = () => Response.json([])): Promise<Fake> {
  const api = await startFake(answer);
  await page.route(pattern, (route) => route.continue({ url: api.url }));
  return api;
}

/** By day one of each kind that the page meets: no answer, half of one, and one that it cannot read. */
const faults = isNight ? tenFaults : (['silent', 'cut-midway', 'wrong'] as const);

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ noise }) => noise.allow(/^console\.error: (Failed to load resource|Concerts: [a-z-]+: )/));

test('keeps the concerts through the faults of our API @desk', async ({ page, tabs, t }) => {
  const api = await playApi(page, '**/api/concerts', () => new Response(null, { status: 304 }));
  await timeoutsByClock(page);
  const all = records('concerts').length;
  await tabs.open();
  const note = page.locator('.connection-note[role=status]');
  await expect.poll(() => api.requests.length).toBe(1);
  for (const fault of faults) {
    api.misbehave(fault);
    api.requests.length = 0;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => api.requests.length).toBeGreaterThan(0);
    if (fault === 'silent') await page.clock.fastForward(onlineTimeoutMs);
    await expect(note, `after ${JSON.stringify(fault)}`).toContainText(t('live:as-of', { time: '' }).trim());
    expect(await page.locator('#live article').count()).toBe(all);
    api.misbehave();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(note).toBeEmpty();
  }
  await api.stop();
});

test('keeps the gallery through the faults of our API @desk', async ({ page, gallery, language }) => {
  const api = await playApi(page, '**/api/cloudinary?full*', () => new Response(null, { status: 304 }));
  const all = records('gallery').length;
  for (const fault of faults) {
    api.misbehave(fault);
    api.requests.length = 0;
    await page.goto(paths.media[language], { waitUntil: 'commit' });
    await expect.poll(() => api.requests.length, JSON.stringify(fault)).toBeGreaterThan(0);
    await gallery.next.click();
    await gallery.expectAt(2);
    expect(await gallery.columns.count()).toBe(all);
  }
  await api.stop();
});
