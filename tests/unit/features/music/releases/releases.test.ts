import { expect, test, vi } from 'vitest';
import {
  currentReleases,
  isNew,
  nextQuarter,
  type ShownRelease,
} from '../../../../../src/features/music/releases/releases.ts';

const day = '2026-11-06';

test.each([
  ['the evening before', '2026-11-05T22:59:59Z', false],
  ['midnight in Vienna, day 0', '2026-11-05T23:00:00Z', true],
  ['the last second of day 31 in Vienna', '2026-12-07T22:59:59Z', true],
  ['midnight in Vienna, day 32', '2026-12-07T23:00:00Z', false],
])('Specification, section 9: NEW! for 31 days after the release date (%s)', (_, now, expected) =>
  expect(isNew(day, new Date(now))).toBe(expected),
);

test('a change of the clock makes no day longer', () => {
  expect(isNew('2027-03-01', new Date('2027-04-01T21:59:59Z'))).toBe(true);
  expect(isNew('2027-03-01', new Date('2027-04-01T22:00:00Z'))).toBe(false);
});

test('a release without a known day is never new', () =>
  expect(isNew(undefined, new Date('2026-11-10T12:00:00Z'))).toBe(false));

test.each([
  ['while it is that day somewhere', '2026-11-05T12:00:00Z', 1],
  ['in the first hour of another day', '2026-11-21T22:30:00Z', 0],
  ['once it is that day everywhere', '2026-11-06T12:00:00Z', 0],
  ['before it is that day anywhere', '2026-11-05T09:59:00Z', 0],
])('uses the date formatter only while clocks on earth show different answers (%s)', (_, now, times) => {
  using clock = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  isNew(day, new Date(now));
  expect(clock).toHaveBeenCalledTimes(times);
});

const noon = Date.parse('2026-11-21T12:00:00Z');

test('the next full quarter of an hour, also from a full one', () => {
  expect(nextQuarter(noon)).toBe(noon + 900_000);
  expect(nextQuarter(noon + 1)).toBe(noon + 900_000);
});

const card = (name: string, src = `/_/${name}.webp`) => ({
  name,
  url: `https://open.spotify.com/album/${name}`,
  linkNote: ' on Spotify',
  published: 'Album',
  cover: { src, width: 306, height: 306 },
});
const builtOf = (names: string) => [...names].map((name) => card(name));
const times = { builtAt: noon, now: noon };
const named = (shown: readonly ShownRelease[] | undefined) =>
  shown?.map(({ release }) => release.name).join('');

test.each([
  ['nothing new', 'ba', undefined],
  ['a new one', 'cba', 'cba'],
  ['another order', 'ab', 'ab'],
])('the service has %s', (_, now, shown) => {
  const records = [...now].map((name) => card(name));
  expect(named(currentReleases(builtOf('ba'), records, times))).toBe(shown);
});

test('a new name shows all releases; those of the build keep their covers', () => {
  const records = [card('b', 'https://i.scdn.co/image/b'), { ...card('a'), name: 'A' }];
  const shown = currentReleases(builtOf('ba'), records, times);
  expect(named(shown)).toBe('bA');
  expect(shown?.map(({ release }) => release.cover.src)).toEqual(['/_/b.webp', '/_/a.webp']);
});

test('a badge that begins or ends shows the releases of the build anew', () => {
  const release = { ...card('a'), badge: { day, text: 'NEW!' } };
  expect(currentReleases([release], undefined, times)).toBeUndefined();
  expect(
    currentReleases([release], undefined, { builtAt: noon, now: Date.parse('2026-12-08T12:00:00Z') }),
  ).toEqual([{ release, isNew: false }]);
});

test('releases of the band’s own with one address keep their covers', () => {
  const own = ['a', 'b'].map((name) => ({
    ...card(name),
    ...{ url: 'https://band.bandcamp.com', ownSince: day, badge: { day, text: 'NEW!' } },
  }));
  const shown = currentReleases(own, undefined, { builtAt: noon, now: Date.parse('2027-01-01T12:00:00Z') });
  expect(shown?.map(({ release }) => release.cover.src)).toEqual(['/_/a.webp', '/_/b.webp']);
});
