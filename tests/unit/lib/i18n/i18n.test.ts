import { expect, test } from 'vitest';
import { sharedLanguage, translator } from '../../../../src/lib/i18n/i18n.ts';

test('returns a text of the files in the requested language, independent of earlier requests', () => {
  const [de, en] = [translator('de'), translator('en')];
  expect([de('navigation:the-band'), en('navigation:the-band'), de('navigation:the-band')]).toEqual([
    'Die Band',
    'The Band',
    'Die Band',
  ]);
  expect([de('live:concerts', { count: 1 }), de('live:concerts', { count: 12 })]).toEqual([
    'Konzert',
    'Konzerte',
  ]);
  // Astro and React escape values.
  expect(en('media:credit', { name: 'Kees & Mia <3' })).toBe('Picture: Kees & Mia <3');
});

test('marks a text that is English in every language, and no text that is translated', () => {
  expect(sharedLanguage('de', 'booking:wanna-book')).toBe('en');
  expect(sharedLanguage('en', 'booking:wanna-book')).toBeUndefined();
  expect(sharedLanguage('de', 'band:heading')).toBeUndefined();
});
