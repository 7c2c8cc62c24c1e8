import { startFake, tenFaults } from '../fakes/http.ts';
import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { paths, records } from './words.ts';

/** By day half of an answer. */
const faults = isNight ? tenFaults : (['cut-midway'] as const);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keeps the gallery through the faults of our API @desk', async ({ page, noise, gallery, language }) => {
  noise.allow(/^console\.error: Failed to load resource/);
  // Another server answers for our API, which can do wrong whatever servers can.
  const api = await startFake(() => new Response(null, { status: 304 }));
  await page.route('**/api/cloudinary?full*', (route) => route.continue({ url: api.url }));
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
