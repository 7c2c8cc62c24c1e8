// Hosts, lines and scripts that fail: the still comes back in words.
import { expect, test } from './fixtures.ts';
import { endDoubleClick } from './pages/doubleClick.ts';
import { videos } from './pages/VideoPlayer.ts';

const [first, second] = videos;
/** All else that is asked for fails the test (fixtures.ts). */
const playing = /^request to another host: https:\/\/www\.youtube-nocookie\.com\/embed\//;

test('a script that does not come is said, and asked for again; offline it says so at once, and plays when the line is back', async ({
  page,
  context,
  noise,
  player,
  t,
}) => {
  noise.allow(/\/player\.[^/]*\.js/);
  noise.allow(playing);
  await player.fakeHost();
  const script = '**/player.*.js';
  await page.route(script, (route) => route.abort());
  await player.open();
  // The header asks for its script at the first input, or at scrolling once the typefaces are there.
  await page.keyboard.press('Shift');
  await page.locator('astro-island[component-url*="/Header."]:not([ssr])').waitFor({ state: 'attached' });
  await player.playButton(first).click();
  await expect(player.problem).toBeVisible();
  await page.unroute(script);
  await player.playAgain(first);
  await expect(player.problem).toHaveCount(0);

  await player.chooseByKey(second);
  await context.setOffline(true);
  // Pictures that come near the window while there is no line.
  noise.allow(/ERR_INTERNET_DISCONNECTED \(.*\.(webp|avif)\)/);
  await endDoubleClick(page);
  await player.playButton(second).click();
  await expect(player.problem).toContainText(t('music:player-failed'));
  await expect(player.playButton(second)).toBeFocused();
  await expect(player.onYouTube).toBeVisible();

  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await player.playAgain(second);
  await expect(player.problem).toHaveCount(0);
});
