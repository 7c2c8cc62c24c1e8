import { playerOrigin } from '../../src/config/services.ts';
import { youTubeConsent } from '../../src/config/storage.ts';
import { expect, test } from './fixtures.ts';
import { endDoubleClick } from './pages/doubleClick.ts';
import { noteShifts, shifts } from './pages/layoutShift.ts';
import { holdScripts } from './pages/hold.ts';
import { videos } from './pages/VideoPlayer.ts';
import { paths } from './words.ts';

const [first, , third] = videos;
const others = (active: typeof first) => videos.filter((video) => video !== active).map(({ title }) => title);
/** Every other request fails the test (fixtures.ts). */
const playing = /^request to another host: https:\/\/www\.youtube-nocookie\.com\/embed\//;
const connecting = 'link[rel=preconnect], link[rel=dns-prefetch]';
const storedConsent = () => localStorage.getItem('youtube');

test.describe('as a phone, where lite-youtube-embed would leave the host without cookies', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });

  test('V1 V5 nothing leaves before the click; then one frame from one host, with title and focus', async ({
    page,
    noise,
    player,
    language,
  }) => {
    const asked = await player.fakeHost();
    const letScriptsCome = await holdScripts(page);
    await page.goto(paths.home[language]);
    await player.reach();
    await noteShifts(page);
    letScriptsCome();
    await player.arrive();
    expect(await shifts(page), 'as the island arrives').toEqual([]);
    await player.playButton(first).hover();
    await player.playButton(first).focus();
    await expect(page.locator(connecting)).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(noise.unexpected(), 'not a single request yet').toEqual([]);

    noise.allow(playing);
    await page.keyboard.press('Enter');
    await expect(player.frame).toBeFocused();
    await expect(player.frame).toHaveAttribute('title', first?.title ?? '');
    await expect(player.frame).toHaveAttribute('width', '640');
    await expect(player.frame).toHaveAttribute('height', '390');
    await expect(player.frame.contentFrame().getByRole('button')).toBeVisible();
    expect(await player.frame.boundingBox(), 'in the place of the still').toEqual(
      await player.still.boundingBox(),
    );
    expect(asked).toHaveLength(1);
    const { origin, pathname, searchParams } = new URL(asked[0] ?? '');
    expect([origin, pathname]).toEqual([playerOrigin, `/embed/${first?.id ?? ''}`]);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      autoplay: '1',
      playsinline: '1',
      origin: new URL(page.url()).origin,
    });
    await expect(page.locator(connecting)).toHaveCount(0);
    await expect(player.onYouTube, 'V4 always there').toBeVisible();
  });
});

test('V2 V3 V4 V5 a named button, the title and the way to YouTube; another video stops this one, shows its still and plays nothing; what playing sends to whom', async ({
  page,
  noise,
  language,
  t,
  player,
}) => {
  noise.allow(playing);
  const asked = await player.fakeHost();
  await player.open();
  await expect(player.playButton(first)).toBeVisible();
  await expect(player.root.locator('figcaption')).toContainText(first?.title ?? '');
  await expect(player.onYouTube).toHaveAttribute('href', new RegExp(`watch\\?v=${first?.id ?? ''}$`));
  await expect(player.onYouTube).toHaveAccessibleName(new RegExp(t('page:new-tab')));
  await expect(player.titles).toHaveText(others(first));
  const still = await player.still.getAttribute('src');
  const captionHeight = () => player.root.locator('figcaption').evaluate((caption) => caption.clientHeight);
  const before = await captionHeight();
  await player.playButton(first).click();
  await expect(player.frame).toBeFocused();
  await expect.poll(() => asked, 'it plays').toHaveLength(1);

  await player.chooseByKey(third);
  await expect(player.frame).toHaveCount(0);
  await expect(player.playButton(third)).toBeFocused();
  await expect(player.playButton(third)).toBeInViewport({ ratio: 0.9 });
  await expect(player.still).toHaveJSProperty('complete', true);
  await expect(player.still).not.toHaveAttribute('src', still ?? '');
  await expect(player.onYouTube).toHaveAttribute('href', new RegExp(`${third?.id ?? ''}$`));
  await expect(player.titles).toHaveText(others(third));
  expect(await captionHeight(), 'a longer title moves nothing below').toBe(before);

  await player.chooseByKey(first);
  await expect(player.still).toHaveAttribute('src', still ?? '');
  await expect(player.titles).toHaveText(others(first));
  expect(asked, 'only the clicked video has played').toHaveLength(1);

  const sentence = player.root.getByText(t('music:consent'));
  await sentence.getByRole('link', { name: t('music:consent-more') }).click();
  await expect(page).toHaveURL(`${paths.gdpr[language]}#youtube`);
  await expect(page.getByRole('heading', { name: t('gdpr:6-heading') })).toBeInViewport();
});

test('a key held down does not play the video it has chosen @desk', async ({ page, player }) => {
  await player.fakeHost();
  await player.open();
  await player.chooseByKey(third, () => page.keyboard.down('Enter'));
  await expect(player.playButton(third)).toBeFocused();
  // A held key repeats. It counts only after the time of a double click.
  await endDoubleClick(page);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(player.frame).toHaveCount(0);
});

test('V6 always allowing is asked for, remembered, and taken back where it was given or on the privacy page @phone', async ({
  page,
  context,
  player,
  t,
  language,
}) => {
  await player.open();
  await expect(player.always).not.toBeChecked();
  expect(await page.evaluate(storedConsent)).toBeNull();

  await player.always.check();
  expect(await page.evaluate(storedConsent)).toBe(youTubeConsent.value);
  await expect(player.root.getByText(t('music:allowed'))).toBeVisible();
  await expect(player.root.getByText(t('music:consent'))).toHaveCount(0);
  await expect(page.locator(connecting)).toHaveCount(0);
  await player.playButton(first).focus();
  await expect(page.locator(connecting)).toHaveAttribute('href', playerOrigin);

  await page.reload();
  await player.arrive();
  await expect(player.always).toBeChecked();
  await expect(player.frame, 'playing still needs the click').toHaveCount(0);
  await player.always.uncheck();
  expect(await page.evaluate(storedConsent)).toBeNull();
  await player.always.check();

  const privacy = await context.newPage();
  await privacy.goto(paths.gdpr[language]);
  const button = privacy.getByRole('button', { name: t('gdpr:6-take-back') });
  await button.click();
  await expect(privacy.getByRole('status')).toHaveText(t('gdpr:6-taken-back'));
  await expect(privacy.getByRole('status')).toBeFocused();
  await expect(button).toBeHidden();
  expect(await privacy.evaluate(storedConsent)).toBeNull();
  await expect(player.always, 'the open page follows').not.toBeChecked();
  await privacy.reload();
  await expect(button, 'there is nothing to take back').toBeHidden();
  await player.always.press('Enter');
  await expect(page, 'Enter sends no form').toHaveURL(paths.home[language]);
});
