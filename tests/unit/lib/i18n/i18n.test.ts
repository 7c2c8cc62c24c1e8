import { expect, test } from 'vitest';
import { translator } from '../../../../src/lib/i18n/i18n.ts';
import type { TextKey } from '../../../../src/lib/i18n/translator.ts';

test('returns a text in the requested language, independent of earlier requests', () => {
  const [de, en] = [translator('de'), translator('en')];
  expect([de('navigation:the-band'), en('navigation:the-band'), de('navigation:the-band')]).toEqual([
    'Die Band',
    'The Band',
    'Die Band',
  ]);
});

test.each([
  [0, 'Konzerte'],
  [1, 'Konzert'],
  [12, 'Konzerte'],
])('the plural of %i', (count, text) => expect(translator('de')('live:concerts', { count })).toBe(text));

test('does not escape values: Astro and React do', () =>
  expect(translator('en')('media:credit', { name: 'Kees & Mia <3' })).toBe('Picture: Kees & Mia <3'));

test.each([
  ['en', 'navigation:backstage', 'The text navigation:backstage is missing: add it to i18n/en.'],
  ['de', 'members:description-ringo', 'The text members:description-ringo is missing: add it to i18n/de.'],
] as const)('a missing text stops the build (%s %s)', (locale, key, sentence) =>
  expect(() => translator(locale)(key as TextKey)).toThrow(sentence),
);
