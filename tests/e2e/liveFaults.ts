import type { Page } from '@playwright/test';
import { onlineTimeoutMs } from '../../src/features/concerts/behaviour.ts';
import { sourceTimeoutMs } from '../../src/config/services.ts';
import { startFake, tenFaults } from '../fakes/http.ts';
import { isNight, sized } from '../night.ts';
import { expect, test } from './liveSite.ts';
import { known } from './liveSources.ts';
import { LiveMusic } from './pages/LiveMusic.ts';
import { saveData } from './pages/lowData.ts';
import { timeoutsByClock } from './pages/timeoutsByClock.ts';
import { literally, paths, text } from './words.ts';

const stale = new RegExp(literally(text('de', 'live:as-of', { time: '' }).trim()));
const noteOn = (page: Page) => page.locator('.connection-note[role=status]');

/** By day no answer, and one that the page cannot read. */
const faults = isNight ? tenFaults : (['silent', 'malformed'] as const);

test.describe('faults', () => {
  test.beforeEach(({ noise }) => {
    noise.allow(/^request to another host: http:\/\/(127\.0\.0\.1|localhost):\d+\//);
    // The browser's own messages about a failed request, not ours.
    noise.allow(/^console\.error: (Failed to load resource|Access to fetch|Concerts: [a-z-]+: )/);
  });

  test('keeps the videos and releases through the faults of their services', async ({ page, site }) => {
    const services = [site.youTube, site.spotify];
    await timeoutsByClock(page);
    // The server has its token from then on: it is the services' own faults that are looked at.
    expect((await page.request.get('/api/spotifyAccessToken')).status()).toBe(200);
    const live = new LiveMusic(page, 'de');
    await live.open();
    const shown = {
      videos: known.videos.slice(1).map(({ title }) => title),
      releases: known.releases.map(({ name }) => name),
    };
    for (const fault of faults) {
      for (const service of services) {
        service.misbehave(fault);
        service.requests.length = 0;
      }
      await live.on.check();
      await expect.poll(() => services.every(({ requests }) => requests.length > 0)).toBe(true);
      if (fault === 'silent') await page.clock.fastForward(sourceTimeoutMs);
      await expect(live.status, `after ${JSON.stringify(fault)}`).toHaveText(live.word('live-silent'));
      await live.expectShown(shown);
      await live.on.uncheck();
    }
    for (const service of services) service.misbehave();
    await live.on.check();
    await expect(live.status).toHaveText(/\d\d:\d\d\.$/);
    await live.expectShown(shown);
  });

  const ways = [
    ['its stream', () => Promise.resolve()],
    ['the one read in low data mode', saveData],
  ] as const;
  for (const [how, before] of ways.slice(0, sized(1, 2))) {
    test(`keeps the list of concerts through the faults of Firestore: ${how}`, async ({
      page,
      site,
      noise,
      tabs,
      language,
    }) => {
      // The library would look at a picture of Google's whether there is a network; the page's policy never lets it.
      noise.allow(/www\.google\.com\/images\/cleardot\.gif/);
      await before(page);
      await timeoutsByClock(page);
      const firestore = await startFake(() => new Response(), { openToPages: true });
      await page.route(`http://${site.host}/**`, (route) => route.continue({ url: firestore.url }));
      // Which takes the place of a stream that is refused.
      await page.route('**/api/concerts', (route) => route.abort());
      for (const fault of faults.slice(0, sized(1, tenFaults.length))) {
        firestore.misbehave(fault);
        firestore.requests.length = 0;
        await page.goto(paths.live[language], { waitUntil: 'commit' });
        await expect.poll(() => firestore.requests.length).toBeGreaterThan(0);
        await page.clock.fastForward(onlineTimeoutMs);
        await expect(noteOn(page), `after ${JSON.stringify(fault)}`).toContainText(stale);
        await expect(tabs.ticket(known.concert.name)).toHaveCount(1);
      }
      await firestore.stop();
    });
  }
});
