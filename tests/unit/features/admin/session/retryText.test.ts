import { expect, test } from 'vitest';
import { delayText } from '../../../../../src/features/admin/session/retryText.ts';
import { wordsOf } from '../../../../../src/features/admin/words.ts';

test.each([
  [null, 'de', ''],
  ['3600', 'de', 'Bis alle anderen es sehen, kann es bis zu 60\u00a0Minuten dauern.'],
  ['60', 'de', 'Bis alle anderen es sehen, kann es bis zu 60\u00a0Sekunden dauern.'],
  [null, 'en', ''],
  ['3600', 'en', 'It may take up to 60\u00a0minutes for everyone else to see it.'],
] as const)('the header %j is said as a sentence in %s', (seconds, locale, sentence) => {
  expect(delayText(seconds, locale, wordsOf(locale))).toBe(sentence);
});
