import { expect, test } from 'vitest';
import { releaseRecord, serviceRelease } from '../../../src/records/release.ts';
import { faultsOf } from './faults.ts';

const fromService = {
  id: 'ASPZHu8qRtZHjQMhuOzE95',
  name: 'Glut',
  type: 'single',
  release_date: '2026-11-06',
  release_date_precision: 'day',
  spotify_url: 'https://open.spotify.com/album/ASPZHu8qRtZHjQMhuOzE95',
  tracks: [],
};
const release = { ...fromService, img: 'glut' };
const noDate =
  'release_date does not fit release_date_precision: write 2026-11-06 with "day", 2026-11 with "month" or 2026 with "year"';

test.each<[string, string, string[]?]>([
  ['day', '2028-02-29', []],
  ['month', '2026-11', []],
  ['year', '2026', []],
  ['day', '2027-02-29'],
  ['day', '2026-11'],
  ['month', '2026-13'],
  ['year', '0000'],
  ['day', '0000-01-01'],
])(
  'the faults of a date known to the %s, %s: %j',
  (release_date_precision, release_date, faults = [noDate]) =>
    expect(faultsOf(releaseRecord, { ...release, release_date, release_date_precision })).toEqual(faults),
);

test.each<[object, unknown?]>([
  [{ name: 'x'.repeat(120) }],
  [{ tracks: [{ name: 'G', durationMs: 1 }] }],
  [{ id: undefined }],
  [{ links: ['https://match.bandcamp.com/album/glut', 'https://match.example.org/glut'] }],
  [{ id: undefined, spotify_url: undefined, links: ['https://match.bandcamp.com/album/glut'] }],
  [{ name: 'x'.repeat(121) }, 'name is longer than 120 characters: shorten it'],
  [{ tracks: [{ name: '' }] }, expect.stringMatching(/^tracks\.0\.name /) as string],
  [{ tracks: [{ name: 'Glut', durationMs: 0 }] }, expect.stringMatching(/^tracks\.0\.durationMs /) as string],
  [{ id: 'glut' }, 'id is no id of the music service: 22 letters and digits'],
  [{ name: ' ' }, 'name is empty: write the name'],
  [{ type: 'tape' }, 'type is unknown: use album, ep, single or compilation'],
  [{ release_date_precision: 'hour' }, 'release_date_precision is unknown: use day, month or year'],
  [
    { spotify_url: 'http://open.spotify.com/album/1' },
    'spotify_url is no https address: write it in full, beginning with https://',
  ],
  [
    { spotify_url: undefined },
    'links is missing: write where the release is heard, ["https://…"], or its spotify_url',
  ],
  [{ links: [] }, 'links is empty: write an address, or leave it out'],
  [
    { links: Array.from({ length: 9 }, () => 'https://match.bandcamp.com') },
    'links has more than 8 addresses: leave some out',
  ],
  ...['http://match.bandcamp.com', 'https://', 'match.bandcamp.com', 'javascript:alert(1)'].map(
    (link): [object, string] => [
      { links: [link] },
      'links.0 is no https address: write it in full, beginning with https://',
    ],
  ),
  ...['https://localhost/glut', 'https://192.168.0.2', 'https://me:word@bandcamp.com'].map(
    (link): [object, string] => [
      { links: ['https://bandcamp.com', link] },
      'links.1 is no web page that everybody can open: write its link',
    ],
  ),
])('the faults of %j: %s', (change, ...sentences) =>
  expect(faultsOf(releaseRecord, { ...release, ...change })).toEqual(sentences),
);

test.each([
  ['without a cover', {}, true],
  ['with a cover', { cover: 'https://i.scdn.co/image/a' }, true],
  ['of a year', { release_date: '2019', release_date_precision: 'year' }, true],
  ['with a link that runs', { spotify_url: 'javascript:alert(1)' }, false],
  ['with a cover that is no web address', { cover: 'javascript:alert(1)' }, false],
  ['without an id', { id: undefined }, false],
  ['without its address at the service', { spotify_url: undefined, links: ['https://bandcamp.com'] }, false],
  ['with an id that is none', { id: '../../..' }, false],
  ['with a date of another precision', { release_date: '2019' }, false],
])('a release of the service, %s: accepted is %s', (_, change, isAccepted) =>
  expect(serviceRelease.safeParse({ ...fromService, ...change }).success).toBe(isAccepted),
);
