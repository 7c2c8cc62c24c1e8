import { expect, test } from 'vitest';
import { releaseRecord } from '../../../src/contracts/release.ts';
import { faultsOf } from './faults.ts';

const release = {
  id: 'ASPZHu8qRtZHjQMhuOzE95',
  name: 'Glut',
  type: 'single',
  release_date: '2026-11-06',
  release_date_precision: 'day',
  spotify_url: 'https://open.spotify.com/album/ASPZHu8qRtZHjQMhuOzE95',
  img: 'glut',
  tracks: [],
};
const noDate = 'release_date is no date of that precision: write 2026-11-06, 2026-11 or 2026';

test.each([
  ['day', '2028-02-29'],
  ['month', '2026-11'],
  ['year', '2026'],
])('a date known to the %s is %s', (release_date_precision, release_date) => {
  expect(faultsOf(releaseRecord, { ...release, release_date, release_date_precision })).toEqual([]);
});

test.each([
  ['day', '2026-11-31'],
  ['day', '2027-02-29'],
  ['day', '2026-11'],
  ['month', '2026-13'],
  ['month', '2026-11-06'],
  ['year', '26'],
  ['day', 'bald'],
])('no date of the precision %s: %s', (release_date_precision, release_date) => {
  expect(faultsOf(releaseRecord, { ...release, release_date, release_date_precision })).toEqual([noDate]);
});

test.each([
  [{ name: 'x'.repeat(61) }],
  [{ name: 'x'.repeat(120) }],
  [{ tracks: [{ name: 'Glut' }] }],
  [{ tracks: [{ name: 'G', durationMs: 1 }] }],
])('%j is accepted', (change) => {
  expect(faultsOf(releaseRecord, { ...release, ...change })).toEqual([]);
});

test.each([
  [{ name: 'x'.repeat(121) }, 'name is longer than 120 characters: shorten it'],
  [{ tracks: [{ name: '' }] }, expect.stringMatching(/^tracks\.0\.name /) as string],
  [{ tracks: [{ name: 'Glut', durationMs: 0 }] }, expect.stringMatching(/^tracks\.0\.durationMs /) as string],
  [
    { tracks: [{ name: 'Glut', durationMs: 1.5 }] },
    expect.stringMatching(/^tracks\.0\.durationMs /) as string,
  ],
  [{ id: 'glut' }, 'id is no id of the music service: 22 letters and digits'],
  [{ name: ' ' }, 'name is empty: write the name'],
  [{ type: 'ep' }, 'type is unknown: use album, single or compilation'],
  [{ release_date_precision: 'hour' }, 'release_date_precision is unknown: use day, month or year'],
  [
    { spotify_url: 'http://open.spotify.com/album/1' },
    'spotify_url is no https address: write it in full, beginning with https://',
  ],
])('rejects %j: %s', (change, sentence) => {
  expect(faultsOf(releaseRecord, { ...release, ...change })).toEqual([sentence]);
});
