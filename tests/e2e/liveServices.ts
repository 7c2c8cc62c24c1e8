import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { liveAnswersKey, liveConsent } from '../../src/config/storage.ts';
import { secrets } from '../../scripts/test/exampleSecrets.ts';
import { cloud } from '../fakes/cloudinary.ts';
import { expect, test } from './liveSite.ts';
import { known } from './liveSources.ts';
import { LiveMusic } from './pages/LiveMusic.ts';
import { literally, paths } from './words.ts';

const fresh = {
  video: { id: 'fresh-vid-1', title: 'Seit dem Bau gedreht' },
  release: { id: 'freshRelease1000000000', name: 'Seit dem Bau erschienen', release_date: '2026-11-01' },
};
const [{ title: newest }, { title: older }] = known.videos;
const built = { videos: [older], releases: known.releases.map(({ name }) => name) };
const now = {
  videos: [fresh.video.title, older],
  releases: [fresh.release.name, ...built.releases],
};

/** The entries of a tab in the browser's storage. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    session: Object.keys(sessionStorage).sort(),
    always: Object.keys(localStorage),
  }));
const nothing = { session: [], always: [] };

test.describe('videos and releases live', () => {
  test.beforeEach(({ noise, site: { youTube, spotify } }) => {
    youTube.entries = [fresh.video, ...known.videos];
    spotify.albums = [fresh.release, ...known.releases];
    for (const { url } of [youTube, spotify])
      noise.allow(new RegExp(`request to another host: ${literally(url)}/`));
  });
  test.afterEach(({ site: { youTube, spotify } }) => {
    youTube.entries = [...known.videos];
    spotify.albums = [...known.releases];
  });

  test('nobody is asked before the visitor wants it; it is remembered only on request', async ({
    page,
    context,
    site,
  }) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isCall = /youtubeKey|spotifyAccessToken|channels|playlistItems|albums/.test(pathname);
      if (origin !== site.url || isCall) asked.push(pathname);
    });
    const live = new LiveMusic(page, 'de');
    await live.open();
    await expect(live.on).not.toBeChecked();
    await expect(live.remember).toHaveCount(0);
    await live.expectShown(built);
    expect(asked).toEqual([]);

    await live.on.check();
    await expect(live.status).toHaveText(
      new RegExp(
        `^${literally(live.word('live-since', { time: '#' })).replace('#', String.raw`\d\d:\d\d`)}$`,
      ),
    );
    await live.expectShown(now);
    await expect(live.active, 'the active video stays').toContainText(newest);
    await expect(live.videos.filter({ hasText: older }).locator('img')).toHaveAttribute('src', /^\/_\//);
    expect(await stored(page)).toEqual({ session: [liveConsent.key, liveAnswersKey], always: [] });

    const calls = asked.length;
    await live.remember.check();
    expect((await stored(page)).always).toEqual([liveConsent.key]);

    await test.step('it is taken back on the GDPR page: other tabs forget it and its answers, nothing stays in the browser, and nobody is asked', async () => {
      const privacy = await context.newPage();
      await privacy.goto(paths.gdpr.de);
      const button = privacy.getByRole('button', { name: live.text('services:live-take-back') });
      await button.click();
      const answer = privacy.getByRole('status').filter({ hasText: live.text('services:live-taken-back') });
      await expect(answer).toBeFocused();
      await expect(button).toBeHidden();
      await expect(live.on).not.toBeChecked();
      for (const each of [page, privacy]) expect(await stored(each)).toEqual(nothing);
      await privacy.reload();
      await expect(button, 'there is nothing to take back').toBeHidden();
      await live.open();
      await expect(live.on).not.toBeChecked();
      await live.expectShown(built);
      expect(asked).toHaveLength(calls);
    });
  });
});

test('a build with every source on shows what they hold, in prints of our own, and none of their secrets', ({
  site: { dist, environment, youTube, spotify },
}) => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  const holding = (words: string) => files.filter((bytes) => bytes.includes(words)).length;
  expect([holding(newest), holding(known.releases[0].name)]).not.toContain(0);
  expect([`${youTube.url}/vi/`, `${spotify.url}/image/`].map(holding)).toEqual([0, 0]);
  expect(secrets.filter((name) => holding(environment[name] ?? '') > 0)).toEqual([]);
  expect(holding(cloud.secret)).toBe(0);
});
