import { isNight } from '../night.ts';
import { startYouTube } from '../fakes/youTube.ts';
import { serveBuilt } from './builtSite.ts';
import { expect, test as base } from './fixtures.ts';
import { withLogIn } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { photograph } from './pages/photographs.ts';

/** A site of its own, whose functions ask a YouTube on this machine. */
const test = base.extend<{ site: string }>({
  site: async ({}, use) => {
    const youTube = await startYouTube('k');
    youTube.entries = [{ id: 'AAAAAAAAAA-', title: 'Glut (live)' }];
    const site = await serveBuilt(process.cwd(), { ...withLogIn, YOUTUBE_PAGE_BASE: youTube.url });
    await use(site.url);
    await site.stop();
    await youTube.stop();
  },
  baseURL: async ({ site }, use) => {
    await use(site);
  },
});

// By day other engines go this way (tests/engines), and other lists show wrong inputs and moves.
if (isNight)
  test('a release and a video are added, wrong inputs are told, and the video goes first @phone', async ({
    page,
    desk,
  }) => {
    const field = (name: string) => desk.main.locator(`[name=${name}]`);
    const told = (sentence: string) => desk.main.getByText(sentence, { exact: true });
    const rows = (kind: string) => desk.main.locator(`.music-list[data-kind=${kind}] .row-name`);
    const add = (key: string) => page.getByRole('link', { name: `+ ${desk.word(key)}`, exact: true });
    await desk.open('band');
    await desk.main.getByRole('link', { name: desk.word('music'), exact: true }).click();
    await expect(rows('video')).not.toHaveCount(0, longTimeout);
    const [releases, videos] = [
      await rows('release').allTextContents(),
      await rows('video').allTextContents(),
    ];

    await test.step('a release', async () => {
      await add('release-add').click();
      await desk.button('own-save').click();
      await expect(told(desk.error('missing', 'release-name'))).toBeVisible();
      await expect(told(desk.error('missing', 'release-links'))).toBeVisible();
      await field('release-name').fill('Dachgleiche');
      await field('release-links').fill(
        'open.spotify.com/album/9Y7aJZqhB6baeCN6Zj4a3e\nband.bandcamp.com/album/dach',
      );
      await expect(told(desk.word('release-links-known', { names: 'Spotify, Bandcamp' }))).toBeVisible();
      await field('release-release_date').fill('2027-01-15');
      await page.getByRole('radio', { name: desk.word('release-type-album'), exact: true }).check();
      await field('release-tracks').fill('Leiter 3:20\nDachgleiche');
      await desk.button('photo-choose').click();
      await page
        .getByLabel(desk.word('photo-new'), { exact: true })
        .setInputFiles(await photograph('cover.jpg'));
      await expect(desk.main.locator('.photo-crop')).toHaveCount(1);
      await desk.button('own-save').click();
      await expect(rows('release')).toHaveText(['Dachgleiche', ...releases], longTimeout);
    });

    await test.step('a video', async () => {
      await add('video-add').click();
      await field('video-video').fill('https://vimeo.com/76979871');
      await desk.button('own-save').click();
      await expect(told(desk.error('youtube', 'video-video'))).toBeVisible();
      await field('video-video').fill('https://youtube.com/shorts/AAAAAAAAAA-?si=abc');
      await desk.button('own-save').click();
      await expect(rows('video')).toHaveText(['Glut (live)', ...videos], longTimeout);
    });

    const [last = ''] = videos.slice(-1);
    await page.getByRole('button', { name: `${desk.word('own-first')}: ${last}` }).click();
    await expect(rows('video')).toHaveText([last, 'Glut (live)', ...videos.slice(0, -1)]);
    await desk.button('undo').click();
    await expect(rows('video')).toHaveText(['Glut (live)', ...videos]);

    await desk.stored('band/releases?desk').toContainEqual(
      expect.objectContaining({
        ...{ name: 'Dachgleiche', type: 'album', release_date: '2027-01-15', release_date_precision: 'day' },
        links: [
          'https://open.spotify.com/album/9Y7aJZqhB6baeCN6Zj4a3e',
          'https://band.bandcamp.com/album/dach',
        ],
        tracks: [{ name: 'Leiter', durationMs: 200_000 }, { name: 'Dachgleiche' }],
        picture: expect.any(String) as unknown,
      }),
    );
    const video = { video: 'AAAAAAAAAA-', title: 'Glut (live)', order: 0 };
    await desk.stored('band/videos?desk').toContainEqual(expect.objectContaining(video));
  });
