import { expect, test } from 'vitest';
import { noteIn } from '../../../src/contracts/concertRules.ts';

test.each([
  [{ de: 'Krank.', en: 'Ill.' }, 'en', { text: 'Ill.', lang: 'en' }],
  [{ de: 'Krank.', en: 'Ill.' }, 'de', { text: 'Krank.', lang: 'de' }],
  [{ de: 'Krank.' }, 'en', { text: 'Krank.', lang: 'de' }],
  [{ en: 'Ill.' }, 'de', { text: 'Ill.', lang: 'en' }],
  [undefined, 'de', undefined],
] as const)('the note %j for readers of %s is %j', (note, locale, shown) => {
  expect(noteIn(note, locale)).toEqual(shown);
});
