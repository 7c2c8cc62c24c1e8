import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeCodes, type Locale } from '../../../../src/config/locales.ts';

const areas = readdirSync('i18n/de').map((file) => file.replace('.json', ''));
const texts = (locale: Locale, area: string) =>
  JSON.parse(readFileSync(`i18n/${locale}/${area}.json`, 'utf8')) as Record<string, string>;
const variables = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test('both languages have the same areas', () =>
  expect(readdirSync('i18n/en')).toEqual(readdirSync('i18n/de')));

test.each(areas)('%s: both languages have the same keys, in the same order', (area) =>
  expect(Object.keys(texts('en', area))).toEqual(Object.keys(texts('de', area))),
);

test.each(areas)('%s: both languages interpolate the same values', (area) => {
  const [de, en] = [texts('de', area), texts('en', area)];
  for (const [key, text] of Object.entries(de)) expect(variables(en[key]), key).toEqual(variables(text));
});

test.each(areas)('%s: every text is a string without HTML and without outer white space', (area) => {
  for (const [key, text] of localeCodes.flatMap((locale) => Object.entries(texts(locale, area)))) {
    expect(text, key).toMatch(/^\S(.*\S)?$/s);
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
  expect(Object.keys(texts('de', area))).toEqual(expect.arrayContaining(keys)),
);

test('has the texts that the specification fixes', () => {
  for (const locale of localeCodes) {
    expect(texts(locale, 'page')['coming-soon']).toBe('COMING SOON!');
    expect(texts(locale, 'music').new).toBe('NEW!');
    expect(texts(locale, 'members').heading).toBe('The Members');
  }
});

function numbered(key: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${key}-${index + 1}`);
}
