import { expect, test } from 'vitest';
import { delayText, formatDuration, formatPercent, formatSize } from '../../../../src/lib/i18n/formats.ts';
import { translator } from '../../../../src/desk/kit/translate.ts';

test.each([
  [formatPercent('de', 0.404), '40\u00a0%'],
  [formatPercent('en', 0.404), '40%'],
  [formatSize('de', 500 * 1024), '500\u00a0kB'],
  [formatSize('en', 1), '1\u00a0kB'],
  [formatDuration('de', 1), '1\u00a0Sekunde'],
  [formatDuration('en', 40.2), '41\u00a0seconds'],
  [formatDuration('de', 121), '3\u00a0Minuten'],
])('keeps the number and its unit on one line: %s', (formatted, expected) =>
  expect(formatted).toBe(expected),
);

test.each([
  [null, 'de', ''],
  ['3600', 'de', 'Bis alle anderen es sehen, kann es bis zu 60\u00a0Minuten dauern.'],
  ['60', 'de', 'Bis alle anderen es sehen, kann es bis zu 60\u00a0Sekunden dauern.'],
  [null, 'en', ''],
  ['3600', 'en', 'It may take up to 60\u00a0minutes for everyone else to see it.'],
] as const)('describes the delay of %j seconds in %s', (seconds, locale, sentence) =>
  expect(delayText(seconds, locale, translator(locale))).toBe(sentence),
);
