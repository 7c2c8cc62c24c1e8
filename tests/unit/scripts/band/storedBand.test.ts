import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeBand } from '../../../../scripts/band/writeBand.ts';
import { photosFile } from '../../../../scripts/band/store/keptRecords.ts';
import { imgOf } from '../../../../src/stores/collections/ownRecords.ts';
import { photograph, useBandProject } from './bandProject.ts';

const folder = { name: 'Funke', genre: 'Punk', place: 'Graz', email: 'wir@funke.at' };
const project = useBandProject(folder);

/** Keeps the records of a kind as a build reads them from their store. */
const keep = (store: string, ...entries: { id: string; fields: object; deleted?: string }[]) =>
  project.write(`node_modules/.astro/sources/band-${store}.json`, {
    source: `The store of ${store}`,
    since: '2026-11-29T00:00:00Z',
    entries,
  });

beforeEach(() => vi.stubEnv('NETLIFY_BLOBS_CONTEXT', 'a store'));

const json = (file: string) => JSON.parse(project.read(file)) as Record<string, unknown>;

test('a text of the desk stands in place of the folder’s; an empty one gives way to the product’s', async () => {
  project.write('band/texts/de.json', { 'page:tagline': 'Aus dem Ordner', 'footer:support': 'Unser Dach' });
  project.write('band/texts/en.json', { 'page:tagline': 'From the folder' });
  keep('texts', { id: 'page-tagline', fields: { key: 'page:tagline', de: 'Laut aus {{hometown}}' } });
  await writeBand(project.root);

  expect(json('i18n/de/page.json').tagline).toBe('Laut aus Graz');
  expect(json('i18n/en/page.json').tagline).toBe('Punk from Graz');
  expect(json('i18n/de/footer.json').support).toBe('Unser Dach');
  expect(json('content/texts/footer-support.json')).toMatchObject({
    key: 'footer:support',
    de: 'Unser Dach',
  });
  expect(json('content/texts/page-tagline.json')).toMatchObject({ de: 'Laut aus {{hometown}}' });
});

test('facts of the desk stand in place of the folder’s, of their part alone; one that it has emptied is the product’s again', async () => {
  const imprint = { phone: '+43 1 234', ownerName: 'Ada' };
  project.write('band/band.json', { ...folder, imprint });
  const looks = { name: 'Glut', genre: 'Pop', place: { de: 'Wien', en: 'Vienna' } };
  keep('facts', { id: 'looks', fields: looks }, { id: 'imprint', fields: { ownerName: 'Bea' } });
  const { facts } = await writeBand(project.root);

  expect(facts).toMatchObject({ ...looks, email: 'wir@funke.at', imprint: { ownerName: 'Bea', phone: '' } });
  expect(json('content/facts/links.json')).toEqual({ email: 'wir@funke.at' });
  expect(json('i18n/de/page.json').tagline).toBe('Pop aus Wien');
});

test('people of the desk stand beside those of the folder, in their place, or hide them', async () => {
  const fields = { order: 1, name: 'Ada', instrumentLangKeys: ['bass'] };
  const file = { ...fields, img: 'ada', text: { de: 'Spielt.', en: 'Plays.' } };
  for (const name of ['ada', 'bea']) project.write(`band/members/${name}.json`, { ...file, name });
  project.write('band/members/ada.jpg', await photograph(800, 1000));
  keep(
    'people',
    { id: 'ada', fields: { ...fields, name: 'Ada B.' } },
    { id: 'bea', fields: file, deleted: '2026-11-28T00:00:00Z' },
    { id: 'c0ffee', fields: { ...fields, name: 'Cleo' } },
    { id: 'broken', fields: { name: 5 } },
  );
  await writeBand(project.root);

  expect(json('content/members/ada.json').name).toBe('Ada B.');
  expect(json('content/members/c0ffee.json').name).toBe('Cleo');
  expect(() => project.read('content/members/bea.json')).toThrow('ENOENT');
});

test('an uploaded photograph takes the place of the folder’s, on a phone, too, with its focus', async () => {
  project.write('band/pictures/hero.jpg', await photograph(1600, 900));
  mkdirSync(join(project.root, 'node_modules/.astro/sources/band'), { recursive: true });
  project.write('node_modules/.astro/sources/band/one.png', await photograph(900, 900));
  project.write(`node_modules/.astro/${photosFile}`, { one: 'one.png' });
  keep('places', { id: 'hero', fields: { picture: 'one', focus: [0.2, 0.7] } });
  keep('people', {
    id: 'ada',
    fields: { order: 1, name: 'Ada', instrumentLangKeys: ['bass'], picture: 'one', focus: [0.5, 0.1] },
  });
  await writeBand(project.root);

  const photo = project.read('../node_modules/.astro/sources/band/one.png');
  for (const file of ['pictures/hero.png', 'pictures/hero-phone.png', 'members/ada-one.png'])
    expect(project.read(`content/${file}`)).toBe(photo);
  expect(() => project.read('content/pictures/hero.jpg')).toThrow('ENOENT');
  expect(project.read('focuses.ts')).toContain('"pictures/hero":[0.2,0.7]');
  expect(project.read('focuses.ts')).toContain('"members/ada-one":[0.5,0.1]');
  expect(project.read('memberCount.ts')).toContain('memberCount: number = 1;');
});

test('a photograph that could not be fetched, or is gone from the folder, is left out, and the product’s stands there', async () => {
  keep('places', { id: 'hero', fields: { picture: 'gone' } });
  const fields = { order: 1, name: 'Ada', instrumentLangKeys: ['bass'] };
  // As a Mac writes it.
  const parted = 'beča'.normalize('NFD');
  project.write(`band/members/${parted}.jpg`, await photograph(800, 1000));
  keep(
    'people',
    { id: 'ada', fields: { ...fields, img: 'ada' } },
    { id: 'bea', fields: { ...fields, img: parted, focus: [0.5, 0.2] } },
    { id: 'cleo', fields: { ...fields, img: '../pictures/hero' } },
  );
  await writeBand(project.root);

  expect(json('content/pictures/hero.json')).toEqual({});
  expect(project.read('content/pictures/hero.plate.svg')).toContain('<svg');
  const { img = '' } = json('content/members/bea.json');
  const shown = `members/${imgOf('bea', { img: String(img) })}`;
  expect(existsSync(join(project.root, `generated/content/${shown}.jpg`))).toBe(true);
  expect(project.read('focuses.ts')).toContain(`"${shown}":[0.5,0.2]`);
  for (const id of ['ada', 'cleo']) expect(json(`content/members/${id}.json`)).not.toHaveProperty('img');
});

test('without a store nothing of an earlier build is laid over', async () => {
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
  keep('facts', { id: 'looks', fields: { name: 'Glut', genre: 'Pop', place: 'Wien' } });

  expect((await writeBand(project.root)).facts.name).toBe('Funke');
});
