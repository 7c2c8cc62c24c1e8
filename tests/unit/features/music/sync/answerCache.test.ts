import { beforeEach, expect, test, vi } from 'vitest';
import { liveAnswersKey } from '../../../../../src/config/storage.ts';
import type { ServiceRelease } from '../../../../../src/records/release.ts';
import {
  cacheAnswers,
  cachedAnswers,
  type Answers,
} from '../../../../../src/features/music/sync/answerCache.ts';
import { fakeStorage } from '../../../desk/kit/records/fakeStorage.ts';
import { blockedStorage } from '../../blockedStorage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
});

const video = {
  id: 'abcdefghij1',
  title: 'Eins',
  thumbnailUrl: 'https://img.example/1.jpg',
  smallUrl: 'https://img.example/2.jpg',
};
const release: ServiceRelease = {
  id: 'a'.repeat(22),
  name: 'Glut',
  type: 'single',
  release_date: '2026-11-06',
  release_date_precision: 'day',
  spotify_url: 'https://open.spotify.com/album/1',
  tracks: [],
};

test.each<[string, Answers]>([
  ['nothing', {}],
  ['records of both', { youTube: { at: 1, records: [video] }, spotify: { at: 2, records: [release] } }],
])('reads back what it has stored: %s', (_, answers) => {
  cacheAnswers(answers);
  expect(cachedAnswers()).toEqual(answers);
});

test.each([
  ['no JSON', '{'],
  ['no time', '{"youTube":{}}'],
  ['another record', '{"youTube":{"at":1,"records":[{"id":1}]}}'],
])('counts an invalid entry as none: %s', (_, entry) => {
  sessionStorage.setItem(liveAnswersKey, entry);
  expect(cachedAnswers()).toEqual({});
});

test('blocked storage holds nothing, and fails nothing', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  cacheAnswers({ youTube: { at: 1 } });
  expect(cachedAnswers()).toEqual({});
});
