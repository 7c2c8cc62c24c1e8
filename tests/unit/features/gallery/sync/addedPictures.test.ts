import { describe, expect, test } from 'vitest';
import {
  updatedRecord,
  listPart,
  versionOf,
  visiblePictures,
} from '../../../../../src/stores/gallery/storedRecord.ts';
import { newRank, type PictureRecord } from '../../../../../src/records/gallery/pictureRecord.ts';
import { homePageRecords } from '../../../../../src/config/behaviour.ts';
import { shownPictures } from '../../../../../src/features/gallery/sync/shownPictures.ts';
import { joinedPictures, listAddress } from '../../../../../src/features/gallery/sync/storedPictures.ts';
import { storedPicture } from '../../../storedPicture.ts';

const minute = 60_000;
const opened = Date.parse('2026-11-21T19:00:00Z');
const name = (number: number) => `picture-${number}`;

/** A store into which the band has put pictures of these numbers, one a minute. */
const store = (from: number, to: number): PictureRecord[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...storedPicture(name(from + index)),
    rank: newRank(opened + (from + index) * minute, 0, 0),
  }));

/** The page that a build makes of a store, without the pictures that it has to leave out. */
function build(pictures: readonly PictureRecord[], limit?: number, leftOut: readonly string[] = []) {
  const known = pictures.filter(({ id }) => !leftOut.includes(id));
  const ranks = known.map(({ rank }) => rank).toSorted();
  return { limit, newest: ranks.at(-1), built: visiblePictures(known, { limit }).map(({ id }) => id) };
}

/** The pictures that a visitor of that page sees, and how many of them the store has sent. */
function visit({ limit, newest, built }: ReturnType<typeof build>, pictures: readonly PictureRecord[]) {
  const query = new URL(listAddress({ newest, limit }), 'https://match.example').searchParams;
  const answer = visiblePictures(pictures, listPart.parse(Object.fromEntries(query)));
  const stored = joinedPictures(structuredClone(answer), []);
  const shown = shownPictures(
    built.map((id) => ({ id })),
    stored,
    limit,
  );
  return { sent: answer.length, seen: [...shown.added, ...shown.built].map(({ id }) => id) };
}

const ids = (pictures: readonly PictureRecord[]) => visiblePictures(pictures).map(({ id }) => id);

describe.each([0, 1, 59, 60, 61, 200])('with %i pictures at build', (count) => {
  const before = store(1, count);

  test.each<[added: number, sent: number]>([
    [0, 0],
    [1, 1],
    [2, 2],
    [59, 59],
    [60, 60],
    [61, 60],
  ])('and %i since, the home page is sent %i and shows the newest 60', (added, sent) => {
    const now = store(1, count + added).toReversed();
    expect(visit(build(before, homePageRecords), now)).toEqual({
      sent,
      seen: ids(now).slice(0, homePageRecords),
    });
  });

  test.each([0, 1, 61])('and %i since, the list of all pictures shows all', (added) => {
    const now = store(1, count + added);
    expect(visit(build(before), now)).toEqual({ sent: added, seen: ids(now) });
  });
});

test('a picture that the build left out joins only where it is newer than all that the build knew', () => {
  const now = store(1, 200);
  const page = build(now, homePageRecords, [name(200), name(199), name(150), name(100)]);
  const seen = [name(200), name(199), ...page.built].slice(0, homePageRecords);
  expect(visit(page, now)).toEqual({ sent: 2, seen });
});

describe('pictures that the band has moved since the build', () => {
  const before = store(1, 200);
  const [home, list] = [build(before, homePageRecords), build(before)];
  const later = opened + 1000 * minute;
  const move = (pictures: readonly PictureRecord[], number: number, place: number) =>
    pictures.map((picture) =>
      picture.id === name(number)
        ? updatedRecord(picture, { place }, versionOf(picture), pictures, later)
        : picture,
    );

  test('one that left the front brings no others there', () => {
    const now = move(before, 200, 200);
    expect(visit(home, now)).toEqual({ sent: 0, seen: home.built });
    expect(visit(list, now)).toEqual({ sent: 0, seen: list.built });
  });

  test.each([
    ['that the home page had', 195],
    ['that it had not', 20],
  ])('one %s stands at the front, and only there', (_, number) => {
    const now = move(before, number, 1);
    expect(visit(home, now)).toEqual({ sent: 1, seen: ids(now).slice(0, homePageRecords) });
    expect(visit(list, now)).toEqual({ sent: 1, seen: ids(now) });
  });

  test('the next new one stands before it', () => {
    const now = [
      ...move(before, 20, 1),
      ...store(201, 201).map((picture) => ({ ...picture, rank: newRank(later + 1) })),
    ];
    expect(visit(home, now).seen.slice(0, 3)).toEqual([201, 20, 200].map(name));
  });
});
