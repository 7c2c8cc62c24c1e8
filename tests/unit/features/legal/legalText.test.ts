import { afterEach, expect, test } from 'vitest';
import gdpr from '../../../../i18n/de/gdpr.json' with { type: 'json' };
import imprint from '../../../../i18n/de/imprint.json' with { type: 'json' };
import { messageDays } from '../../../../src/config/contact.ts';
import { contactDraftKey } from '../../../../src/config/storage.ts';
import { localeCodes } from '../../../../src/config/locales.ts';
import { restorableDays } from '../../../../src/config/stores.ts';
import type { Service } from '../../../../src/config/services.ts';
import { sessionCookie, tokenCookie } from '../../../../src/config/session.ts';
import { site } from '../../../../src/config/site.ts';
import { concertKind } from '../../../../src/features/concerts/desk/data/concertKind.ts';
import { venueKind } from '../../../../src/features/concerts/venues/data/venueKind.ts';
import { legalSections, termsOf, updatedLine } from '../../../../src/features/legal/legalText.ts';

const files = { imprint, gdpr } as const;
const shipped = { ...site.imprint };
afterEach(() => {
  Object.assign(site.imprint, shipped);
});

test.each(['imprint', 'gdpr'] as const)('%s: every text of the file is on the page, in its order', (area) => {
  const keys = Object.keys(files[area]).filter((key) => /^\d/.test(key));
  for (const locale of localeCodes) {
    const sections = legalSections(area, locale);
    const texts = sections.flatMap(({ heading, texts: lines, rows, takeBack }) => [
      heading,
      ...lines,
      ...rows.flatMap(({ term, value }) => [term, value]),
      ...(takeBack ? [takeBack.button, takeBack.answer] : []),
    ]);
    expect(texts).toHaveLength(keys.length);
    expect(texts.join('\n')).not.toContain('{{');
  }
});

test('the owner’s data stand where the law asks for them', () => {
  Object.assign(site.imprint, { ownerName: 'Nora Zünd', street: 'Gasse 1', postcode: '1020' });
  const [owner] = legalSections('imprint', 'en');
  expect(owner?.rows).toContainEqual({ term: 'Media owner and service provider', value: 'Nora Zünd' });
  expect(owner?.rows).toContainEqual({ term: 'Address', value: 'Gasse 1, 1020 Wien, Austria' });
});

test('§ 5 ECG: what only companies must say is not shown when it is empty', () => {
  Object.assign(site.imprint, { vatId: '', chamber: '' });
  const terms = legalSections('imprint', 'de').flatMap(({ rows }) => rows.map(({ term }) => term));
  expect(terms).not.toContain('UID-Nummer');
  expect(terms).not.toContain('Kammer oder Berufsverband');
  expect(terms).toContain('Telefon');
});

test('the GDPR page says of a message what is kept, where and how long, of counts, of cookies and of drafts', () => {
  for (const locale of localeCodes) {
    const sections = legalSections('gdpr', locale);
    const words = sections.flatMap(({ texts }) => texts).join('\n');
    for (const fact of [
      'Netlify Blobs',
      `${messageDays} `,
      'Hash',
      sessionCookie,
      tokenCookie,
      `„${contactDraftKey}“`,
      '„desk“',
      `${restorableDays} `,
    ])
      expect(words.toLowerCase(), fact).toContain(
        (locale === 'de' ? fact : fact.replace('„', '“').replace(/“$/, '”')).toLowerCase(),
      );
    expect(words).not.toMatch(/sendet noch nichts|does not send/);
  }
});

test('every entry of a draft has the name that the GDPR page tells', () => {
  for (const { prefix } of [concertKind, venueKind]) expect(prefix).toMatch(/^desk/);
});

test('the date of the text is a date of its language', () => {
  Object.assign(site.imprint, { updated: '2027-01-09' });
  expect(updatedLine('gdpr', 'de')).toBe('Stand: Sa., 9. Jänner 2027');
  expect(updatedLine('gdpr', 'en')).toBe('Last updated: Sat, 9 January 2027');
});

test.each(localeCodes)(
  '%s: the GDPR page names the services that are switched on, and no others',
  (locale) => {
    const words = (...on: Service[]) =>
      legalSections('gdpr', locale, on).flatMap(({ heading, texts }) => [heading, ...texts]);
    const all = words('firestore', 'youTube', 'spotify', 'cloudinary').join('\n');
    const off = words().join('\n');
    const live = /Live (von|from) YouTube \(Google\) (und|and) Spotify/;

    for (const name of ['Firestore', 'Cloudinary', 'Google Cloud EMEA Limited', live])
      expect(all).toMatch(name);
    for (const name of ['Firestore', 'Cloudinary', /Live (von|from)/, 'live-answers'])
      expect(off).not.toMatch(name);
    expect(off + all).not.toContain('{{');

    expect(words('spotify').join('\n')).toMatch(/Live (von|from) Spotify/);
    expect(words('spotify').join('\n')).not.toMatch(
      /YouTube \(Google\)|for YouTube Google|für YouTube Google/,
    );
    expect(words('cloudinary')).toHaveLength(words().length + 2);
  },
);

test('every permission can be taken back where it stands', () => {
  const sections = legalSections('gdpr', 'en', ['youTube']);
  expect(sections.flatMap(({ id, takeBack }) => (takeBack ? [[id, takeBack.entries]] : []))).toEqual([
    ['youtube', ['youtube']],
    ['live', ['live', 'live-answers']],
  ]);
});

test('a missing setting is named by the row of the imprint that shows it, each row once', () => {
  const settings = ['ownerName', 'street', 'postcode', 'email', 'updated'];
  expect(termsOf(settings, 'de')).toEqual(['Medieninhaber und Diensteanbieter', 'Anschrift', 'E-Mail']);
  expect(termsOf(settings, 'en')).toEqual(['Media owner and service provider', 'Address', 'E-mail']);
});
