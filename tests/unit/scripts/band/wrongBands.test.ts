import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBand } from '../../../../scripts/band/writeBand.ts';
import { photograph, useBandProject } from './bandProject.ts';

const facts = { name: 'Čuvari', genre: 'Folk', place: 'Ljubljana' };
const project = useBandProject(facts);
const { write } = project;
const hero = await photograph(1600, 1000);
const strip = await photograph(20_000, 1);
const half = await photograph(300, 200);
const square = await photograph(800, 800);
/** A photograph whose header tells 20,480 pixels in height and in width (ISO/IEC 10918-1, B.2.2). */
const huge = Buffer.from(square);
huge.fill(
  Buffer.from([0x50, 0x00]),
  huge.indexOf(Buffer.from([0xff, 0xc0])) + 5,
  huge.indexOf(Buffer.from([0xff, 0xc0])) + 9,
);

const text = { de: 'Singt.', en: 'Sings.' };
const member = { order: 1, name: 'Zala', img: 'zala', instrumentLangKeys: ['voice'], text };

/** Expects that no build shows these files, with this sentence. */
async function expectFault(files: Record<string, unknown>, sentence: string) {
  for (const [file, content] of Object.entries(files)) write(`band/${file}`, content);
  const message = expect.stringContaining(`band/${sentence}`) as string;
  await expect(writeBand(project.root)).rejects.toMatchObject({ name: 'CommandError', message });
}

const unsettable = 'name has a sign that the letters of the site lack: draw it, as logo.svg and icon.svg in';
test.each<[object, string]>([
  [{ name: undefined }, 'name is missing: write the name of the band'],
  [{ name: ' ' }, 'name is empty: write the name of the band'],
  [{ name: 'x'.repeat(41) }, 'name is longer than 40 characters: shorten it'],
  ...['Кино', 'Die 🎸', 'ȧ'].map((name): [object, string] => [{ name }, unsettable]),
  [{ genre: undefined }, 'genre is missing: write the genre, such as Indie Pop'],
  [{ place: 3 }, 'place is missing: write where the band is at home'],
  [{ colour: 'red' }, 'colour is no field: leave it out, or see docs/content.md'],
  [{ origin: 'https://a.si/' }, 'origin is no origin: write it like https://band.example, without a slash'],
  [{ streamingPage: 'spotify' }, 'streamingPage is no https address: write it in full, beginning with https'],
  [{ links: ['javascript:alert(1)'] }, 'links.0 is no link: write an address that begins with https://'],
  [{ links: ['https://band:secret@gozd.si'] }, 'links.0 is no web page that everybody can open: write its'],
  [{ email: 'mail' }, 'email is no e-mail address'],
  [{ features: { merch: 'yes' } }, 'features.merch is neither true nor false'],
  [{ footerYear: 25 }, 'footerYear is no year'],
  [{ imprint: { country: 'Slovenija' } }, 'imprint.country is no country: write its code by ISO 3166'],
  [{ country: 'UK' }, 'country is no country: write its code by ISO 3166, two capitals like AT'],
  [{ imprint: { updated: '1. 5. 2026' } }, 'imprint.updated is no day: write it like 2026-11-23'],
  [{ ink: '#ffd400' }, 'ink has a contrast of 1.17:1 with paper (#f3e7d3), and needs 2.5:1'],
  [{ timeZone: 'Ljubljana' }, 'timeZone is no time zone: '],
  [{ languages: { de: 'sl-SI' } }, 'languages.de is no tag of this language: write de and a country, like'],
  [{ languages: { en: 'en-XX' } }, 'languages.en is no tag of this language: write en and a country, like'],
  [{ motif: 'tree' }, 'motif is no motif: write "match", or leave it out'],
])('the facts with %j: field and fix', (change, sentence) =>
  expectFault({ 'band.json': { ...facts, ...change } }, `band.json: ${sentence}`),
);

test.each([
  ['page:title', 'x', 'page:title is no text of the product: see the keys in i18n'],
  ['not-found-title', 'x', 'not-found-title is no text of the product: write page:not-found-title'],
  ['page:constructor', 'x', 'page:constructor is no text of the product'],
  ['page:tagline', 3, 'page:tagline is no text: write it in quotation marks'],
  ['live:heading', ' ', 'live:heading is empty: write it, or leave it out'],
  ['page:tagline', 'x'.repeat(401), 'page:tagline is longer than 400 characters: shorten it'],
  [
    'page:tagline',
    '{{town}}',
    'page:tagline has {{town}}, which no value is for: use {{genre}}, {{hometown}}',
  ],
  ['footer:copyright', '{{artist}}', 'footer:copyright lacks {{year}}: its value stands there'],
  ['page:tagline', '{{artist} live', 'page:tagline has a brace without its other half'],
])('the text %s as %j: key and fix', (key, said, sentence) =>
  expectFault({ 'texts/de.json': { [key]: said } }, `texts/de.json: ${sentence}`),
);

// The rules of each kind are in the tests of its contract.
test.each<[string, unknown, string]>([
  ['concerts/a.json', { name: 'Gozd', date: '2031-02-30 20:00' }, 'date '],
  ['venues/a.json', { name: 'A' }, 'city is missing: '],
  ['gallery/a.json', { order: 1, img: 'a', credit: 'A' }, 'alt is missing: describe the picture in both'],
  ['videos/a.json', { order: 1, id: 'Y-rmzh0PI3c', img: 'a' }, 'title is missing: '],
  ['releases/a.json', { name: 'A', img: 'a', tracks: [] }, 'links is missing: write where the release is'],
  ['members/a.json', member, 'img names no picture: put zala.jpg into band/members'],
  ['pictures/hero.json', { focus: [1.5, 0] }, 'focus.0 is no point: write two numbers'],
  ['band.json', [facts], 'is missing or of another kind: see docs/content.md'],
  ['texts/sl.json', {}, 'is no file of a language: the site has de.json, en.json'],
  ['venues/Kino.json', {}, 'is no name of a record: use lower-case letters'],
  ['members/gone/a.json', {}, 'is in a folder of its own: put it into members'],
  ['pictures/logo.png', 'x', 'is no drawing: save it as plain SVG'],
  ['pictures/logo.svg', '<svg><script/></svg>', 'holds "<script/>", not only <svg> and <path>: '],
  ['pictures/icon.svg', '<svg><style/></svg>', 'holds "<style/></svg>": keep only shapes'],
  ['pictures/hero.heic', 'x', 'is a HEIC picture, which no build reads: save it as JPEG'],
  ['pictures/heros.jpg', hero, 'is for no place: name it banner, disc, '],
  ['members/a.jpg', 'x', 'ends too early, is no picture, or has over 268 million pixels: copy it again, or'],
  ['members/a.jpg', square.subarray(0, square.length / 2), 'ends too early, is no picture, or has over'],
  ['members/a.jpg', huge, 'ends too early, is no picture, or has over 268 million pixels'],
  ['pictures/hero.jpg', strip, 'is 20000 pixels wide and 1 high, its place needs 1600 in width: take the'],
  [
    'members/a.gif',
    'GIF89a',
    'is neither a record (.json) nor a picture that the build reads: save it as JPEG',
  ],
  ['pictures/hero.cutout.png', hero, 'has no photograph beside it: put hero.jpg there'],
  ['pictures/hero.cutout.jpg', hero, 'is a cut-out, which has to be a PNG: save it as one'],
])('%s: its fault and fix (%#)', (file, content, sentence) =>
  expectFault({ [file]: content }, `${file}: ${sentence}`),
);

test.each([
  ['{\n  "name": "A"\n  "genre": "B"\n}', ', line 2: after "name": "A" a sign is missing or wrong'],
  ['{\n  "name": "A",\n}', ', line 2: after "name": "A", a sign is missing or wrong'],
  ['{ "name": "A }', ', line 1: after { "name": "A } a sign is missing or wrong'],
  ['{\n  "name": "A"\n', ', line 2: after "name": "A" a sign is missing or wrong'],
  ['', ': is no JSON: begin with {'],
  ['{ "name": "A", "name": "B" }', ': name is there twice: leave one out'],
  [Buffer.from('{ "name": "Übrige" }', 'latin1'), ': is not in UTF-8: save it so'],
  [Buffer.from('\ufeff{}', 'utf16le'), ': is not in UTF-8: save it so'],
])('broken JSON, %j: line, and what stands before it', (content, sentence) =>
  expectFault({ 'band.json': content }, `band.json${sentence}`),
);

test.each<[string, Record<string, unknown>, string]>([
  [
    'two pictures of one name',
    { 'pictures/hero.jpg': hero, 'pictures/hero.png': hero },
    'pictures/hero.png: is a second picture of this name: keep it, or hero.jpg',
  ],
  [
    'a cut-out of another shape',
    { 'pictures/hero.jpg': hero, 'pictures/hero.cutout.png': square },
    'pictures/hero.cutout.png: has another shape than hero.jpg: cut it out of the whole photograph',
  ],
  [
    'nine members',
    Object.fromEntries(Array.from('abcdefghi', (name) => [`members/${name}.json`, member])),
    'members: has 9 records, and the page has room for 8: leave some out',
  ],
  [
    'two faults',
    { 'pictures/hero.jpg': half, 'members/a.jpg': half },
    'members/a.jpg: is 300 pixels wide and 200 high, its place needs 800 in width: take the photograph itself, as the camera saved it\nband/pictures/hero.jpg: is',
  ],
])('%s: the error names them', (_, files, sentence) => expectFault(files, sentence));

test.each(['band.json', 'texts/de.json', 'concerts/a.json'])('a folder in the place of %s', async (file) => {
  rmSync(join(project.root, 'band', file), { force: true });
  mkdirSync(join(project.root, 'band', file), { recursive: true });
  await expectFault({}, `${file}: cannot be read: put a file there`);
});

test.each([
  [
    'band.json',
    { ...facts, ['x'.repeat(10_000_000)]: 1 },
    'is no field: leave it out, or see docs/content.md',
  ],
  ['texts/de.json', { ['x'.repeat(10_000_000)]: 'x' }, 'is no text of the product: see the keys in i18n'],
])('a key of 10 MB in %s is told by its beginning', async (file, content, sentence) => {
  write(`band/${file}`, content);
  const message = new RegExp(`^band/${file}: x{950,1000} … x+ ${sentence}$`);
  await expect(writeBand(project.root)).rejects.toThrow(message);
});

test('a folder without facts says so', async () => {
  rmSync(join(project.root, 'band/band.json'));
  await expect(writeBand(project.root)).rejects.toThrow('band/band.json is missing');
});
