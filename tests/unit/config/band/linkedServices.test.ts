import { expect, test } from 'vitest';
import { linkName, urlOf } from '../../../../src/config/band/linkedServices.ts';
import type { BandLink } from '../../../../src/config/site.ts';

test.each<[BandLink, string]>([
  ['https://www.patreon.com/x', 'Patreon'],
  ['https://x.bandcamp.com/album/y', 'Bandcamp'],
  ['https://music.apple.com/at/artist/x/1', 'Apple Music'],
  ['https://www.threads.net/@x', 'Threads'],
  ['https://bsky.app/profile/x', 'Bluesky'],
  ['https://soundcloud.com/x', 'SoundCloud'],
  ['https://notpatreon.com/x', 'notpatreon.com'],
  ['https://www.shop.test/x', 'shop.test'],
  [{ url: 'https://wien.rocks/@x', name: 'Mastodon' }, 'Mastodon'],
  [{ url: 'https://www.patreon.com/x', name: 'Klub' }, 'Klub'],
])('%j is named %s', (link, name) => {
  expect(linkName(link)).toBe(name);
  expect(urlOf(link)).toMatch(/^https:/);
});
