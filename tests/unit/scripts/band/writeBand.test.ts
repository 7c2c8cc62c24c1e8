import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { chooseBand } from '../../../../scripts/band/chooseBand.ts';
import { writeBand } from '../../../../scripts/band/writeBand.ts';
import { photograph, useBandProject } from './bandProject.ts';

const facts = { name: 'Čuvari', genre: 'Folk', place: 'Ljubljana' };
const project = useBandProject(facts);
const { read, write } = project;
const hero = await photograph(1600, 1000);
const square = await photograph(800, 800);
const person = {
  order: 1,
  name: 'Zala',
  instrumentLangKeys: ['voice'],
  text: { de: 'Singt.', en: 'Sings.' },
};
const texts = (area: string) => JSON.parse(read(`i18n/de/${area}.json`)) as Record<string, string>;

const production = { CONTEXT: 'production' };
test.each([
  [{ BAND: 'tests/bands/forest/' }, 'tests/bands/forest', 'tests/bands/forest'],
  [{ BAND: join(tmpdir(), 'elsewhere') }, join('..', 'elsewhere'), join('..', 'elsewhere')],
  [{}, 'band', 'bands/match'],
  [{ CONTEXT: 'deploy-preview' }, 'band', 'bands/match'],
  [{ ...production, SHOW_SAMPLE: '0' }, 'band', undefined],
  [{ ...production, SHOW_SAMPLE: '1' }, 'band', 'bands/match'],
  [production, 'band', undefined],
])('the folder of the band for %j: %s, and %s where there is no `band`', (environment, own, other) => {
  expect(chooseBand(project.root, environment)).toBe(own);
  rmSync(join(project.root, 'band'), { recursive: true });
  expect(chooseBand(project.root, environment)).toBe(other);
});

test('a text of the band lies over the product’s, and its facts stand in the braces that name them', async () => {
  write('band/texts/de.json', {
    'page:not-found-title': 'Nur Bäume',
    'hero:picture-alt': '{{artist}} im Wald',
  });
  await writeBand(project.root);
  expect(texts('page')).toMatchObject({ 'not-found-title': 'Nur Bäume', tagline: 'Folk aus Ljubljana' });
  expect(texts('hero')['picture-alt']).toBe('Čuvari im Wald');
  expect(texts('page')['description-home']).toContain('Čuvari: Folk aus Ljubljana.');
  // A value that only a page knows stays open.
  expect(Object.values(texts('live')).join('')).toContain('{{');
  expect(read('band.ts')).toContain('"Čuvari"');
});

test.each([
  ['Europe/Vienna', 2027],
  ['Europe/Lisbon', 2026],
])(
  'without a year of its own the footer has that of the build, by the clocks of %s',
  async (timeZone, year) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:10:00Z') });
    write('band/band.json', { ...facts, timeZone });
    await writeBand(project.root);
    vi.useRealTimers();
    expect(read('band.ts')).toContain(`footerYear: BandFacts['footerYear'] = ${year};`);
  },
);

test('nothing of the sample is in the texts and facts of another band, or of none', async () => {
  const sample = /Match|Nora|Mila|Elias|Jakob|Streichholz|Zündschnur|Schnulze|Leiberl|Proberaum ohne/;
  const everything = () =>
    [
      'band.ts',
      ...['band', 'hero', 'welcome', 'booking', 'page', 'shop', 'live'].map((area) => `i18n/de/${area}.json`),
    ]
      .map(read)
      .join('');
  await writeBand(project.root);
  expect(everything()).not.toMatch(sample);
  rmSync(join(project.root, 'band'), { recursive: true });
  vi.stubEnv('CONTEXT', 'production');
  await writeBand(project.root);
  expect(everything()).not.toMatch(sample);
});

test('a name that the letters of the site lack may be drawn', async () => {
  write('band/band.json', { ...facts, name: 'Кино' });
  write('band/pictures/logo.svg', '<svg viewBox="0 0 2 1"><path fill="currentColor" d="M0 0h2v1z"/></svg>');
  await expect(writeBand(project.root)).rejects.toThrow('band/band.json: name ');
  write('band/pictures/icon.svg', '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>');
  await writeBand(project.root);
  expect(read('content/pictures/logo.svg')).toContain('currentColor');
});

test.each([
  ['Кино', 'Čuvari'],
  ['Die Glut', 'Die Glut'],
])('no name of the desk stops a build: of %s it shows %s', async (name, shown) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', 'e30=');
  const entries = [{ id: 'looks', fields: { name, genre: 'Folk', ink: '#ff4b1f' } }];
  write('node_modules/.astro/sources/band-facts.json', { entries });
  expect((await writeBand(project.root)).facts.name).toBe(shown);
  expect(warn).toHaveBeenCalledTimes(name === shown ? 0 : 1);
});

test('a picture has its description and its focus from the record beside it', async () => {
  write('band/pictures/hero.json', { focus: [0.25, 0.5], alt: { de: 'Drei Bäume', en: 'Three trees' } });
  write('band/members/portrait.jpg', square);
  await writeBand(project.root);
  expect(texts('hero')['picture-alt']).toBe('Drei Bäume');
  write('band/members/zala.json', { ...person, img: 'portrait', focus: [0.5, 0.2] });
  await writeBand(project.root);
  expect(read('focuses.ts')).toContain('{"members/portrait":[0.5,0.2],"pictures/hero":[0.25,0.5]}');
});

test.each([
  ['members', person],
  ['gallery', { order: 1, decorative: true, credit: 'A' }],
  ['videos', { order: 1, id: 'Y-rmzh0PI3c', title: 'A' }],
  ['releases', { name: 'A', links: ['https://gozd.si'], tracks: [] }],
])('a picture in %s is found by its name, as Windows or a Mac writes it', async (folder, record) => {
  const forms = ['NFC', 'NFD'] as const;
  for (const [index, form] of forms.entries()) {
    const other = forms[1 - index];
    write(`band/${folder}/č${index}.jpg`.normalize(form), square);
    write(`band/${folder}/a${index}.json`, { ...record, img: `č${index}`.normalize(other) });
  }
  await writeBand(project.root);
  for (const index of forms.keys()) {
    expect(read(`content/${folder}/a${index}.json`)).toContain(`"č${index}"`);
    expect(existsSync(join(project.root, 'generated/content', folder, `č${index}.jpg`))).toBe(true);
  }
});

test('records and pictures are copied, what is gone goes, and what is equal stays untouched; a phone shows the wide picture, and any other is the product’s', async () => {
  write('band/venues/gozd.json', { name: 'Gozd', city: 'Ljubljana' });
  write('band/pictures/hero.jpg', hero);
  await writeBand(project.root);
  const { mtimeMs } = statSync(join(project.root, 'generated/content/venues/gozd.json'));
  for (const name of ['hero', 'hero-phone'])
    expect(readFileSync(join(project.root, `generated/content/pictures/${name}.jpg`))).toEqual(hero);
  expect(existsSync(join(project.root, 'generated/content/pictures/hero-phone.plate.svg'))).toBe(false);
  expect(read('content/pictures/live.plate.svg')).toContain('<svg');
  rmSync(join(project.root, 'band/pictures/hero.jpg'));
  await writeBand(project.root);
  expect(existsSync(join(project.root, 'generated/content/pictures/hero.jpg'))).toBe(false);
  expect(statSync(join(project.root, 'generated/content/venues/gozd.json')).mtimeMs).toBe(mtimeMs);
});

test('files are read as Windows, a Mac and a camera write them', async () => {
  write(
    'band/band.json',
    `\uFEFF${JSON.stringify({ ...facts, ink: '#2F9E44' }, null, 2)}`.replaceAll('\n', '\r\n'),
  );
  write('band/venues/gozd.json', `\uFEFF${JSON.stringify({ name: 'Gozd', city: 'Ljubljana' })}`);
  for (const folder of ['texts', 'pictures'])
    for (const file of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) write(`band/${folder}/${file}`, 'x');
  write('band/pictures/hero.JPG', hero);
  await writeBand(project.root);
  expect(read('band.ts')).toContain('"#2f9e44"');
  expect(JSON.parse(read('content/venues/gozd.json'))).toEqual({ name: 'Gozd', city: 'Ljubljana' });
  const pictures = ['hero', 'hero-phone'].map((name) => `content/pictures/${name}.jpg`);
  expect(pictures.filter((file) => existsSync(join(project.root, 'generated', file)))).toEqual(pictures);
});
