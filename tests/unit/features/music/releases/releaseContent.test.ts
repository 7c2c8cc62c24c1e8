import { expect, test } from 'vitest';
import { localeCodes } from '../../../../../src/config/locales.ts';
import { releaseContent } from '../../../../../src/features/music/releases/releaseContent.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';

const cover = { src: '/cover.webp', width: 306, height: 306 };
const spotify = 'https://open.spotify.com/album/ASPZHu8qRtZHjQMhuOzE95';
const bandcamp = 'https://match.bandcamp.com/album/glut';
const own = 'https://www.match.example.org/glut';
const tab = { de: '(öffnet in neuem Tab)', en: '(opens in a new tab)' };
const content = (record: { spotify_url?: string; links?: string[] }, locale: 'de' | 'en') =>
  releaseContent({ name: 'Glut', ...record }, cover, locale, translator(locale));

test.each([
  [{ spotify_url: spotify }, spotify, ' auf Spotify', ' on Spotify'],
  [{ links: [bandcamp] }, bandcamp, ' auf Bandcamp', ' on Bandcamp'],
  [{ spotify_url: bandcamp }, bandcamp, ' auf Bandcamp', ' on Bandcamp'],
  [{ links: [own] }, own, ' – Anhören: match.example.org', ' – Listen: match.example.org'],
])('%j is one link, which says where it leads', (record, url, de, en) => {
  for (const [locale, note] of [
    ['de', de],
    ['en', en],
  ] as const)
    expect(content(record, locale)).toMatchObject({ url, linkNote: `${note} ${tab[locale]}` });
  expect(content(record, 'de')).not.toHaveProperty('links');
});

test.each(localeCodes)('several places are listed, the service of the specification first (%s)', (locale) => {
  const { url, links } = content({ spotify_url: spotify, links: [bandcamp, own] }, locale);
  expect(url).toBe(spotify);
  const listen = locale === 'de' ? 'Anhören' : 'Listen';
  const note = ` – Glut ${tab[locale]}`;
  expect(links).toEqual([
    { url: spotify, text: 'Spotify', note },
    { url: bandcamp, text: 'Bandcamp', note },
    { url: own, text: `${listen}: match.example.org`, note },
  ]);
});
