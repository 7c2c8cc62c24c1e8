import { expect, test } from './fixtures.ts';
import { readmePicture } from './picture.ts';
import { literally, paths } from './words.ts';
import { site } from '../../src/config/site.ts';

test('hero: logo, picture, listen in opens the streaming page in a new tab, upcoming gigs leads to live', async ({
  page,
  t,
  language,
  home,
}) => {
  const newTab = t('page:new-tab');
  await home.open('home');
  const hero = home.section('hero');
  const name = hero.getByRole('heading', { level: 1, name: site.artist });
  await expect(name.locator('svg').filter({ visible: true })).toHaveCount(1);
  const picture = hero.getByRole('img', { name: t('hero:picture-alt') });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await readmePicture(page, 'phone');

  const listenIn = hero.getByRole('link', { name: `${t('hero:listen-in')} (${newTab})` });
  await expect(listenIn).toHaveAttribute('href', site.streamingPage);
  await expect(listenIn).toHaveAttribute('target', '_blank');
  await hero.getByRole('link', { name: t('hero:upcoming-gigs') }).click();
  await expect(page).toHaveURL(paths.live[language]);
});

test('COMING SOON: merch, contact now, three media links and contact in the header are out of reach and announced', async ({
  page,
  t,
  language,
  home,
}) => {
  await home.open('home');
  await home.header.reveal();
  const spoken = t('page:coming-soon-spoken');
  const labels = [
    'navigation:contact',
    'hero:merch',
    'booking:contact-now',
    'media:all-pics',
    'media:videos',
    'media:press',
  ];
  for (const key of labels) {
    const control = home.comingSoon
      .filter({ hasText: t(key) })
      .filter({ visible: true })
      .first();
    await expect(control, key).toHaveAccessibleName(
      new RegExp(`^${literally(t(key))}.*${literally(spoken)}`),
    );
    await expect(control).toHaveRole('link');
    await expect(control).toContainText(t('page:coming-soon'));
    await expect(control).toHaveCSS('pointer-events', 'none');
    const reachable = await control.evaluate((element: HTMLElement) => {
      element.focus();
      return (
        document.activeElement === element ||
        element.matches(':is(a[href], button)') ||
        element.querySelector('a, button, [tabindex]') !== null
      );
    });
    expect(reachable, `${key} can be focused`).toBe(false);
  }
  await expect(page).toHaveURL(paths.home[language]);
});
