import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkBand } from '../../../../scripts/band/checkBand.ts';
import { photograph, useBandProject } from './bandProject.ts';

const facts = {
  ...{
    name: 'Čuvari',
    genre: 'Folk',
    place: 'Ljubljana',
    origin: 'https://cuvari.si',
    email: 'posta@cuvari.si',
    country: 'SI',
    timeZone: 'Europe/Ljubljana',
  },
  imprint: { ownerName: 'Zala Gozdnik', street: 'Gozdna pot 7', postcode: '1000', city: 'Ljubljana' },
};
const small = await photograph(1200, 800);

const project = useBandProject(facts);
const { write } = project;
beforeEach(() => write('band/concerts/a.json', { name: 'Gozd', date: '2031-05-01 20:00' }));

test('a band with an imprint and a record can go public, and is told what it leaves out', async () => {
  expect(await checkBand(project.root)).toEqual({ stops: [], hints: [] });
  write('band/band.json', { ...facts, country: undefined, timeZone: undefined });
  rmSync(join(project.root, 'band/concerts'), { recursive: true });
  expect((await checkBand(project.root)).hints).toEqual([
    'band/band.json: country is missing: AT is taken',
    'band/band.json: timeZone is missing: Europe/Vienna is taken',
    expect.stringContaining('waits for the first'),
  ]);
});

test.each([
  ['tests/bands/forest', 0],
  ['bands/match', 10],
])('%s has %i placeholders that the public site waits for', async (band, count) => {
  vi.stubEnv('BAND', band);
  cpSync(band, join(project.root, band), { recursive: true });
  expect((await checkBand(project.root)).stops).toHaveLength(count);
});

test('without a folder of its own there is nothing to show', async () => {
  rmSync(join(project.root, 'band'), { recursive: true });
  cpSync('tests/bands/forest', join(project.root, 'bands/match'), { recursive: true });
  expect((await checkBand(project.root)).stops).toEqual([expect.stringContaining('There is no folder band')]);
});

test.each([
  [{ imprint: {} }, 'imprint.ownerName'],
  [{ imprint: { ...facts.imprint, city: '«Ort»' } }, 'imprint.city'],
  [{ email: undefined }, 'email'],
])('with %j the public site waits', async (change, field) => {
  write('band/band.json', { ...facts, ...change });
  const sentence = `band/band.json: ${field} is empty or a placeholder`;
  expect((await checkBand(project.root)).stops.join('\n')).toContain(sentence);
});

test.each<[string, unknown, string]>([
  ['band.json', { ...facts, links: ['https://cuvari.example'] }, 'links.0 is a placeholder'],
  ['texts/de.json', { 'page:tagline': 'Folk' }, 'band/texts/en.json: page:tagline is missing'],
  ['texts/de.json', { 'page:tagline': '«Satz»' }, 'band/texts/de.json: page:tagline is a placeholder'],
  ['concerts/a.json', { name: 'Кино', date: '2031-05-01 20:00' }, 'concerts/a.json: name has letters'],
  [
    'venues/a.json',
    { name: 'A', city: 'New York', country: 'US' },
    'venues/a.json: timeZone is missing, and US is',
  ],
  [
    'pictures/hero.jpg',
    small,
    'band/pictures/hero.jpg: is 1200 pixels wide and 800 high, its place needs 1600',
  ],
  ['pictures/hero.jpg', small, 'band/pictures/hero.jpg has no description'],
])('%s: a sentence says so, and nothing stops (%#)', async (file, content, sentence) => {
  write(`band/${file}`, content);
  const { stops, hints } = await checkBand(project.root);
  expect(stops).toEqual([]);
  expect(hints.join('\n')).toContain(sentence);
});

test('what no build can show is an error', async () => {
  write('band/band.json', { ...facts, ink: '#ffd400' });
  await expect(checkBand(project.root)).rejects.toThrow('band/band.json: ink has a contrast of');
});

test('a file or folder that nothing reads is named, a note and a hidden file are not', async () => {
  for (const file of ['konzerte/b.json', 'gallery', '.gitkeep', 'README.md']) write(`band/${file}`, 'x');
  expect((await checkBand(project.root)).hints.sort()).toEqual([
    expect.stringContaining('band/gallery is read by nothing: a band has the folders texts, concerts, '),
    expect.stringContaining('band/konzerte is read by nothing: '),
  ]);
});
