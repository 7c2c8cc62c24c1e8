import { expect, test } from 'vitest';
import { releaseKind, servicesIn } from '../../../../../src/features/band/desk/music/releaseKind.ts';
import { linesOf, tracksIn } from '../../../../../src/features/band/desk/music/tracks.ts';
import { videoKind } from '../../../../../src/features/band/desk/music/videoKind.ts';
import { ownRelease } from '../../../../../src/records/band/ownRelease.ts';
import { ownVideo } from '../../../../../src/records/band/ownVideo.ts';

const t = (key: string) => key;
const spotify = `https://open.spotify.com/album/${'a'.repeat(22)}`;

test.each([
  ['Nachtbus', { name: 'Nachtbus' }],
  ['Nachtbus – 3:20', { name: 'Nachtbus', durationMs: 200_000 }],
  ['  Nachtbus (live) (1:03:20) ', { name: 'Nachtbus (live)', durationMs: 3_800_000 }],
  ['Halb 4\t12:05', { name: 'Halb 4', durationMs: 725_000 }],
  // No lengths.
  ['Um 3:70', { name: 'Um 3:70' }],
  ['Stille 0:00', { name: 'Stille' }],
])('the line %j is the track %j', (line, track) => expect(tracksIn(`\n${line}\n`)).toEqual([track]));

test('a line that stays keeps the exact length of its track', () => {
  const former = [
    { name: 'Lang', durationMs: 3_800_400 },
    { name: 'Ohne' },
    { name: 'Kurz', durationMs: 65_499 },
  ];
  expect(linesOf(former)).toBe('Lang 1:03:20\nOhne\nKurz 1:05');
  expect(tracksIn('Kurz 1:05\nLang 1:03:21', former)).toEqual([
    { name: 'Kurz', durationMs: 65_499 },
    { name: 'Lang', durationMs: 3_801_000 },
  ]);
});

const file = ownRelease.parse({
  ...{ id: 'glut', name: 'Glut', type: 'single', release_date: '2023', release_date_precision: 'year' },
  ...{
    spotify_url: spotify,
    img: 'glut',
    tracks: [{ name: 'Glut', durationMs: 236_180 }],
    focus: [0.5, 0.3],
  },
});

test('a release of a file keeps all that its form cannot show until that is changed', () => {
  const values = releaseKind.toForm(file);
  expect(values).toMatchObject({ release_date: '', links: spotify, tracks: 'Glut 3:56', focus: '0.5 0.3' });
  const { id, revision, ...fields } = file;
  expect(releaseKind.fromForm({ ...values, name: 'Glut 2' }, file), `${id} ${revision}`).toEqual({
    ...fields,
    name: 'Glut 2',
  });
  const changed = {
    ...values,
    release_date: '2023-05-04',
    links: `${spotify}\nband.bandcamp.com/album/glut\n\n${spotify}`,
  };
  expect(releaseKind.fromForm(changed, file)).toEqual({
    ...{ name: 'Glut', type: 'single', img: 'glut', tracks: file.tracks, focus: [0.5, 0.3] },
    ...{ release_date: '2023-05-04', release_date_precision: 'day' },
    links: [spotify, 'https://band.bandcamp.com/album/glut'],
  });
});

test('lines name their services, each once', () =>
  expect(
    servicesIn(
      `${spotify}\nhttps://open.spotify.com/x\nhttp://band.bandcamp.com\nshop.band.at/cd\nkein link`,
    ),
  ).toEqual([...['Spotify', 'Bandcamp', 'shop.band.at']]));

const video = { ...videoKind.empty, video: 'youtu.be/R6MlUcmOul8?si=x', order: '3' };

test('a new video is its id and its place; another address takes away the still of the one before', () => {
  expect(videoKind.fromForm(video)).toEqual({ video: 'R6MlUcmOul8', order: 3 });
  const stored = ownVideo.parse({
    id: 'a',
    order: 7,
    video: 'R6MlUcmOul8',
    title: 'Nachtbus',
    img: 'nachtbus',
  });
  const values = videoKind.toForm(stored);
  expect(videoKind.fromForm({ ...values, title: 'Bus' }, stored)).toMatchObject({
    order: 7,
    img: 'nachtbus',
    title: 'Bus',
  });
  expect(videoKind.fromForm({ ...values, video: 'https://youtu.be/AAAAAAAAAAA' }, stored)).toEqual({
    ...{ order: 7, video: 'AAAAAAAAAAA', title: 'Nachtbus' },
  });
});

test('a form tells everything that is missing at once', () =>
  expect(releaseKind.findErrors(releaseKind.empty, undefined, t).map(({ field }) => field)).toEqual([
    'name',
    'links',
  ]));
