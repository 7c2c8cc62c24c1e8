import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import announceFunction from '../../../functions/announce.ts';
import { partsId, placeholders } from '../../../src/config/concertPage.ts';
import type { Concert } from '../../../src/records/concert.ts';
import { writeRepository } from '../../fakes/repository.ts';
import { serveFiles } from '../serve/fixture.ts';
import { tidy } from '../../../functions/_lib/tidy.ts';
import { context, site } from './band.ts';
import { add, call, change, get, list, patch, plain, remove, restore } from './concertCalls.ts';
import { bothStores, later, now, onFirestore, startBlobStore, stores, useStore } from './concertStores.ts';
import * as venueCalls from './venueCalls.ts';

const { title, description, content, data } = placeholders;
const classes = { line: {}, button: {}, ticket: {}, badge: {} };
const template = `<title>${title}</title><meta name="description" content="${description}"><main>${content}
<script type="application/ld+json">${data}</script>
<script type="application/json" id="${partsId}">${JSON.stringify({ classes, cards: [] })}</script></main>`;
const { folder, url: origin } = await serveFiles({
  'dist/index.html': '<p>Startseite</p>',
  'dist/concert-page/de/index.html': template,
  'dist/concert-page/en/index.html': template,
});
process.env.LAMBDA_TASK_ROOT = folder;
writeRepository(folder, {});
vi.spyOn(console, 'log').mockReturnValue();
vi.spyOn(console, 'error').mockReturnValue();

const tenMinutes = 600_000;
const showFrom = new Date(now.getTime() + tenMinutes).toISOString();
const secret = { name: 'Unsagbar', date: '2027-01-15T20:00:00+01:00', showFrom };
const announce = () => announceFunction(new Request(site, { method: 'POST' }), context);

/** An answer to a visitor, in all its bytes. */
async function visit(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  // Two equal answers differ in their date.
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  return { status: answer.status, text: JSON.stringify(headers) + (await answer.text()) };
}
/** The addresses of a concert. */
const addressesOf = ({ id, slug = id }: Pick<Concert, 'id' | 'slug'>) => [
  `/api/concerts/${id}`,
  ...['', '/history'].map((end) => `/api/concerts/${slug}${end}`),
  ...['', '/en'].flatMap((prefix) => [`${prefix}/live/${slug}`, `${prefix}/live/${slug}.ics`]),
  ...['de', 'en'].map((locale) => `/api/concertPage/${locale}/${slug}`),
];
const lists = [
  '/api/concerts',
  '/api/venues',
  '/termine.ics',
  '/en/dates.ics',
  '/api/next/de',
  '/api/next/en',
];
const closed = ['/api/concerts?desk', '/api/concerts?deleted', '/api/venues?desk'];

/** Each address of a concert, with whether it answers as those of a concert that never was do. */
async function unlikeUnknown(concert: Concert): Promise<string[]> {
  const unknown = addressesOf({ id: 'concert-unknown', slug: 'unknown' });
  const bare = ({ status, text }: Awaited<ReturnType<typeof visit>>) =>
    `${status} ${text.replaceAll(/concert-unknown|unknown/g, '')}`;
  const differ = addressesOf(concert).map(async (path, index) => {
    const own = await visit(path);
    const text = own.text.replaceAll(concert.id, '').replaceAll(concert.slug ?? '', '');
    const isLike = bare({ ...own, text }) === bare(await visit(unknown[index] ?? ''));
    return isLike ? [] : [path];
  });
  return (await Promise.all(differ)).flat();
}

const namesShown = async () => (await list()).map(({ name }) => name);
const namesOnDesk = async () => ((await (await call('?desk')).json()) as Concert[]).map(({ name }) => name);

let shown: Concert;
let hidden: Concert;
/** A store with a known and an unannounced concert. */
function useConcerts(...store: Parameters<typeof useStore>): void {
  useStore(...store);
  beforeEach(async () => {
    shown = await add({ ...plain, name: 'Bekannt' });
    hidden = await add(secret);
  });
}

describe.each(bothStores)('$name', ({ start }) => {
  useConcerts(start, now);

  test('it is announced at its instant with the same id, once in each list', async () => {
    vi.setSystemTime(Date.parse(showFrom) - 1);
    await announce();
    expect([await namesShown(), (await get(hidden.id)).status]).toEqual([['Bekannt'], 404]);

    vi.setSystemTime(Date.parse(showFrom));
    expect([(await announce()).status, (await announce()).status]).toEqual([204, 204]);
    expect(await namesShown()).toEqual(['Unsagbar', 'Bekannt']);
    expect(await namesOnDesk()).toEqual(['Unsagbar', 'Bekannt']);
    expect(await (await get(hidden.id)).json()).toEqual({ ...hidden, slug: '2027-01-15-unsagbar' });
    expect((await visit('/live/2027-01-15-unsagbar')).text).toContain('Unsagbar');
    expect((await visit('/termine.ics')).text).toContain('Unsagbar');
  });

  test('a change shows it at once, or hides it again', async () => {
    expect((await change(hidden, { showFrom: undefined })).status).toBe(200);
    expect(await namesShown()).toEqual(['Unsagbar', 'Bekannt']);
    const slug = '2027-01-15-unsagbar';
    expect(await (await patch(hidden.id, { showFrom })).json()).toMatchObject({ slug, revision: 2 });
    expect(await namesShown()).toEqual(['Bekannt']);
    expect(await unlikeUnknown({ ...hidden, slug })).toEqual([]);
  });
});

describe.each(onFirestore)('$name alone', ({ start }) => {
  useConcerts(start, now);

  test('Firestore itself tells a visitor nothing about it', async () => {
    const [project, host] = [process.env.FIREBASE_PROJECT_ID ?? '', inject('emulatorHost') ?? ''];
    const root = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
    expect(await (await fetch(`${root}/concerts`)).text()).not.toMatch(/Unsagbar|unsagbar/);
    for (const folder of ['unannounced-concerts', 'concerts-history', 'slugs'])
      for (const path of ['', `/${hidden.id}`, `/${hidden.slug ?? ''}`])
        expect((await fetch(`${root}/${folder}${path}`)).status, folder + path).toBe(403);
  });

  test.each(['before', 'after'])(
    'a server killed %s it moves a concert leaves it in one place, and the next run completes the move',
    async (moment) => {
      vi.setSystemTime(Date.parse(showFrom));
      const real = globalThis.fetch;
      const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        // The claim of the address comes before it.
        const isCommit =
          new Request(input).url.endsWith(':commit') && String(init?.body).includes('unannounced-concerts');
        if (!isCommit || moment === 'after') await real(input, init);
        if (isCommit) throw new TypeError('fetch failed');
        return real(input, init);
      });
      expect((await announce()).status).toBe(503);
      spy.mockRestore();
      expect(await namesShown()).toEqual(moment === 'after' ? ['Unsagbar', 'Bekannt'] : ['Bekannt']);
      expect(await namesOnDesk()).toEqual(['Unsagbar', 'Bekannt']);
      expect((await announce()).status).toBe(204);
      expect(await namesShown()).toEqual(['Unsagbar', 'Bekannt']);
    },
  );
});

describe.each(stores)('$name', ({ start }) => {
  useConcerts(start, now);

  test('no answer to a visitor holds an unannounced concert, and its addresses answer as unknown ones', async () => {
    for (const path of [...lists, ...closed, ...addressesOf(shown)])
      expect((await visit(path)).text, path).not.toMatch(
        new RegExp(`Unsagbar|${hidden.id}|${hidden.slug ?? ''}`),
      );
    expect(await unlikeUnknown(hidden)).toEqual([]);
    expect(await unlikeUnknown(shown), 'the test sees a concert').not.toEqual([]);
    expect(await namesOnDesk()).toEqual(['Unsagbar', 'Bekannt']);
  });

  test('its address is its id, and nothing is claimed; once it is announced it has a plain one, and its id leads to the same page', async () => {
    expect(hidden.slug).toBe(hidden.id);
    // Nobody can tell by the address of another concert that this one is coming.
    const twin = await add({ ...secret, showFrom: undefined });
    expect(twin.slug).toBe('2027-01-15-unsagbar');
    vi.setSystemTime(Date.parse(showFrom));
    await announce();
    const known = (await list()).find(({ id }) => id === hidden.id);
    expect(known?.slug).toBe('2027-01-15-unsagbar-2');
    for (const part of [hidden.id, '2027-01-15-unsagbar-2'])
      for (const path of [`/live/${part}`, `/live/${part}.ics`, `/api/concertPage/de/${part}`])
        expect((await visit(path)).status, path).toBe(200);
    await remove(hidden.id, 0);
    expect((await visit('/live/2027-01-15-unsagbar-2')).status).toBe(410);
  });

  test('one that was deleted before its instant stays unknown, also once it is erased; a restored one waits on', async () => {
    await remove(hidden.id, 0);
    expect(await unlikeUnknown(hidden)).toEqual([]);
    await restore(hidden.id);
    expect(await namesShown()).toEqual(['Bekannt']);
    await remove(hidden.id, 2);
    later(31);
    await remove(shown.id, 0);
    await tidy();
    expect((await call(`/${hidden.id}/restore`, { method: 'POST' })).status, 'erased').toBe(404);
    expect(await unlikeUnknown(hidden)).toEqual([]);
    expect((await visit(`/live/${shown.slug ?? ''}`)).status).toBe(410);
  });

  test('no byte of an answer to a visitor changes while it and its venue are added, changed, deleted, restored and merged', async () => {
    const known = await venueCalls.add();
    await change(shown, { venueId: known.id });
    const paths = [...lists, ...closed, ...addressesOf(shown), `/api/venues/${known.id}`];
    const answers = () => Promise.all(paths.map(visit));
    const before = await answers();
    const own = await venueCalls.add({ ...venueCalls.plain, name: 'Geheim' });
    for (const step of [
      () => patch(hidden.id, { venueId: own.id }),
      () => patch(hidden.id, { date: '2027-01-16T20:00:00+01:00', venueId: known.id }),
      () => patch(hidden.id, { venueId: own.id }),
      () => venueCalls.patch(own.id, { timeZone: 'Europe/London' }),
      () => remove(hidden.id, 4),
      () => restore(hidden.id),
      () => venueCalls.merge({ id: own.id }, known.id),
    ]) {
      expect((await step()).ok, String(step)).toBe(true);
      expect(await answers(), String(step)).toEqual(before);
    }
  });

  test('between its instant and its move its address never says that it was removed; one that is deleted then was removed for all to see', async () => {
    vi.setSystemTime(Date.parse(showFrom) + 60_000);
    for (const path of [`/live/${hidden.slug ?? ''}`, `/live/${hidden.slug ?? ''}.ics`])
      expect((await visit(path)).status, path).not.toBe(410);
    await remove(hidden.id, 0);
    expect((await visit('/live/2027-01-15-unsagbar')).status).toBe(410);
    expect((await get(hidden.id)).status).toBe(410);
  });

  test('a renamed venue reaches it, and is in use', async () => {
    const venue = await venueCalls.add();
    await change(hidden, { venueId: venue.id });
    await venueCalls.change(venue, { name: 'Neuer Name' });
    const all = (await (await call('?desk')).json()) as Concert[];
    expect(all.find(({ id }) => id === hidden.id)?.venue).toBe('Neuer Name');
    expect((await venueCalls.remove(venue.id, 1)).status).toBe(409);
  });

  test('visitors see the venues of announced concerts alone, whatever named the others before', async () => {
    const shownVenues = async () => {
      const statuses = [];
      for (const { id, name } of venues) {
        const { status } = await visit(`/api/venues/${id}`);
        statuses.push(...(status === 200 ? [name] : []));
      }
      expect((await venueCalls.list()).map(({ name }) => name).sort()).toEqual(statuses.sort());
      return statuses;
    };
    const named = (name: string) => venueCalls.add({ ...venueCalls.plain, name });
    // The first one waits for a concert that is not stored yet.
    const venues = [await named('neu'), await named('früher'), await named('geheim'), await named('bekannt')];
    const [, former, own, known] = venues.map(({ id }) => id);
    expect(await shownVenues()).toEqual([]);
    await patch(shown.id, { venueId: known });
    await patch(hidden.id, { venueId: former });
    await patch(hidden.id, { venueId: own });
    expect(await shownVenues()).toEqual(['bekannt']);
    await remove(hidden.id, 2);
    expect(await shownVenues()).toEqual(['bekannt']);
    await restore(hidden.id);
    await patch(shown.id, { venueId: undefined });
    expect(await shownVenues()).toEqual([]);
    vi.setSystemTime(Date.parse(showFrom));
    await announce();
    expect(await shownVenues()).toEqual(['geheim']);
  });
});

describe('in the embedded store', () => {
  useStore(startBlobStore, now);
  test.each([tenMinutes - 1, tenMinutes, 3_599_000])(
    '%i ms later the CDN keeps each answer to the end of the hour, with and without an announcement',
    async (ms) => {
      const shown = await add({ ...plain, name: 'Bekannt' });
      const lifetimes = async () => {
        const pages = [`/live/${shown.slug ?? ''}`, `/api/concertPage/de/${shown.slug ?? ''}`];
        const paths = [...lists, ...pages, `/api/concerts/${shown.id}`];
        const answers = await Promise.all(paths.map((path) => fetch(origin + path)));
        return answers.map(({ headers }) => headers.get('netlify-cdn-cache-control'));
      };
      vi.setSystemTime(now.getTime() + ms);
      const before = await lifetimes();
      expect(new Set(before)).toEqual(
        new Set([`public, durable, max-age=${3600 - Math.ceil(ms / 1000) - 1}`]),
      );
      await add(secret);
      expect(await lifetimes()).toEqual(before);
    },
  );

  test('an announcement clears the CDN, and no run before or long after it does', async () => {
    vi.stubEnv('SITE_ID', 'a-site');
    const log = vi.mocked(console.error);
    const purges = () => log.mock.calls.filter(([text]) => String(text).includes('concerts, venues')).length;
    const before = purges();
    await announce();
    expect(purges()).toBe(before);
    await add(secret);
    vi.setSystemTime(Date.parse(showFrom) + 1);
    await announce();
    expect(purges()).toBe(before + 2);
    vi.setSystemTime(Date.parse(showFrom) + 3_600_000);
    await announce();
    expect(purges()).toBe(before + 2);
  });
});

test('only the schedule runs the announcement', async () =>
  expect((await announceFunction(new Request(site), context)).status).toBe(405));
