import { afterEach, expect, test } from 'vitest';
import gdpr from '../../../../i18n/de/gdpr.json' with { type: 'json' };
import imprint from '../../../../i18n/de/imprint.json' with { type: 'json' };
import { messageDays } from '../../../../src/config/contact.ts';
import { contactDraftKey } from '../../../../src/config/storage.ts';
import { localeCodes, type Locale } from '../../../../src/config/locales.ts';
import { restorableDays } from '../../../../src/config/stores.ts';
import type { Service } from '../../../../src/config/services.ts';
import { sessionCookie, tokenCookie } from '../../../../src/config/session.ts';
import { site } from '../../../../src/config/site.ts';
import { pageDescription } from '../../../../src/lib/routing/pages.ts';
import { legalSections, termsOf, updatedLine } from '../../../../src/features/legal/legalText.ts';
import type { Shown } from '../../../../src/features/legal/serviceText.ts';
import { kinds } from '../../../../src/records/kinds.ts';

const files = { imprint, gdpr } as const;
const withVideos: Shown = { services: [], links: [], hasVideos: true, photographers: ['Anna Berger', 'Jan'] };
const shipped = { ...site.imprint };
afterEach(() => {
  Object.assign(site.imprint, shipped);
});

test.each(['imprint', 'gdpr'] as const)('%s: every text of the file is on the page, in its order', (area) => {
  // The last row of the second section is Germany's.
  const keys = Object.keys(files[area]).filter(
    (key) => /^\d/.test(key) && !key.endsWith('_one') && !key.startsWith('2-row-6'),
  );
  for (const locale of localeCodes) {
    const sections = legalSections(area, locale, withVideos);
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

test('the imprint names who has made the pictures of the page, where anybody is named', () => {
  const textsOf = (shown?: Shown) => legalSections('imprint', 'de', shown).flatMap(({ texts }) => texts);
  expect(textsOf(withVideos)).toContain('Fotos dieser Seiten: Anna Berger, Jan.');
  expect(textsOf().join()).not.toContain('Fotos dieser');
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
      '„change“',
      '„desk-chosen-pictures“',
      `${restorableDays} `,
    ])
      expect(words.toLowerCase(), fact).toContain(
        (locale === 'de' ? fact : fact.replace('„', '“').replace(/“$/, '”')).toLowerCase(),
      );
    expect(words).not.toMatch(/sendet noch nichts|does not send/);
  }
});

test('every entry of a draft has the name that the GDPR page tells', () => {
  for (const kind of Object.values(kinds)) if ('drafts' in kind) expect(kind.drafts).toMatch(/^desk/);
});

test('the date of the text is a date of its language', () => {
  Object.assign(site.imprint, { updated: '2027-01-09' });
  expect(updatedLine('gdpr', 'de')).toBe('Stand: Sa., 9. Jänner 2027');
  expect(updatedLine('gdpr', 'en')).toBe('Last updated: Sat, 9 January 2027');
  Object.assign(site.imprint, { updated: '' });
  expect(updatedLine('gdpr', 'en')).toBe('');
});

test.each(localeCodes)(
  '%s: the GDPR page names the services that are switched on, and no others',
  (locale) => {
    const words = (...on: Service[]) =>
      legalSections('gdpr', locale, { ...withVideos, services: on }).flatMap(({ heading, texts }) => [
        heading,
        ...texts,
      ]);
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
  const sections = legalSections('gdpr', 'en', { ...withVideos, services: ['youTube'] });
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

/** All words of a page, in lines. */
const wordsOf = (area: 'imprint' | 'gdpr', locale: Locale, shown = withVideos) =>
  legalSections(area, locale, shown)
    .flatMap(({ heading, texts, rows }) => [
      heading,
      ...texts,
      ...rows.map(({ term, value }) => `${term}: ${value}`),
    ])
    .join('\n');

const editorInGermany = 'Für den Inhalt verantwortlich: Nora\nAnschrift: Gasse 1, 1020 Wien, Deutschland\n';

const laws = {
  AT: /§ ?\d.*(ECG|MedienG|TKG|BAO)|section \d.*(ECG|MedienG|TKG|BAO)|dsb\.gv\.at/,
  DE: /(DDG|MStV|TDDDG)\b|bfdi\.bund\.de/,
  EU: /2000\/31|2002\/58/,
};

test.each([
  ['AT', 'AT', ['Blattlinie', 'UID-Nummer', 'dsb.gv.at', 'Barichgasse 40-42, 1030 Wien\n']],
  ['AT', 'AT', ['anbieter: Nora Zünd\n', 'Anschrift: Gasse 1, 1020 Wien, Österreich\n']],
  ['DE', 'DE', ['§ 5 DDG', '§ 147 AO', 'bfdi.bund.de', `§ 18 Abs. 2 MStV.\n${editorInGermany}`]],
  ['SI', 'EU', ['Informacijski pooblaščenec', 'Dunajska cesta 22, 1000 Ljubljana, Slowenien', 'ip-rs.si']],
  ['HR', 'EU', ['Agencija za zaštitu osobnih podataka', 'azop.hr']],
] as const)('the pages of an owner in %s name the law of %s and no other', (country, law, facts) => {
  const address = { street: 'Gasse 1', postcode: '1020' };
  Object.assign(site.imprint, { country, ownerName: 'Nora Zünd', editor: 'Nora', ...address });
  for (const locale of localeCodes) {
    const words = ['imprint' as const, 'gdpr' as const].map((area) => wordsOf(area, locale)).join('\n');
    for (const [name, pattern] of Object.entries(laws)) {
      if (name === law) expect(words).toMatch(pattern);
      else expect(words).not.toMatch(pattern);
    }
    expect(words).not.toContain('{{');
    if (locale === 'de') for (const fact of facts) expect(words).toContain(fact);
    expect(pageDescription('imprint', locale)).not.toContain('{{');
    expect(pageDescription('imprint', locale)).toMatch(law === 'EU' ? /(Schriften|fonts)\.$/ : /§|law/);
  }
});

test('an owner in a country without the directive gets no sentence about it, and no authority', () => {
  Object.assign(site.imprint, { country: 'CA' });
  expect(wordsOf('imprint', 'en')).not.toContain('2000/31');
  expect(wordsOf('gdpr', 'en')).not.toMatch(/authority: |website: /i);
});

test('an address that the band has not given yet is its country alone', () => {
  Object.assign(site.imprint, { country: 'SI', street: '', postcode: '', city: '' });
  const { rows = [] } = legalSections('imprint', 'en')[0] ?? {};
  expect(rows.map(({ value }) => value)).toContain('Slovenia');
});

test('every country of the EU has an authority with a website', () => {
  const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  for (const country of union) {
    Object.assign(site.imprint, { country });
    const complaint = legalSections('gdpr', 'en').at(-2);
    expect(
      complaint?.rows.map(({ value }) => value),
      country,
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^.{8,}$/),
        expect.stringMatching(/^[a-z\d.-]+\.[a-z]{2,}$/),
      ]),
    );
  }
});

test('a site without videos, links and services speaks of none of them', () => {
  for (const locale of localeCodes) {
    const words = wordsOf('gdpr', locale, { services: [], links: [], hasVideos: false });
    expect(words).not.toMatch(/YouTube|Google|Spotify|Patreon|Instagram|Firestore|Cloudinary|[Vv]ideo/);
    expect(words).toMatch(/\n(Die Ticketverkäufer sind|The ticket sellers are) /);
    expect(words).toMatch(/Hier beruht nichts auf einer\.|Here nothing rests on one\./);
    expect(words).toMatch(/(einen Link dorthin öffnet|opens a link to it)\.\n/);
  }
});

test.each([
  [[], 'öffnet oder ein Video abspielt.', 'nur das Abspielen von YouTube-Videos auf einer.'],
  [
    ['spotify'],
    'öffnet, „Live von Spotify“ einschaltet oder ein Video abspielt.',
    'nur das Abspielen von YouTube-Videos und „Live von Spotify“ auf einer.',
  ],
] as const)('a site with videos and %j says when others learn of a visit', (services, ...facts) => {
  const words = wordsOf('gdpr', 'de', { ...withVideos, services });
  const always = [
    '; wer YouTube immer erlaubt, ',
    'Erlaubnis. Was YouTube selbst ',
    ' Videos lassen sich auch ',
  ];
  for (const fact of [...facts, ...always]) expect(words).toContain(fact);
});

test('links are named by their services, with a row for each known company', () => {
  const links = [
    'https://čuvari.bandcamp.com/album/x',
    'https://www.youtube.com/@x',
    'https://youtu.be/x',
    { url: 'https://zine.test/', name: 'Fanzine' },
    'https://www.shop.test/x',
  ];
  const shown = { services: [], links, hasVideos: false };
  const section = legalSections('gdpr', 'en', shown)[4];
  expect(section?.texts[0]).toMatch(/^YouTube, Bandcamp, Fanzine, shop\.test and the ticket sellers are/);
  expect(section?.rows).toEqual([
    { term: 'YouTube', value: 'Google Ireland Limited, Dublin, Ireland' },
    { term: 'Bandcamp', value: 'Bandcamp Ventures LLC, USA' },
  ]);
});
