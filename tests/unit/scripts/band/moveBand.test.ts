import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { moveBand } from '../../../../scripts/band/moveBand.ts';
import { writeBand } from '../../../../scripts/band/writeBand.ts';
import { useBandProject } from './bandProject.ts';

const project = useBandProject({});
const write = (file: string, content: unknown) => project.write(`before/${file}`, content);
const read = (file: string): unknown => JSON.parse(project.read(`../band/${file}`));
const move = () => moveBand(join(project.root, 'before'), project.root);

const site = {
  artist: 'Čuvari',
  origin: 'https://match.example',
  genre: 'Folk',
  hometown: 'Ljubljana',
  channels: {
    patron: 'https://cuvari.bandcamp.com',
    'photo-profile': 'https://www.instagram.com/match.example',
    network: '',
  },
  email: 'booking@match.example',
  features: { press: true },
  imprint: { ownerName: 'Zala Gozdnik', phone: '«Telefonnummer»', city: 'Ljubljana', country: 'SI' },
  host: { name: 'Netlify, Inc.' },
};
const member = (name: string, more: object = {}) => ({
  ...{ order: 1, name, img: name.toLowerCase(), instrumentLangKeys: ['voice', 'bass'] },
  ...{ description: `description-${name.toLowerCase()}`, ...more },
});
/** As they were in the last version without `bands/`. */
const sample = {
  nora: 'Schreibt die Strophen im Nachtbus und die Refrains am Balkon. Der Bass kam dazu, weil eine Hand noch frei war. Trägt immer drei Feuerzeuge bei sich, keines davon geht. Daher der Name der Band.',
  noraEn:
    'Writes the verses on the night bus and the choruses on the balcony. The bass came along because she had a hand free. Always carries three lighters, none of which work. Hence the name of the band.',
};

beforeEach(() => {
  rmSync(join(project.root, 'band'), { recursive: true });
  write(
    'src/config/site.ts',
    `export const serviceIds = { musicArtistId: '${'0'.repeat(22)}', videoPlaylistId: 'PL1' };\nexport const site = ${JSON.stringify(site)};\n`,
  );
  write('src/content/members/nora.json', member('Nora'));
  write('src/content/members/nora.plate.png', readFileSync('bands/match/members/nora.plate.png'));
  write('i18n/de/members.json', { 'description-nora': sample.nora });
  write('i18n/en/members.json', { 'description-nora': sample.noraEn });
});
/** The texts of the members in one language, with the sample's. */
const texts = (locale: string, more: object) => {
  write(`i18n/${locale}/members.json`, {
    'description-nora': locale === 'de' ? sample.nora : sample.noraEn,
    ...more,
  });
};

test('the facts of `site.ts` become `band.json`, without placeholders, and the site can be built from it', async () => {
  await move();
  expect(read('band.json')).toEqual({
    ...{ name: 'Čuvari', genre: 'Folk', place: 'Ljubljana', country: 'SI' },
    links: ['https://cuvari.bandcamp.com'],
    features: { press: true },
    imprint: { ownerName: 'Zala Gozdnik', city: 'Ljubljana', country: 'SI' },
    serviceIds: { videoPlaylistId: 'PL1' },
  });
  await expect(writeBand(project.root)).resolves.not.toThrow();
});

test('the samples stay behind; own texts come along, and changed records and added ones, each with its pictures', async () => {
  write('i18n/de/page.json', { tagline: 'Indie-Pop aus Wien', 'not-found-title': 'Nur Bäume' });
  texts('de', { heading: 'Der Mensch dahinter' });
  write('src/content/concerts/2031-05-01-gozd.json', { name: 'Gozd', date: '2031-05-01 20:00' });
  write('src/content/pictures/hero.jpg', 'a picture');
  write('src/content/gallery/gozd.json', { order: 1, img: 'gozd', alt: { de: 'Wald', en: 'Forest' } });
  write('src/content/gallery/gozd.jpg', 'another');
  await move();
  expect(globSync('*/*', { cwd: join(project.root, 'band') }).sort()).toEqual([
    ...['concerts/2031-05-01-gozd.json', 'gallery/gozd.jpg', 'gallery/gozd.json'],
    ...['pictures/hero.jpg', 'texts/de.json'],
  ]);
  // The product has this heading for one member and for several.
  const heading = { 'members:heading': 'Der Mensch dahinter' };
  expect(read('texts/de.json')).toEqual({ 'page:not-found-title': 'Nur Bäume', ...heading });
});

test('a member takes its texts into its record, and an instrument of the band its words', async () => {
  write('src/content/members/zala.json', member('Zala', { instrumentLangKeys: ['voice', 'saw'] }));
  write('src/content/members/zala.jpg', 'a picture');
  texts('de', { 'description-zala': 'Singt.' });
  texts('en', { 'description-zala': 'Sings.' });
  write('i18n/de/instruments.json', { saw: 'Säge' });
  write('i18n/en/instruments.json', { saw: 'Saw' });
  expect(await move()).toHaveLength(1);
  expect(read('members/zala.json')).toEqual({
    ...{ order: 1, name: 'Zala', img: 'zala', text: { de: 'Singt.', en: 'Sings.' } },
    instrumentLangKeys: ['voice', { de: 'Säge', en: 'Saw' }],
  });
  expect(existsSync(join(project.root, 'band/texts'))).toBe(false);
});

test.each<[string, () => void, string]>([
  [
    'a new text of a sample member',
    () => texts('en', { 'description-nora': 'Sings.' }),
    "band/members/nora.plate.png is the sample's: put a picture of yours in its place",
  ],
  [
    'a new name above the text of the sample',
    () => write('src/content/members/nora.json', member('Nora', { name: 'Zala' })),
    'band/members/nora.json has the text of the sample: write one of yours',
  ],
  [
    'a text that the product has no place for any more',
    () => undefined,
    'members:old-word is no text any more, and stays behind (de): Wort',
  ],
])('%s: a sentence says so', async (_, edit, sentence) => {
  edit();
  write('i18n/de/footer.json', { support: 'Holz nachlegen' });
  texts('de', { 'old-word': 'Wort' });
  expect(await move()).toContain(sentence);
});

test('the band of the sample keeps its drawn name', async () => {
  cpSync('bands/match/pictures', join(project.root, 'bands/match/pictures'), { recursive: true });
  write('src/config/site.ts', `export const site = ${JSON.stringify({ ...site, artist: 'Match' })};\n`);
  await move();
  expect(read('band.json')).toMatchObject({ motif: 'match' });
  expect(globSync('pictures/*', { cwd: join(project.root, 'band') })).toHaveLength(4);
});

test('nothing is overwritten, and another folder is refused', async () => {
  await expect(moveBand('', project.root)).rejects.toThrow('is no folder of an earlier version');
  await expect(moveBand(process.cwd(), project.root)).rejects.toThrow('is no folder of an earlier version');
  await move();
  await expect(move()).rejects.toThrow('band/ exists already');
});
