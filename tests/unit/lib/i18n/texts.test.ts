import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultLocale, localeCodes, otherLocales, type Locale } from '../../../../src/config/locales.ts';

const areas = readdirSync(`i18n/${defaultLocale}`).map((file) => file.replace('.json', ''));
const texts = (locale: Locale, area: string) =>
  JSON.parse(readFileSync(`i18n/${locale}/${area}.json`, 'utf8')) as Record<string, string>;
const variables = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(otherLocales(defaultLocale))('%s', (locale) => {
  test('has a folder with the same areas', () =>
    expect(readdirSync(`i18n/${locale}`)).toEqual(readdirSync(`i18n/${defaultLocale}`)));

  test.each(areas)('%s: has the same keys, in the same order, and interpolates the same values', (area) => {
    const [own, first] = [texts(locale, area), texts(defaultLocale, area)];
    expect(Object.keys(own)).toEqual(Object.keys(first));
    for (const [key, text] of Object.entries(first))
      expect(variables(own[key]), key).toEqual(variables(text));
  });
});

/** Areas of texts that a band may leave out. */
const mayBeEmpty = ['hero', 'welcome', 'band'];

test.each(areas)('%s: every text is a string without HTML and without outer white space', (area) => {
  for (const [key, text] of localeCodes.flatMap((locale) => Object.entries(texts(locale, area)))) {
    expect(text, key).toMatch(mayBeEmpty.includes(area) ? /^(\S(.*\S)?)?$/s : /^\S(.*\S)?$/s);
    expect(text, key).not.toMatch(/<\/?[a-z]|&[a-z]+;|&#/i);
  }
});

/** The keys of the specification (section 2 and the constants of section 9), by file. */
const specified = {
  navigation: ['the-band', 'live', 'shop', 'media', 'contact', 'listen-in', 'imprint', 'gdpr', 'log-in'],
  hero: ['listen-in', 'upcoming-gigs', 'merch'],
  welcome: ['between', 'schnulze', 'welcome-to'],
  band: ['listen-in-now', ...numbered('band-description', 4)],
  live: ['upcoming', 'past', 'begins', 'tickets'],
  booking: ['wanna-book', 'contact-now', ...numbered('booking', 3)],
  media: ['all-pics', 'videos', 'press'],
  music: ['latest-videos', 'latest-releases', 'new'],
  contact: ['name', 'email', 'message', 'send'],
  instruments: ['electric-guitar', 'bass', 'voice', 'drums', 'background-voice', 'synth'],
};

test.each(Object.entries(specified))('has the keys of the specification: %s', (area, keys) =>
  expect(Object.keys(texts(defaultLocale, area)).map((key) => key.replace(/_other$/, ''))).toEqual(
    expect.arrayContaining(keys),
  ),
);

test('the text for one person has one for several beside it, and no band in it', () => {
  for (const locale of localeCodes) {
    const all = areas.flatMap((area) => Object.entries(texts(locale, area)));
    const names = new Set(all.map(([key]) => key));
    const ofOne = all.filter(([key]) => key.endsWith('_one'));
    expect(ofOne.length).toBeGreaterThanOrEqual(16);
    for (const [key, text] of ofOne) {
      expect(names, key).toContain(key.replace('_one', '_other'));
      expect(text, key).not.toMatch(/\bband\b/i);
    }
  }
});

test.each(localeCodes)('has the texts that the specification fixes, in %s', (locale) => {
  expect(texts(locale, 'page')['coming-soon']).toBe('COMING SOON!');
  expect(texts(locale, 'music').new).toBe('NEW!');
  expect(texts(locale, 'members').heading_other).toBe('The Members');
});

function numbered(key: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${key}-${index + 1}`);
}
