import { expect, test } from 'vitest';
import {
  currentVideos,
  selectVideo,
  stillOf,
  thumbOf,
  watchUrl,
  type VideoEntry,
} from '../../../../../src/features/music/videos/videos.ts';

test('V4 a video is watched at its address', () =>
  expect(watchUrl('a&b=c#d')).toBe('https://www.youtube.com/watch?v=a%26b%3Dc%23d'));

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['none, as at first', undefined, a, [b, c]],
  ['one in the middle', 'b', b, [a, c]],
  ['one that is no longer there', 'x', a, [b, c]],
])('selected is %s: it is active, and the list is all others in their order', (_, selected, active, others) =>
  expect(selectVideo([a, b, c], selected)).toEqual({ active, others }),
);

test('every window gets its own still, in the pixels that it was rendered in', () => {
  const video = { thumb: '/t.webp', narrowStill: '/n.webp', wideStill: '/w.webp' } as VideoEntry;
  expect(stillOf(video)).toEqual({
    sources: [{ srcSet: '/n.webp', media: '(width < 48em)', width: 585, height: 329 }],
    src: '/w.webp',
    width: 900,
    height: 506,
  });
  expect(thumbOf(video)).toEqual({ src: '/t.webp', width: 160, height: 90 });
});

const built = ['a', 'b'].map((id) => ({
  id,
  title: `Video ${id}`,
  thumb: `/${id}-t.webp`,
  narrowStill: `/${id}-n.webp`,
  wideStill: `/${id}-w.webp`,
})) as [VideoEntry, VideoEntry];
const record = (id: string, title = `Video ${id}`) => ({
  id,
  title,
  thumbnailUrl: `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`,
  smallUrl: `https://i.ytimg.com/vi/${id}/mqdefault.jpg`,
});

test('videos of the build keep their rendered stills and get their new titles; others show the service’s stills', () => {
  expect(currentVideos(built, [record('c'), record('a', 'Neuer Titel')], 'a')).toEqual([
    {
      id: 'c',
      title: 'Video c',
      thumb: 'https://i.ytimg.com/vi/c/mqdefault.jpg',
      narrowStill: 'https://i.ytimg.com/vi/c/maxresdefault.jpg',
      wideStill: 'https://i.ytimg.com/vi/c/maxresdefault.jpg',
    },
    { ...built[0], title: 'Neuer Titel' },
  ]);
});

const ten = Array.from({ length: 10 }, (_, index) => String(index));

test.each([
  ['still there', ['c', 'b', 'a'], 'a', ['c', 'b', 'a']],
  ['removed from the channel', ['c', 'b'], 'a', ['a', 'c', 'b']],
  ['newer than the build', ['c', 'b'], 'c', ['c', 'b']],
  ['removed from a full channel', ten, 'a', ['a', ...ten.slice(0, 9)]],
  ['there, without new records', [], 'a', ['a', 'b']],
])('the active video is %s: the list', (_, ids, active, list) => {
  const entries = currentVideos(
    built,
    ids.map((id) => record(id)),
    active,
  );
  expect(entries.map(({ id }) => id)).toEqual(list);
  expect(selectVideo(entries, active).active.id).toBe(active);
});

test('a video of the desk stays in front of the channel’s, once, with its own title', () => {
  const own = built.map((video) => (video.id === 'b' ? { ...video, isOfDesk: true as const } : video));
  const entries = currentVideos(
    own as unknown as typeof built,
    [...ten, 'b'].map((id) => record(id)),
    'b',
  );
  expect(entries.map(({ id }) => id)).toEqual(['b', ...ten.slice(0, 9)]);
  expect(entries[0]).toEqual(own[1]);
});
