import { expect, test } from 'vitest';
import type { Answers } from '../../../../../src/features/music/sync/answerCache.ts';
import type { Locale } from '../../../../../src/config/locales.ts';
import { loadStatusText } from '../../../../../src/features/music/sync/statusText.ts';

const at = Date.parse('2026-11-21T19:05:00Z');
const both: Answers = { youTube: { at: at + 60_000, records: [] }, spotify: { at, records: [] } };

test.each<[Locale, string, Answers | undefined, string]>([
  ['de', 'on their way', undefined, 'Wird geholt …'],
  ['de', 'there', both, 'Live von YouTube (Google) und Spotify, Stand 20:05.'],
  ['en', 'there', both, 'Live from YouTube (Google) and Spotify, as of 20:05.'],
  [
    'de',
    'there but for one',
    { ...both, youTube: { at } },
    'Live von Spotify, Stand 20:05. Keine Antwort von YouTube (Google): Hier steht, was zuletzt bekannt war.',
  ],
  ['en', 'missing', {}, 'No answer from YouTube (Google) and Spotify: this is what was last known.'],
])('%s: the answers are %s', async (language, _, answers, said) => {
  const describe = await loadStatusText(language);
  expect(describe(['youTube', 'spotify'], answers)).toBe(said);
});

test('who is not switched on is not named', async () => {
  const describe = await loadStatusText('en');
  expect(describe(['spotify'], both)).toBe('Live from Spotify, as of 20:05.');
});
