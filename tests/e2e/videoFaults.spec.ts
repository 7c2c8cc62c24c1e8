// Hosts, lines and scripts that fail or are slow: the still comes back in words, and a player that is alive is left alone.
import { playerTimeoutMs } from '../../src/features/music/videos/handshake.ts';
import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { playerStart, videos } from './pages/VideoPlayer.ts';

const [first] = videos;
/** All else that is asked for fails the test (fixtures.ts). */
const playing = /^request to another host: https:\/\/www\.youtube-nocookie\.com\/(embed\/|player\.js)/;

test('offline it says so at once, and plays when the line is back @phone', async ({
  page,
  context,
  noise,
  player,
  t,
}) => {
  await player.fakeHost();
  await player.open();
  // The header asks for its script at the first input, or at scrolling once the typefaces are there.
  await page.keyboard.press('Shift');
  await page.locator('astro-island[component-url*="/Header."]:not([ssr])').waitFor({ state: 'attached' });
  await context.setOffline(true);
  // Pictures that come near the window while there is no line.
  noise.allow(/ERR_INTERNET_DISCONNECTED \(.*\.(webp|avif)\)/);
  await player.playButton(first).click();
  await expect(player.problem).toContainText(t('music:player-failed'));
  await expect(player.playButton(first)).toBeFocused();
  await expect(player.onYouTube).toBeVisible();

  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  noise.allow(playing);
  await player.playAgain(first);
  await expect(player.problem).toHaveCount(0);
});

test('a script that does not come is said, and asked for again @desk', async ({ page, noise, player }) => {
  noise.allow(/\/player\.[^/]*\.js/);
  noise.allow(playing);
  await player.fakeHost();
  const script = '**/player.*.js';
  await page.route(script, (route) => route.abort());
  await player.open();
  await player.playButton(first).click();
  await expect(player.problem).toBeVisible();
  await page.unroute(script);
  await player.playAgain(first);
});

/** By day the first one: `handshake.test.ts` has the signs of both. */
const failing = [
  ['silent', 'a player that never answers'],
  ['blocked', 'a host that is blocked'],
] as const;

for (const [host, what] of failing.slice(0, sized(1, 2))) {
  test(`${what} gives way to the still, in words, whatever others say @desk`, async ({
    page,
    noise,
    player,
    t,
  }) => {
    noise.allow(playing);
    noise.allow(/ERR_BLOCKED_BY_CLIENT/);
    await player.fakeHost(host);
    await player.open();
    await player.playAtStandstill(first);
    await page.evaluate(() => {
      window.postMessage('{"event":"onReady"}');
      window.postMessage('no JSON');
    });
    await page.clock.runFor(playerTimeoutMs - 1);
    await expect(player.problem).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(player.problem).toContainText(t('music:player-failed'));
    await expect(player.frame).toHaveCount(0);
    await expect(player.playButton(first)).toBeFocused();
    await expect(player.onYouTube).toBeVisible();

    await player.fakeHost();
    await player.playButton(first).click();
    await expect(player.frame).toBeFocused();
    await expect(player.problem).toHaveCount(0);
  });
}

test('a player is waited for while its page loads, however slowly @desk', async ({ page, noise, player }) => {
  noise.allow(playing);
  await player.fakeHost('slow');
  await player.open();
  await player.noteAnswers();
  await player.clickAtStandstill(first);
  await player.frameBegun();
  await page.clock.runFor(5 * playerTimeoutMs);
  await expect(player.problem).toHaveCount(0);

  player.letScriptCome();
  await player.frameLoaded();
  // First the player begins to listen, then it is asked again.
  await page.clock.runFor(playerStart);
  await page.clock.runFor(playerTimeoutMs - 1 - playerStart);
  await expect(page.locator('html')).toHaveAttribute('data-heard', /onReady/);
  await page.clock.runFor(10 * playerTimeoutMs);
  await expect(player.frame).toBeFocused();
  await expect(player.problem).toHaveCount(0);
});
