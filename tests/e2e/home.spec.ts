import { expect, test } from './fixtures.ts';
import { readmePicture } from './picture.ts';
import { literally, paths, records } from './words.ts';
import { sections } from '../../src/config/routes.ts';
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

test('what stands in the sections', async ({ page, language, t, home }) => {
  const newTab = t('page:new-tab');
  await home.open('home');

  await test.step('the sections stand in the order of the specification', async () => {
    const ids = await home.main.locator('> section').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([...sections]);
  });

  await test.step('welcome: the slogan from its keys, and the logo', async () => {
    const welcome = home.section('welcome');
    const slogan = ['between', 'fuse', 'schnulze', 'between-2', 'last-train']
      .map((key) => t(`welcome:${key}`))
      .join(' ');
    await expect(welcome.getByText(slogan, { exact: true })).toBeAttached();
    const heading = welcome.getByRole('heading', {
      level: 2,
      name: `${t('welcome:welcome-to')} ${site.artist}`,
    });
    await expect(heading).toBeAttached();
    await expect(heading.locator('svg')).toBeVisible();
  });

  await test.step('the band: heading, banner, four texts, two frames, listen in now', async () => {
    const band = home.section('the-band');
    await expect(band.getByRole('heading', { level: 2, name: t('band:heading') })).toBeAttached();
    await expect(band.getByRole('img', { name: t('band:banner-alt') })).toBeAttached();
    for (const part of [1, 2, 3, 4])
      await expect(band.getByText(t(`band:band-description-${part}`))).toBeAttached();
    await expect(home.frames).toHaveCount(2);
    const listen = band.getByRole('link', { name: `${t('band:listen-in-now')} (${newTab})` });
    await expect(listen).toHaveAttribute('href', site.streamingPage);
    await expect(listen).toHaveAttribute('target', '_blank');
  });

  await test.step('members: the heading and four cards with photo, name and instruments', async () => {
    const members = home.section('members');
    await expect(members.getByRole('heading', { level: 2, name: t('members:heading') })).toBeAttached();
    await expect(home.cards).toHaveCount(4);
    const known = records<{ name: string; instrumentLangKeys: string[]; description: string }>('members');
    for (const { name, instrumentLangKeys, description } of known) {
      const instruments = instrumentLangKeys.map((key) => t(`instruments:${key}`)).join(' & ');
      const card = home.card(name);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(`${name} ${instruments}`);
      await expect(
        card.getByRole('img', { name: t('members:photo-alt', { name, instruments }) }),
      ).toBeAttached();
      await expect(card).toContainText(t(`members:${description}`));
    }
  });

  await test.step('music: the first video large and not in the list of the others, at most ten; releases newest first', async () => {
    const music = home.section('music');
    const videos = records<{ id: string; title: string; order: number }>('videos').sort(
      (a, b) => a.order - b.order,
    );
    const [active, ...others] = videos;
    const watch = /^https:\/\/www\.youtube\.com\/watch\?v=/;
    const large = music.getByRole('link', {
      name: `${active?.title ?? ''} ${t('music:on-youtube')}`,
    });
    await expect(large).toHaveAttribute('href', watch);
    const list = music.getByRole('list', { name: t('music:other-videos') }).getByRole('link');
    await expect(list).toHaveCount(others.length);
    expect(
      await list.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('=')[1])),
    ).toEqual(others.map(({ id }) => id));

    const releases = records<{ name: string; release_date: string; spotify_url: string }>('releases').sort(
      (a, b) => b.release_date.localeCompare(a.release_date),
    );
    const cards = music.getByRole('region', { name: t('music:latest-releases') }).locator('[data-column]');
    await expect(cards).toHaveCount(releases.length);
    for (const [index, { name, release_date, spotify_url }] of releases.entries()) {
      const card = cards.nth(index);
      // Columns out of view have no accessible role.
      const link = card.locator('a');
      await expect(link).toContainText(name);
      await expect(link).toContainText(newTab);
      await expect(link).toHaveAttribute('href', spotify_url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(card).toContainText(release_date.slice(0, 4));
      await expect(card.locator('img')).toBeAttached();
    }
  });

  await test.step('booking: wanna book and three texts', async () => {
    const booking = home.section('booking');
    await expect(booking.getByRole('heading', { level: 2, name: t('booking:wanna-book') })).toBeAttached();
    for (const part of [1, 2, 3])
      await expect(booking.getByText(t(`booking:booking-${part}`))).toBeAttached();
  });

  await test.step('footer: the copyright line of 2025, imprint, GDPR and the support channels', async () => {
    await expect(home.footer).toContainText(`© 2025 ${site.artist}`);
    for (const page of ['imprint', 'gdpr'] as const) {
      const link = home.footer.getByRole('link', { name: t(`navigation:${page}`) });
      await expect(link).toHaveAttribute('href', paths[page][language]);
    }
    for (const [channel, address] of Object.entries(site.channels)) {
      const link = home.footer.getByRole('link', { name: `${t(`footer:${channel}`)} (${newTab})` });
      await expect(link).toHaveAttribute('href', address);
    }
  });

  await test.step('media: the gallery, and all pictures on a page of their own', async () => {
    const media = home.section('media');
    await expect(media.getByRole('heading', { level: 2, name: t('media:heading') })).toBeAttached();
    const pictures = records('gallery').length;
    await expect(media.getByRole('region', { name: t('media:gallery') }).locator('img')).toHaveCount(
      pictures,
    );
    await media.getByRole('link', { name: t('media:all-pictures-link_other', { count: pictures }) }).click();
    await expect(page).toHaveURL(paths['media-all'][language]);
    await expect(page.getByRole('main').locator('img')).toHaveCount(pictures);
  });
});
