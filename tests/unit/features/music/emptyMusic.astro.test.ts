import { parse } from 'node-html-parser';
import { afterEach, expect, test, vi } from 'vitest';
import Music from '../../../../src/features/music/Music.astro';
import { translator } from '../../../../src/lib/i18n/i18n.ts';
import { islandContainer } from '../../islandContainer.ts';

const lists = vi.hoisted(() => ({ videos: [] as object[], releases: [] as object[] }));
vi.mock('../../../../src/stores/collections/content.ts', () => ({
  videos: () => Promise.resolve(lists.videos),
  releases: () => Promise.resolve(lists.releases),
}));
// Both services are switched on.
vi.mock('../../../../src/lib/setting.ts', () => ({ setting: () => 'set' }));
vi.mock('../../../../src/images/renderUrl.ts', () => ({ renderUrl: () => Promise.resolve('/_/a.webp') }));
vi.mock('../../../../src/images/renderPicture.ts', () => ({
  renderPicture: () => Promise.resolve({ src: '/_/a.webp', width: 1, height: 1 }),
}));
afterEach(() => {
  Object.assign(lists, { videos: [], releases: [] });
});

const container = await islandContainer('inview');

const t = translator('de');
const video = { order: 1, id: 'UXqq0ZvbOnk', title: 'Zugabe', img: 'zugabe' };
const release = {
  ...{ name: 'Glut', img: 'glut', tracks: [] },
  links: ['https://match.bandcamp.com/album/glut', 'https://music.apple.com/at/album/1'],
};

test.each([
  ['videos alone', { videos: [video] }, [t('music:latest-videos')], 'live-youTube', 'live-spotify'],
  ['releases alone', { releases: [release] }, [t('music:latest-releases')], 'live-spotify', 'live-youTube'],
] as const)('%s: no heading and no consent for the empty list', async (_, filled, headings, asked, other) => {
  Object.assign(lists, filled);
  const html = parse(await container.renderToString(Music, { props: { locale: 'de' } }));
  expect(html.querySelectorAll('h3').map(({ text }) => text.replaceAll('\u00ad', ''))).toEqual(headings);
  const consent = html.querySelector('.live')?.text;
  expect(consent).toContain(t(`music:${asked}`));
  expect(consent).not.toContain(t(`music:${other}`));
});

test('a release with several places has a link for each below its cover', async () => {
  lists.releases = [release];
  const html = parse(await container.renderToString(Music, { props: { locale: 'de' } }));
  const links = html.querySelectorAll('.releases [data-column] a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([release.links[0], ...release.links]);
  expect(links.map(({ text }) => text.trim())).toEqual([
    'Glut auf Bandcamp (öffnet in neuem Tab)',
    'Bandcamp – Glut (öffnet in neuem Tab)',
    'Apple Music – Glut (öffnet in neuem Tab)',
  ]);
});
