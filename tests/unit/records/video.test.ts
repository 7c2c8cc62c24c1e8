import { expect, test } from 'vitest';
import { channelVideo, videoRecord } from '../../../src/records/video.ts';
import { videoIdIn } from '../../../src/records/band/ownVideo.ts';
import { faultsOf } from './faults.ts';

const video = { order: 1, id: 'R6MlUcmOul8', title: 'Nachtbus', img: 'nachtbus' };

test.each<[object, string?]>([
  [{ img: 'x'.repeat(80), title: 'x'.repeat(120) }],
  [{ title: 'x'.repeat(121) }, 'title is longer than 120 characters: shorten it'],
  [{ id: 'https://youtu.be/R6MlUcmOul8' }, 'id is no YouTube id: 11 letters, digits, - or _'],
  [{ id: 'R6MlUcmOul' }, 'id is no YouTube id: 11 letters, digits, - or _'],
  [{ title: '' }, 'title is empty: write the title'],
  [{ img: 'x'.repeat(81) }, 'img is longer than 80 characters: shorten it'],
  [{ img: '' }, 'img is empty: name the picture, without its extension'],
  [{ order: 1.5 }, 'order is no place in a list: write a whole number from 1'],
])('the faults of %j: %s', (change, ...sentences) =>
  expect(faultsOf(videoRecord, { ...video, ...change })).toEqual(sentences),
);

const still = 'https://i.ytimg.com/vi/a/hqdefault.jpg';

test.each([
  ['complete', {}, true],
  ['with an id that is none', { id: 'javascript:1' }, false],
  ['with a still that is no web address', { thumbnailUrl: 'data:image/png;base64,AA' }, false],
  ['with a small still that is no web address', { smallUrl: 'javascript:alert(1)' }, false],
])('a video of the service, %s: accepted is %s', (_, change, isAccepted) => {
  const sent = { id: video.id, title: video.title, thumbnailUrl: still, smallUrl: still, ...change };
  expect(channelVideo.safeParse(sent).success).toBe(isAccepted);
});

test.each([
  'https://www.youtube.com/watch?v=R6MlUcmOul8',
  'https://youtube.com/watch?app=desktop&v=R6MlUcmOul8&list=PLx&t=12s',
  'https://m.youtube.com/watch?v=R6MlUcmOul8#menu',
  'https://music.youtube.com/watch?v=R6MlUcmOul8&si=abc',
  'https://youtu.be/R6MlUcmOul8?si=abc-def_ghi',
  'https://YouTube.com/shorts/R6MlUcmOul8/',
  'https://www.youtube.com/live/R6MlUcmOul8?feature=share',
])('%s is an address of the video', (url) => expect(videoIdIn(url)).toBe('R6MlUcmOul8'));
