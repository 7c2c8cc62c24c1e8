import { expect, test } from 'vitest';
import {
  changedRecord,
  isExpired,
  isHidden,
  restoredRecord,
  versionOf,
} from '../../../src/stores/gallery/storedRecord.ts';
import type { PictureChange } from '../../../src/records/gallery/storedPicture.ts';
import { type PictureRecord, pictureRecord } from '../../../src/records/gallery/pictureRecord.ts';

const picture: PictureRecord = {
  id: 'abc-DEF_123',
  url: '/api/cloudinary/abc-DEF_123',
  width: 400,
  height: 320,
  bytes: 1000,
  type: 'image/jpeg',
  added: '2026-10-01T10:00:00.000Z',
  rank: '1790000000000',
};
const fileFields = ['url', 'width', 'height', 'bytes', 'type', 'added'];
const removal = '2026-10-02T10:00:00.000Z';
const lastMoment = Date.parse('2026-11-01T10:00:00.000Z');

test.each([
  ['a day later', lastMoment - 29 * 24 * 3_600_000, true],
  ['after exactly 30 days', lastMoment, true],
  ['a millisecond after that', lastMoment + 1, false],
])('a removed picture can be restored %s (%i): %s', (_, now, isRestorable) => {
  const removed = { ...picture, deleted: removal };
  expect(isExpired(removed, now)).toBe(!isRestorable);
  const restore = () => restoredRecord(removed, now);
  expect(isExpired(picture, now), 'it was never removed').toBe(false);
  if (isRestorable) expect(restore()).toEqual(picture);
  else expect(restore).toThrow('gone');
});

const changed = (record: PictureRecord, set: PictureChange) =>
  changedRecord(record, { id: 'key', set, was: {} }, [], lastMoment);
const both = { de: 'Nora.', en: 'Nora.' };

test.each<[what: string, set: PictureChange, isShown: boolean]>([
  ['its description', { alt: both }, true],
  ['that it is decorative', { decorative: true }, true],
  ['its photographer', { credit: 'Lena' }, false],
  ['its place', { after: null }, false],
  ['that it is not decorative', { decorative: null }, false],
])('U4 a picture that is still to be described, and gets %s', (_, set, isShown) => {
  const pending = { ...picture, pending: true } as const;
  const after = changed(pending, set);
  expect([isHidden(pending), isHidden(after)]).toEqual([true, !isShown]);
  expect(versionOf(pending), 'the mark is a part of the version').not.toBe(versionOf(picture));
});

test('a picture without the mark is shown, described or not, and stays so when its description goes', () => {
  const described = { ...picture, alt: both };
  const cleared = changed(described, { alt: null });
  expect([picture, described, cleared].map(isHidden)).toEqual([false, false, false]);
});

test('a repeat of a change that had found itself made already writes nothing, after somebody has undone it', () => {
  const found = changed({ ...picture, alt: both }, { alt: both });
  const undone = changedRecord(found, { id: 'undo', set: { alt: null }, was: {} }, [], lastMoment);
  expect(changed(undone, { alt: both })).toBe(undone);
});

test('a picture remembers its last 20 changes', () => {
  const change = (record: PictureRecord, id: string) =>
    changedRecord(record, { id, set: { credit: id }, was: {} }, [], lastMoment);
  const record = Array.from({ length: 21 }, (_, index) => String(index)).reduce(change, picture);
  expect(change(record, '20')).toBe(record);
  expect([record.changes?.length, change(record, '0').credit]).toEqual([20, '0']);
});

test.each<[Partial<Record<keyof PictureRecord, unknown>>, boolean]>([
  [{}, true],
  [{ id: 'a'.repeat(400) }, true],
  [{ id: 'a'.repeat(401) }, false],
  [{ id: '' }, false],
  [{ id: 'abc\n' }, false],
  [{ id: '/abc' }, false],
  [{ img: 'bass' }, false],
  [Object.fromEntries([['img', 'bass'], ...fileFields.map((name) => [name, undefined])]), true],
  [{ url: undefined }, false],
  [{ pending: true }, true],
  [{ rank: '9'.repeat(1000) }, true],
  [{ rank: '9'.repeat(1001) }, false],
  [{ rank: '' }, false],
  [{ rank: '12x' }, false],
  [{ url: '/' }, true],
  [{ url: 'https://evil.test/a.jpg' }, false],
  [{ width: 10_000 }, true],
  [{ width: 10_001 }, false],
])('a record with %j counts as a picture: %s', (difference, counts) =>
  expect(pictureRecord.safeParse({ ...picture, ...difference }).success).toBe(counts),
);
