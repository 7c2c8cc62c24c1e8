import { expect, test } from 'vitest';
import {
  fileIn,
  interpolate,
  keyTexts,
  translate,
  type Translate,
} from '../../../../src/lib/i18n/translator.ts';

test.each([
  ['{{position}} von {{count}}', { position: 3, count: 10 }, '3 von 10'],
  ['{{a}} {{a}}', { a: 'x' }, 'x x'],
  ['{{a}} {{b}}', { a: 0 }, '0 {{b}}'],
  // A value that looks like a replacement pattern is literal.
  ['{{a}}', { a: '$& {{b}}', b: 'y' }, '$& {{b}}'],
  ['no placeholder', {}, 'no placeholder'],
])('interpolates %j with %j', (template, values, result) =>
  expect(interpolate(template, values)).toBe(result),
);

const texts = {
  plain: 'Live',
  pair: '{{count}} von {{most}}',
  date_one: '1 Termin',
  date_other: '{{count}} Termine',
};

test.each<[key: 'plain' | 'pair' | 'date', Parameters<Translate>[1], string]>([
  ['plain', undefined, 'Live'],
  ['pair', { count: 1, most: 3 }, '1 von 3'],
  ['pair', {}, '{{count}} von {{most}}'],
  ['date', { count: 0 }, '0 Termine'],
  ['date', { count: 1 }, '1 Termin'],
  ['date', { count: '1' }, '1 Termin'],
  ['date', { count: 12 }, '12 Termine'],
  ['date', {}, '{{count}} Termine'],
])('translates %s with %j', (key, values, text) => expect(translate('de', texts)(key, values)).toBe(text));

test.each([
  [1, {}, '1 Termin'],
  [4, {}, '{{count}} Termine'],
  [1, { count: 2 }, '2 Termine'],
])('of %i members and %j, a text without a count is that of the members', (members, values, text) =>
  expect(translate('de', texts, members)('date', values)).toBe(text),
);

test('takes the form of the language, and the general one where its texts have no other', () => {
  const forms = { date_few: 'několik', date_other: 'mnoho' };
  const t = translate('cs' as 'de', forms);
  expect([1, 3, 7].map((count) => t('date', { count }))).toEqual(['mnoho', 'několik', 'mnoho']);
});

test('throws for a missing text', () =>
  expect(() => translate('en', { plain: 'Live' } as Record<'plain' | 'gone', string>)('gone')).toThrow(
    'The text gone is missing: add it to i18n/en.',
  ));

test('finds the file of a language by its folder, and names its texts by their area', () => {
  const texts = keyTexts({ shop: { heading: 'Shop' }, hero: { merch: 'Merch' } } as GermanFiles);
  expect(texts).toEqual({ 'shop:heading': 'Shop', 'hero:merch': 'Merch' });
  const files = { '/generated/i18n/de/en.json': 'German', '/generated/i18n/en/en.json': 'English' };
  expect([fileIn('de', files), fileIn('en', files)]).toEqual(['German', 'English']);
});
