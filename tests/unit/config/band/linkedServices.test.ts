import { expect, test } from 'vitest';
import { hostOf, linkName, serviceName, urlOf } from '../../../../src/config/band/linkedServices.ts';
import type { BandLink } from '../../../../src/config/site.ts';

test.each<[BandLink, string]>([
  ['https://www.patreon.com/x', 'Patreon'],
  ['https://bsky.app/profile/x', 'Bluesky'],
  ['https://notpatreon.com/x', 'notpatreon.com'],
  ['https://www.shop.test/x', 'shop.test'],
  [{ url: 'https://wien.rocks/@x', name: 'Mastodon' }, 'Mastodon'],
  [{ url: 'https://www.patreon.com/x', name: 'Klub' }, 'Klub'],
])('%j is named %s', (link, name) => {
  expect(linkName(link)).toBe(name);
  expect(urlOf(link)).toMatch(/^https:/);
});

test.each([
  ['https://open.spotify.com/album/1', 'open.spotify.com', 'Spotify'],
  ['https://match.bandcamp.com/album/glut', 'match.bandcamp.com', 'Bandcamp'],
  ['https://bandcamp.com/match', 'bandcamp.com', 'Bandcamp'],
  ['https://www.youtube.com/playlist?list=1', 'youtube.com', 'YouTube'],
  ['https://music.youtube.com/playlist?list=1', 'music.youtube.com', 'YouTube Music'],
  ['https://geo.music.apple.com/at/album/1', 'geo.music.apple.com', 'Apple Music'],
  ['https://LISTEN.TIDAL.COM/album/1', 'listen.tidal.com', 'TIDAL'],
  // Hosts of nobody, or of somebody else, however they look.
  ['https://www.match.example.org/glut?at=spotify.com', 'match.example.org', undefined],
  ['https://spotify.com.example.org', 'spotify.com.example.org', undefined],
  ['https://notspotify.com', 'notspotify.com', undefined],
  ['https://www.apple.com/at', 'apple.com', undefined],
  ['https://constructor', 'constructor', undefined],
])('%s leads to %s, which is %s', (address, host, service) =>
  expect([hostOf(address), serviceName(address)]).toEqual([host, service]),
);
