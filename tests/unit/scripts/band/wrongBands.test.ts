import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBand } from '../../../../scripts/band/writeBand.ts';
import { photograph, useBandProject } from './bandProject.ts';

const facts = { name: 'Čuvari', genre: 'Folk', place: 'Ljubljana' };
const project = useBandProject(facts);
const { write } = project;
const hero = await photograph(1600, 1000);
const half = await photograph(300, 200);
const square = await photograph(800, 800);

const concert = { name: 'Gozd', date: '2031-05-01 20:00' };
const text = { de: 'Singt.', en: 'Sings.' };
const member = { order: 1, name: 'Zala', img: 'zala', instrumentLangKeys: ['voice'], text };
test.each<[string, string, unknown, string]>([
  ['no name', 'band.json', { ...facts, name: undefined }, 'name is missing: write the name of the band'],
  ['an empty name', 'band.json', { ...facts, name: ' ' }, 'name is empty: write the name of the band'],
  [
    'a long name',
    'band.json',
    { ...facts, name: 'x'.repeat(41) },
    'name is longer than 40 characters: shorten it',
  ],
  [
    'no genre',
    'band.json',
    { ...facts, genre: undefined },
    'genre is missing: write the genre, such as Indie Pop',
  ],
  ['no home', 'band.json', { ...facts, place: 3 }, 'place is missing: write where the band is at home'],
  [
    'an unknown fact',
    'band.json',
    { ...facts, colour: 'red' },
    'colour is no field: leave it out, or see docs/content.md',
  ],
  [
    'an unknown row',
    'band.json',
    { ...facts, imprint: { owner: 'x' } },
    'imprint.owner is no field: leave it out, or see docs/content.md',
  ],
  [
    'an origin with a path',
    'band.json',
    { ...facts, origin: 'https://a.si/' },
    'origin is no origin: write it like https://band.example, without a slash',
  ],
  [
    'a link without https',
    'band.json',
    { ...facts, streamingPage: 'spotify' },
    'streamingPage is no https address: write it in full, beginning with https://',
  ],
  [
    'a script as a link',
    'band.json',
    { ...facts, links: ['javascript:alert(1)'] },
    'links.0 is no link: write an address that begins with https://',
  ],
  ['no address of mail', 'band.json', { ...facts, email: 'mail' }, 'email is no e-mail address'],
  [
    'a switch as a word',
    'band.json',
    { ...facts, features: { merch: 'yes' } },
    'features.merch is neither true nor false',
  ],
  ['a year of two digits', 'band.json', { ...facts, footerYear: 25 }, 'footerYear is no year'],
  [
    'a country as a word',
    'band.json',
    { ...facts, imprint: { country: 'Slovenija' } },
    'imprint.country is no country: write two capitals like AT',
  ],
  [
    'a day in words',
    'band.json',
    { ...facts, imprint: { updated: '1. 5. 2026' } },
    'imprint.updated is no day: write it like 2026-11-23',
  ],
  [
    'an unknown text',
    'texts/de.json',
    { 'page:title': 'x' },
    'page:title is no text of the product: see the keys in i18n',
  ],
  [
    'a key without its file',
    'texts/de.json',
    { 'not-found-title': 'x' },
    'not-found-title is no text of the product: write page:not-found-title',
  ],
  [
    'a number',
    'texts/en.json',
    { 'page:tagline': 3 },
    'page:tagline is no text: write it in quotation marks',
  ],
  [
    'an empty text',
    'texts/de.json',
    { 'live:heading': ' ' },
    'live:heading is empty: write it, or leave it out',
  ],
  [
    'a key of JavaScript',
    'texts/de.json',
    { 'page:constructor': 'x' },
    'page:constructor is no text of the product',
  ],
  ['a list of facts', 'band.json', [facts], 'is missing or of another kind: see docs/content.md'],
  [
    'a link with a password',
    'band.json',
    { ...facts, links: ['https://band:secret@gozd.si'] },
    'links.0 is no web page that everybody can open: write its link',
  ],
  [
    'a release without the list of its tracks',
    'releases/a.json',
    { name: 'A', img: 'a', links: ['https://gozd.si'] },
    'tracks is missing or of another kind: see docs/content.md',
  ],
  ['a name with capitals', 'venues/Kino.json', {}, 'is no name of a record: use lower-case letters'],
  [
    'a record in a folder of its own',
    'members/gone/a.json',
    {},
    'is in a folder of its own: put it into members',
  ],
  [
    'a long text',
    'texts/en.json',
    { 'page:tagline': 'x'.repeat(401) },
    'page:tagline is longer than 400 characters: shorten it',
  ],
  [
    'an unknown value',
    'texts/de.json',
    { 'page:tagline': '{{town}}' },
    'page:tagline has {{town}}, which no value is for: use {{genre}}, {{hometown}}, {{artist}}',
  ],
  [
    'a lost value',
    'texts/de.json',
    { 'footer:copyright': '{{artist}}' },
    'footer:copyright lacks {{year}}: its value stands there',
  ],
  [
    'half a brace',
    'texts/de.json',
    { 'page:tagline': '{{artist} live' },
    'page:tagline has a brace without its other half',
  ],
  [
    'an unknown instrument',
    'members/a.json',
    { order: 1, name: 'A', img: 'a', instrumentLangKeys: ['saw'], description: 'x' },
    'instrumentLangKeys.0 is an unknown instrument: use ',
  ],
  [
    'a pale ink',
    'band.json',
    { ...facts, ink: '#ffd400' },
    'ink has a contrast of 1.17:1 with paper (#f3e7d3), and needs 2.5:1',
  ],
  [
    'an unknown zone of the band',
    'band.json',
    { ...facts, timeZone: 'Ljubljana' },
    'timeZone is no time zone: ',
  ],
  [
    'a tag of another language',
    'band.json',
    { ...facts, languages: { de: 'sl-SI' } },
    'languages.de is no tag of this language: write de and a region, like de-IE',
  ],
  ['a concert without a name', 'concerts/a.json', { ...concert, name: undefined }, 'name is missing: '],
  ['a day that does not exist', 'concerts/a.json', { ...concert, date: '2031-02-30 20:00' }, 'date '],
  [
    'an unknown zone',
    'concerts/a.json',
    { ...concert, timeZone: 'Ljubljana' },
    'timeZone is no time zone: write a name of the IANA database like Europe/Lisbon',
  ],
  ['tickets without a host', 'concerts/a.json', { ...concert, ticketUrl: 'https://' }, 'ticketUrl '],
  [
    'an undescribed picture',
    'gallery/a.json',
    { order: 1, img: 'a', credit: 'A' },
    'alt is missing: describe the picture in both languages, or set "decorative": true',
  ],
  ...['Кино', 'Die 🎸', 'ȧ'].map((name): [string, string, unknown, string] => [
    `a name that cannot be set, ${name}`,
    'band.json',
    { ...facts, name },
    'name has a sign that the letters of the site lack: draw it, as logo.svg and icon.svg in band/pictures',
  ]),
  [
    'another motif',
    'band.json',
    { ...facts, motif: 'tree' },
    'motif is no motif: write "match", or leave it out',
  ],
  ['a logo that is a picture', 'pictures/logo.png', 'x', 'is no drawing: save it as plain SVG'],
  [
    'a logo with a script',
    'pictures/logo.svg',
    '<svg><script/></svg>',
    'holds "<script/>", not only <svg> and <path>: ',
  ],
  [
    'an icon with a style',
    'pictures/icon.svg',
    '<svg><style/></svg>',
    'holds "<style/></svg>": keep only shapes',
  ],
  ['a venue without a town', 'venues/a.json', { name: 'A' }, 'city is missing: '],
  [
    'a video without a title',
    'videos/a.json',
    { order: 1, id: 'Y-rmzh0PI3c', img: 'a' },
    'title is missing: ',
  ],
  [
    'a release that is heard nowhere',
    'releases/a.json',
    { name: 'A', img: 'a', tracks: [] },
    'links is missing: write where the release is heard, ["https://…"], or its spotify_url',
  ],
  [
    'a member without its picture',
    'members/a.json',
    member,
    'img names no picture: put zala.jpg into band/members',
  ],
  [
    'a member in one language',
    'members/a.json',
    { ...member, text: { de: 'Singt.' } },
    'text.en is missing: ',
  ],
  [
    'a focus beside the picture',
    'pictures/hero.json',
    { focus: [1.5, 0] },
    'focus.0 is no point: write two numbers',
  ],
  [
    'a picture from a telephone',
    'pictures/hero.heic',
    'x',
    'is a HEIC picture, which no build reads: save it as JPEG',
  ],
  ['a picture for no place', 'pictures/heros.jpg', hero, 'is for no place: name it banner, disc, '],
  ['a picture that is none', 'members/a.jpg', 'x', 'cannot be read: save it again as JPEG or PNG'],
  [
    'a small picture',
    'pictures/hero.jpg',
    half,
    'is 300 pixels wide, its place needs 1600: take the photograph itself, as the camera saved it',
  ],
  ['a cut-out alone', 'pictures/hero.cutout.png', hero, 'has no photograph beside it: put hero.jpg there'],
  [
    'a cut-out without its air',
    'pictures/hero.cutout.jpg',
    hero,
    'is a cut-out, which has to be a PNG: save it as one',
  ],
])('%s: file, field and fix', async (_, file, content, sentence) => {
  write(`band/${file}`, content);
  const error: unknown = await writeBand(project.root).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'CommandError' });
  expect((error as Error).message.startsWith(`band/${file}: ${sentence}`), (error as Error).message).toBe(
    true,
  );
});

test.each([
  [
    'a missing comma',
    '{\n  "name": "A"\n  "genre": "B"\n}',
    ', line 2: after "name": "A" a sign is missing or wrong',
  ],
  ['a comma at the end', '{\n  "name": "A",\n}', ', line 2: after "name": "A", a sign is missing or wrong'],
  ['a text without its end', '{ "name": "A }', ', line 1: after { "name": "A } a sign is missing or wrong'],
  ['an open brace', '{\n  "name": "A"\n', ', line 2: after "name": "A" a sign is missing or wrong'],
  ['nothing', '', ': is no JSON: begin with {'],
])('broken JSON, %s: file, line, and what stands before it', async (_, content, sentence) => {
  write('band/band.json', content);
  await expect(writeBand(project.root)).rejects.toThrow(`band/band.json${sentence}`);
});

test.each([
  [{ 'texts/sl.json': {} }, 'band/texts/sl.json: is no file of a language: the site has de.json, en.json'],
  [{ 'texts/de.json': [] }, 'band/texts/de.json: is no list of texts: write { "page:tagline": "…" }'],
])('%j: %s', async (files, sentence) => {
  for (const [file, content] of Object.entries(files)) write(`band/${file}`, content);
  await expect(writeBand(project.root)).rejects.toThrow(sentence);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'two pictures of one name',
    { 'pictures/hero.jpg': hero, 'pictures/hero.png': hero },
    'band/pictures/hero.png: is a second picture of this name: keep it, or hero.jpg',
  ],
  [
    'a cut-out of another shape',
    { 'pictures/hero.jpg': hero, 'pictures/hero.cutout.png': square },
    'band/pictures/hero.cutout.png: has another shape than hero.jpg: cut it out of the whole photograph',
  ],
  [
    'nine members',
    Object.fromEntries(Array.from('abcdefghi', (name) => [`members/${name}.json`, member])),
    'band/members: has 9 records, and the page has room for 8: leave some out',
  ],
  [
    'two faults',
    { 'pictures/hero.jpg': half, 'members/a.jpg': half },
    'band/members/a.jpg: is 300 pixels wide, its place needs 800: take the photograph itself, as the camera saved it\nband/pictures/hero.jpg: is',
  ],
])('%s: the error names them', async (_, files, sentence) => {
  for (const [file, content] of Object.entries(files)) write(`band/${file}`, content);
  await expect(writeBand(project.root)).rejects.toThrow(sentence);
});

test('a folder without facts says so', async () => {
  rmSync(join(project.root, 'band/band.json'));
  await expect(writeBand(project.root)).rejects.toThrow('band/band.json is missing');
});
