import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { writeRepository } from '../../fakes/repository.ts';
import * as concertCalls from '../api/concertCalls.ts';
import { serveFiles } from '../serve/fixture.ts';

/** A concert of the repository, the only one with a venue. */
const taufe = '2026-11-06-plattentaufe';
const embedded = {
  concerts: [
    { id: taufe, name: 'Plattentaufe', date: '2026-11-06T19:00:00Z', venueId: 'heizraum' },
    { id: 'beide', name: 'Lampenfieber', date: '2027-12-04T19:00:00Z' },
  ],
  venues: [{ id: 'heizraum', name: 'Heizraum', city: 'Graz' }],
};
const { folder, url: origin } = await serveFiles({ 'dist/index.html': '<p>Startseite</p>' });
process.env.LAMBDA_TASK_ROOT = folder;
const log = vi.spyOn(console, 'error').mockReturnValue();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });
const uids = async (path: string) =>
  [...(await (await get(path)).text()).matchAll(/^UID:(.*)@/gm)].map(([, id]) => id);

useBlobs('concerts', 'venues');
beforeEach(() => {
  writeRepository(folder, embedded);
});
afterEach(() => {
  log.mockClear();
});

test.each([
  ['/termine.ics', 'Konzerte von Match', 'https://match.example/live/beide'],
  ['/en/dates.ics', 'Match concerts', 'https://match.example/en/live/beide'],
])(
  '%s holds the concerts of the repository and of the store, each once, by date',
  async (path, name, url) => {
    const store = new BlobStore('concerts');
    await store.setJSON('spaeter', { name: 'Glühnacht', date: '2028-12-04T19:00:00Z' });
    await store.setJSON('stored', { name: 'Lampenfieber', date: '2026-11-06T19:00:00Z' });
    const moved = { slug: 'beide', name: 'Lampenfieber im Regen', date: '2027-12-05T19:00:00Z' };
    await store.setJSON('neu', moved);
    const answer = await get(path);
    const text = await answer.text();

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': expect.stringMatching(/^public, durable, max-age=\d{1,4}$/) as string,
      'netlify-cache-tag': 'concerts',
      'x-content-type-options': 'nosniff',
    });
    expect(text).toContain(`X-WR-CALNAME:${name}\r\n`);
    expect(text).toContain(`URL;VALUE=URI:${url}\r\n`);
    expect(await uids(path)).toEqual([taufe, 'stored', 'beide', 'spaeter']);
    expect(text).toContain('SUMMARY:Match: Lampenfieber im Regen\r\n');
  },
);

/** A concert that the band adds. */
const night = { name: 'Glühnacht', date: '2028-12-04T20:00:00+01:00' };

test('a concert that the band has added, and a venue that it has renamed, is in the calendar at once; an unchanged calendar is a 304', async () => {
  const known = (await get('/termine.ics')).headers.get('etag') ?? '';
  const unchanged = await get('/termine.ics', { 'if-none-match': known });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);

  expect(await (await get('/termine.ics')).text()).toContain('LOCATION:Heizraum\\, Graz\r\n');
  await new BlobStore('venues').setJSON('heizraum', { name: 'Heizraum neu', city: 'Graz' });
  await concertCalls.add(night);
  const changed = await get('/termine.ics', { 'if-none-match': known });
  expect(changed.status).toBe(200);
  const text = await changed.text();
  expect(text).toContain('SUMMARY:Match: Glühnacht\r\n');
  expect(text).toContain('LOCATION:Heizraum neu\\, Graz\r\n');
});

test('a cancelled concert stays in the calendar until its date has passed, and in its own file after it', async () => {
  const store = new BlobStore('concerts');
  const hour = 3_600_000;
  const inAnHour = new Date(Date.now() + hour).toISOString();
  await store.setJSON('heute', { name: 'Heute', date: inAnHour, status: 'cancelled' });
  await store.setJSON('frueher', { name: 'Früher', date: '2026-01-04T19:00:00Z', status: 'cancelled' });

  expect(await uids('/termine.ics')).toContain('heute');
  expect(await uids('/termine.ics')).not.toContain('frueher');
  expect(await uids('/live/frueher.ics')).toEqual(['frueher']);
});

test('a concert has a calendar of its own', async () => {
  for (const path of [`/live/${taufe}.ics`, `/en/live/${taufe}.ics`])
    expect(await uids(path)).toEqual([taufe]);
});

test.each([
  ...['/live/nie.ics', '/en/live/nie.ics', '/live/%E0%A4%A.ics', '/live/2026-11-06-Plattentaufe.ics'],
  ...['/termine.ics/', '/en/dates.ics/'],
])('%s never was a concert: a 404 that says so', async (path) => {
  const answer = await get(path, { 'accept-language': 'en' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ type: 'urn:problem-type:match:not-found' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
