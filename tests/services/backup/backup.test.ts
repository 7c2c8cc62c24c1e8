import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { gallery, stores } from '../../../functions/_lib/stores.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { messageDays } from '../../../src/config/contact.ts';
import { dayMs } from '../../../src/config/time.ts';
import { galleryRecord } from '../../../src/records/gallery/galleryImage.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { concertFile } from '../../../src/stores/repository/concertFile.ts';
import { writeFiles } from '../api/band.ts';
import { cloud, startCloudinary } from '../../fakes/cloudinary.ts';
import { useFakes } from '../useFakes.ts';
import { isNight } from '../../night.ts';
import { filesIn, runCommand, startBlobsApi } from './backups.ts';
import { seed } from './seed.ts';

const emulator = inject('emulatorHost') ?? '';
const fake = await startCloudinary({ pageSize: 3, servesFiles: true });
useFakes(fake);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backup-'));
  fake.resources.length = 0;
  writeFiles({});
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A password as a machine has it; no backup holds it. */
const ADMIN_PASSWORD = 'a-password-of-the-machine';

/** The stores of a test: the variables by which commands and functions find them. */
class Place {
  readonly env: Record<string, string>;
  constructor(name: string, services: Record<string, string> = {}) {
    const folder = join(root, name);
    mkdirSync(folder);
    this.env = { DATA_DIRECTORY: folder, ADMIN_PASSWORD, ...services };
  }
  get folder() {
    return this.env.DATA_DIRECTORY ?? '';
  }
  /** Runs work of the functions on these stores. */
  readonly use = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (const [name, value] of Object.entries(this.env)) vi.stubEnv(name, value);
    const blobs = await startBlobs(this.folder);
    try {
      return await work();
    } finally {
      await blobs.stop();
      vi.unstubAllEnvs();
    }
  };
}

/** The end of a command that has done its work. */
const done = { code: 0, failed: '' };

const services = () => ({
  FIREBASE_PROJECT_ID: `match-${randomUUID().slice(0, 8)}`,
  FIRESTORE_EMULATOR_HOST: emulator,
  CLOUDINARY_URL: `cloudinary://${cloud.key}:${cloud.secret}@${cloud.name}`,
  CLOUDINARY_API_BASE: fake.url,
});

function wipe({ folder }: Place): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
}

/** Two concerts and a picture of the band's folder: the band changes one concert and the picture, and deletes the other concert. */
async function changeFiles(): Promise<void> {
  const file = (id: string) => ({ id, name: id, date: '2031-05-01T18:00:00Z' });
  const texts = { alt: { de: 'Bass.', en: 'Bass.' }, credit: 'Tobias' };
  writeFiles({
    concerts: [file('changed'), file('removed')],
    gallery: [{ ...{ id: 'bass', order: 1, img: 'bass' }, ...texts }],
  });
  const { concerts } = stores();
  await concerts.rewrite('changed', (concert) => ({ ...concert, name: 'Umgetauft' }));
  await concerts.remove('removed', 0);
  await gallery().patch('bass', { id: 'key', set: { credit: 'Nora' }, was: {} });
}

/** The records of a backup that lie in a folder as the band's folder has it. */
const jsonIn = (folder: string) =>
  Object.values(filesIn(folder)).flatMap((content) =>
    content.startsWith('{') ? [JSON.parse(Buffer.from(content, 'latin1').toString()) as unknown] : [],
  );

/** Checks what a backup holds, and who may read it. */
function expectEveryKind(folder: string, place: Place): void {
  const files = filesIn(folder);
  const folders = Object.groupBy(Object.keys(files), (path) => dirname(path));
  expect(Object.fromEntries(Object.entries(folders).map(([name, paths]) => [name, paths?.length]))).toEqual({
    ...{ '.': 1, slugs: 54, messages: 3, 'deleted/messages': 1, concerts: 53, 'deleted/concerts': 2 },
    ...{ 'concerts-history': 4, venues: 3, 'deleted/venues': 1, 'venues-history': 2 },
    // Of twelve pictures two wait for their texts, two are of the page, one lacks the photographer and one is removed: these six are not as in
    // the band's folder.
    ...{ gallery: 12, pictures: 18, 'deleted/pictures': 1 },
  });
  for (const [kind, contract] of [
    ['concerts', concertFile],
    ['venues', venueRecord],
    ['gallery', galleryRecord],
  ] as const) {
    const faults = jsonIn(join(folder, kind)).flatMap((record) => contract.safeParse(record).error ?? []);
    expect(faults, kind).toEqual([]);
  }
  const modes = ['', ...Object.keys(folders), ...Object.keys(files)].map((path) =>
    (statSync(join(folder, path)).mode & 0o777).toString(8),
  );
  expect(new Set(modes)).toEqual(new Set(['700', '600']));
  const content = Object.values(files).join('');
  for (const secret of [ADMIN_PASSWORD, place.folder]) expect(content).not.toContain(secret);
}

test('exported, wiped and imported, each broken off in the middle once, they hold the same bytes, also by a clock that is ahead', async () => {
  const place = new Place('data');
  // More concerts than a command takes between two lines of progress.
  await place.use(() => seed({ concerts: 52, venues: 4, pictures: 12, messages: 4 }).then(changeFiles));
  const before = filesIn(place.folder);
  const first = join(root, 'first');

  const broken = await runCommand('export', first, place.env, /^concerts: 50 of/);
  expect([broken.code, broken.failed]).toEqual([null, '']);
  const early = await runCommand('import', first, place.env);
  expect([early.code, early.failed]).toEqual([1, expect.stringContaining('did not end: run it again')]);
  const exported = await runCommand('export', first, place.env);
  expect(exported).toMatchObject(done);
  expect(exported.printed.at(-1)).toContain('personal data');
  expectEveryKind(first, place);

  wipe(place);
  expect((await runCommand('import', first, place.env, /^concerts: 50 of/)).code).toBeNull();
  // Every message of the backup has expired by then.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (messageDays + 20) * dayMs });
  expect(await runCommand('import', first, place.env)).toMatchObject(done);
  vi.useRealTimers();
  expect(filesIn(place.folder)).toEqual(before);
}, 120_000);

test('a record that the band has changed since stays, and is named; a later export replaces what was removed', async () => {
  const place = new Place('data');
  const folder = join(root, 'backup');
  await place.use(() => seed({ concerts: 3, venues: 2, pictures: 3, messages: 2 }));
  await runCommand('export', folder, place.env);
  const last = await place.use(async () => {
    const { concerts } = stores();
    const record = (await concerts.list()).at(-1);
    if (!record) throw new Error('no concert');
    await concerts.remove(record.id, record.revision);
    return record;
  });

  const imported = await runCommand('import', folder, place.env);
  expect(imported.code).toBe(1);
  expect(imported.failed).toBe(
    `concerts/${last.id}.json is not imported: the store holds another version, which stays.\n`,
  );
  expect((await runCommand('export', folder, place.env)).code).toBe(0);
  expect(Object.keys(filesIn(folder)).filter((path) => path.endsWith(`concerts/${last.id}.json`))).toEqual([
    `deleted/concerts/${last.id}.json`,
  ]);

  // Nothing is imported of a backup with a changed or a missing file, which are named.
  const [picture = '', venue = ''] = [/^gallery.*(jpg|webp)$/, /^venues\//].map((pattern) =>
    Object.keys(filesIn(folder)).find((path) => pattern.test(path)),
  );
  const bytes = readFileSync(join(folder, picture));
  writeFileSync(
    join(folder, picture),
    bytes.map((byte) => byte ^ 1),
  );
  rmSync(join(folder, venue));
  wipe(place);

  const refused = await runCommand('import', folder, place.env);
  expect([refused.code, refused.failed]).toEqual([1, expect.stringContaining('Nothing is imported')]);
  expect([refused.failed.includes(picture), refused.failed.includes(venue)]).toEqual([true, true]);
  expect(filesIn(place.folder)).toEqual({});
});

/** Runs a command on stores of the host, which the site's id and a token open. `own` are those of the machine. */
const onHost = (command: 'export' | 'import', folder: string, { use }: Place, own: Place) =>
  use(async () => {
    const api = await startBlobsApi();
    const access = { SITE_ID: 'local', NETLIFY_AUTH_TOKEN: api.token, NETLIFY_API_BASE: api.url };
    const ended = await runCommand(command, folder, { ...own.env, ...access });
    await api.stop();
    return ended;
  });

test.runIf(emulator)(
  'a band moves from the stores of the host to Firestore and Cloudinary, and back',
  async () => {
    const [from, to] = [new Place('from'), new Place('to', services())];
    const [back, own] = [new Place('back'), new Place('own')];
    await from.use(() => seed({ concerts: 3, venues: 2, pictures: 6, messages: 2 }));
    const before = filesIn(from.folder);
    const [there, again] = [join(root, 'there'), join(root, 'again')];
    const exported = await onHost('export', there, from, own);
    expect(exported).toMatchObject(done);
    expect(exported.printed[0]).toBe('Embedded stores: those of the site local on the host.');
    for (const [command, folder] of [
      ['import', there],
      // A second time there is nothing to do.
      ...(isNight ? ([['import', there]] as const) : []),
      ['export', again],
    ] as const)
      expect(await runCommand(command, folder, to.env)).toMatchObject(done);
    expect(await onHost('import', again, back, own)).toMatchObject(done);

    for (const secret of [cloud.secret, cloud.key])
      expect(Object.values(filesIn(again)).join('')).not.toContain(secret);
    const contentOf = (files: Record<string, string>) =>
      Object.entries(files).map(([path, content]) => [path, parsed(content)]);
    expect(contentOf(filesIn(back.folder))).toEqual(contentOf(before));
    expect(filesIn(own.folder)).toEqual({});
  },
);

/** A record as a value, because the services have an order of fields of their own; the fake gives every picture the same size. */
function parsed(content: string): unknown {
  if (!content.startsWith('{')) return content;
  const { width, height, ...fields } = JSON.parse(content) as Record<string, unknown>;
  return { ...fields, hasSize: width !== undefined && height !== undefined };
}

test.each<[string, string, Record<string, string>, string]>([
  ['no folder', '', {}, 'Name one folder: npm run export -- <folder>'],
  [
    'a project without its account',
    '../new',
    { FIREBASE_PROJECT_ID: 'match' },
    'Firestore needs FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.',
  ],
  [
    'a malformed address',
    '../new',
    { CLOUDINARY_URL: `https://${cloud.secret}` },
    'CLOUDINARY_URL is not written as',
  ],
])('an export refuses %s', async (_, folder, variables, sentence) => {
  const place = new Place('data', variables);
  const refused = await runCommand('export', folder, place.env);
  expect([refused.code, refused.failed]).toEqual([1, expect.stringContaining(sentence)]);
  expect(refused.failed.trim()).not.toMatch(new RegExp(`\\n|${cloud.secret}`));
  expect(Object.keys(filesIn(root)).filter((path) => !/^(data|new\/manifest)/.test(path))).toEqual([]);
});
