import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setting } from '../../../functions/_lib/env.ts';
import { stores as openedStores } from '../../../functions/_lib/stores.ts';
import { openDocuments } from '../../../src/stores/stores.ts';
import { writeRepository } from '../../fakes/repository.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { partsId, placeholders } from '../../../src/config/concertPage.ts';
import { concertRecord, type ConcertRecord } from '../../../src/records/concert.ts';
import { slugOf } from '../../../src/records/concertRules.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { useBlobs, whileDown } from '../../fakes/blobs.ts';
import { startFake } from '../../fakes/http.ts';
import { startBlobStore, stores, useStore } from '../api/concertStores.ts';
import { pages, serveFiles, write } from '../serve/fixture.ts';
import { cardName } from '../../../src/features/concerts/page/shareCard.ts';
import { translator } from '../../../src/lib/i18n/i18n.ts';

const { slug, title, description, card, content, data } = placeholders;
const classes = { line: {}, button: {}, ticket: {}, badge: {} };
/** The template of a build that has drawn these share cards. */
const templateWith = (
  cards: readonly string[],
) => `<!doctype html><title>${title}</title><meta name="description" content="${description}">
<meta property="og:image" content="https://match.test${card}"><link rel="canonical" href="https://match.test/live/${slug}"><main>${content}
<script type="application/ld+json">${data}</script><script type="application/json" id="${partsId}">${JSON.stringify({ classes, cards })}</script></main>`;
const embedded = {
  ...concertRecord.parse({ name: 'Aus dem Archiv', date: '2027-05-01T18:00:00Z' }),
  id: 'archiv',
};

const { folder, url: origin } = await serveFiles({
  ...pages,
  'dist/concert-page/de/index.html': templateWith([]),
  'dist/concert-page/en/index.html': templateWith([]),
  'dist/live/gebaut/index.html': '<p>Gebaut</p>',
});
writeRepository(folder, { concerts: [embedded] });
process.env.LAMBDA_TASK_ROOT = folder;
const record = (change: object = {}) =>
  concertRecord.parse({ name: 'Für <alle> & "jeden"', date: '2027-04-02T18:00:00Z', ...change });

/** The store of the running site. */
const concertStore = () => openedStores().concerts;
const change = (id: string, fields: Partial<ConcertRecord>) =>
  concertStore().rewrite(id, (concert) => ({ ...concert, ...fields }));
const ask = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });

describe.each(stores)('$name', ({ start }) => {
  useStore(start);
  const add = (id: string, change?: object) => concertStore().add(id, record(change));

  test('a concert that was added since the build has a page in both languages at once', async () => {
    const concert = await add('neu', { city: 'Graz' });
    for (const path of ['/live/%s/', '/en/live/%s/', '/api/concertpage/en/%s'])
      expect(await (await ask(path.replace('%s', slugOf(concert)))).text(), path).toContain(
        'Für &lt;alle&gt;',
      );
    for (const prefix of ['', '/en']) {
      const response = await ask(`${prefix}/live/${slugOf(concert)}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const root = parse(await response.text());
      expect(root.querySelector('title')?.text).toBe(
        prefix
          ? 'Match – Für <alle> & "jeden", 2 Apr 2027, Graz'
          : 'Match – Für <alle> & "jeden", 2. Apr. 2027, Graz',
      );
      expect(root.querySelector('h1')?.text).toContain('Für <alle>');
      expect(root.querySelector('link')?.getAttribute('href')).toBe(
        `https://match.test/live/${slugOf(concert)}`,
      );
      const event = root.querySelector('[type="application/ld+json"]')?.rawText ?? '';
      expect(JSON.parse(event)).toMatchObject({ '@type': 'MusicEvent', name: concert.name });
      expect(event).not.toContain('<');
      expect(root.toString()).not.toMatch(/__\w+__|concert-parts/);
    }
  });

  test('a chat reads the present state of the concert, with the card that the build has drawn for it, else the card of the site', async () => {
    const concert = await add('gezeichnet');
    const page = async () => parse(await (await ask(`/en/live/${slugOf(concert)}`)).text());
    const cardOf = async () => (await page()).querySelector('[property="og:image"]')?.getAttribute('content');
    expect(await cardOf()).toBe('https://match.test/share/en.png');
    const name = cardName(concert, { locale: 'en', t: translator('en') });
    write(folder, { 'dist/concert-page/en/index.html': templateWith(['another', name]) });
    expect(await cardOf()).toBe(`https://match.test/share/en/${name}.png`);
    await change(concert.id, { status: 'cancelled' });
    expect(await cardOf()).toBe('https://match.test/share/en.png');
    const cancelled = await page();
    expect(cancelled.querySelector('title')?.text).toMatch(/^CANCELLED: Match/);
    expect(cancelled.querySelector('[name=description]')?.getAttribute('content')).toMatch(/^CANCELLED: /);
    write(folder, { 'dist/concert-page/en/index.html': templateWith([]) });
  });

  test('the CDN caches it until a concert changes, and it has the security headers of a page', async () => {
    const { headers } = await ask(`/live/${slugOf(await add('neu'))}`);
    expect(headers.get('netlify-cache-tag')).toBe('concerts');
    expect(headers.get('netlify-cdn-cache-control')).toMatch(/^public, durable, max-age=\d+$/);
    const page = (await ask('/live')).headers;
    for (const name of [
      ...['content-security-policy', 'permissions-policy', 'x-content-type-options'],
      ...['cross-origin-opener-policy', 'referrer-policy', 'strict-transport-security'],
    ])
      expect([name, headers.get(name)]).toEqual([name, page.get(name) ?? 'none']);
    expect(headers.get('x-robots-tag')).toBeNull();
  });

  test('the hero asks once: 304 while the line is right, the next concert after a change', async () => {
    await add('neu');
    const first = await ask('/api/next/de');
    const { next } = (await first.json()) as { next: { path: string }[] };
    expect(next[0]?.path).toMatch(/^\/live\//);
    expect(first.headers.get('netlify-cache-tag')).toBe('concerts');
    const again = () =>
      ask('/api/next/de', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect((await again()).status).toBe(304);
    await change('neu', { status: 'cancelled' });
    expect((await again()).status).toBe(200);
    expect((await ask('/api/next/fr')).status).toBe(404);
  });

  test('the build’s page stands for a concert that the stores do not know; any other address leads to its twin in lower case, or home', async () => {
    expect(await (await ask('/live/gebaut')).text()).toBe('<p>Gebaut</p>');
    const slug = slugOf(await add('klein'));
    for (const [path, home] of [
      [`/live/${slug.toUpperCase()}`, `/live/${slug}`],
      ['/live/nie', '/'],
      ['/en/live/nie', '/en/'],
      ['/live/Nie%20Da', '/'],
    ] as const)
      expect((await ask(path)).headers.get('location'), path).toBe(home);
    expect([302, 400]).toContain((await ask('/live/%E0%A4%A')).status);
    const content = await ask('/api/concertPage/de/nie');
    expect([content.status, content.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });

  test('a removed concert says so with 410, and shows the next ones', async () => {
    const concert = await add('weg');
    await add('bleibt', { name: 'Bleibt', date: '2027-04-03T18:00:00Z' });
    const path = `/live/${slugOf(concert)}`;
    await concertStore().remove('weg', 0);
    const response = await ask(path);
    expect(response.status).toBe(410);
    const root = parse(await response.text());
    expect(root.querySelector('h1')?.text).toBe('Dieses Konzert gibt es nicht mehr');
    expect(root.querySelectorAll('.next h3').map(({ text }) => text)).toContain('Bleibt');
    expect((await ask(`/api/concertPage/de/${slugOf(concert)}`)).status).toBe(200);

    await concertStore().restore('weg');
    expect((await ask(path)).status).toBe(200);
  });

  test('a removed concert of another program says so at its id, also after it can be restored no more', async () => {
    const id = 'Kq3VonWoanders';
    const documents = openDocuments('concerts', setting);
    await documents.create(id, record());
    expect((await ask(`/live/${id}`)).status).toBe(200);

    await concertStore().remove(id, 0);
    for (const forgotten of [false, true]) {
      if (forgotten) await documents.erase(id);
      expect([(await ask(`/live/${id}`)).status, (await ask(`/live/${id}.ics`)).status]).toEqual([410, 410]);
      const open = await ask(`/api/concertPage/de/${id}`);
      expect([open.status, await open.text()]).toEqual([200, expect.stringContaining('gibt es nicht mehr')]);
    }
  });

  test('a new concert never gets the address of one that another program has added', async () => {
    await openDocuments('concerts', setting).create('2027-04-02-fuer-alle-und-jeden', record());
    expect(slugOf(await add('neu'))).toBe('2027-04-02-fuer-alle-und-jeden-2');
  });

  test('an open page gets new content after a change, and 304 before it', async () => {
    const concert = await add('neu');
    const path = `/api/concertPage/en/${slugOf(concert)}`;
    const first = await ask(path);
    const etag = first.headers.get('etag') ?? '';
    const state =
      parse(await first.text())
        .querySelector('#concert-state')
        ?.getAttribute('value') ?? '';
    expect(etag).toBe(`"${state}"`);
    const again = () => ask(path, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);

    await change('neu', { status: 'soldOut' });
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('Sold out');
  });
});

describe('beside the embedded store', () => {
  useStore(startBlobStore);

  test('a concert of the repository that the band changes or deletes says so at its address', async () => {
    const { id } = embedded;
    expect(await (await ask('/api/concertPage/de/archiv')).text()).toContain('Aus dem Archiv');
    await change(id, { status: 'cancelled' });
    expect(await (await ask('/live/archiv')).text()).toContain('Abgesagt');

    await concertStore().remove(id, 1);
    const gone = await ask('/live/archiv');
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('gibt es nicht mehr')]);
    expect(await (await ask('/api/concertPage/de/archiv')).text()).toContain('gibt es nicht mehr');
    await concertStore().restore(id);
    expect((await ask('/live/archiv')).status).toBe(200);
  });

  test('the record of a venue gives name and address', async () => {
    const fields = record({ venueId: 'halle', venue: 'Alter Name' });
    const concert = await concertStore().add('neu', fields);
    const venue = venueRecord.parse({ name: 'Halle Nordlicht', street: 'Werkhof 3', city: 'Wien' });
    await new BlobStore('venues').setJSON('halle', venue);
    const page = await (await ask(`/live/${slugOf(concert)}`)).text();
    expect(page).toContain('Halle Nordlicht');
    expect(page).toContain('Werkhof 3');
    expect(page).not.toContain('Alter Name');
  });
});

describe('while a store does not answer', () => {
  useBlobs();
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(['silent', 'cut', 500] as const)(
    'the build’s page stands for a known concert: %s',
    async (fault) => {
      const name = 'projects/match/databases/(default)/documents/concerts/gebaut';
      const fields = { name: { stringValue: 'Gewusst' }, date: { timestampValue: '2027-04-02T18:00:00Z' } };
      const firestore = await startFake(({ path }) =>
        Response.json({ documents: path.includes('/concerts') ? [{ name, fields }] : [] }),
      );
      vi.stubEnv('FIREBASE_PROJECT_ID', 'match');
      vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
      vi.stubEnv('FIRESTORE_API_BASE', firestore.url);
      expect(await (await ask('/live/gebaut')).text()).toContain('Gewusst');

      firestore.misbehave(fault);
      // No limit but that of the page: a silent store would be given up only after it.
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
      const answer = await ask('/live/gebaut');
      expect([answer.status, await answer.text()]).toEqual([200, '<p>Gebaut</p>']);
      await firestore.stop();
    },
  );

  test('a concert that the build does not know fails as a page, which leads home', async () => {
    const answer = await whileDown(() => ask('/en/live/ungebaut'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    const page = await answer.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<a href="/en/">');
  });

  test('the build’s page of a known concert stays in the CDN for a minute, a current one until a change', async () => {
    await openDocuments('concerts', setting).create('gebaut', record());
    const known = await ask('/live/gebaut');
    expect(await known.text()).toContain('Für &lt;alle&gt;');

    const answer = await whileDown(() => ask('/live/gebaut'));
    expect([answer.status, await answer.text()]).toEqual([200, '<p>Gebaut</p>']);
    const lifetime = ({ headers }: Response) => headers.get('netlify-cdn-cache-control');
    expect(lifetime(known)).toMatch(/max-age=\d{1,4}$/);
    expect(lifetime(answer)).toMatch(/max-age=\d{1,2}$/);
  });
});
