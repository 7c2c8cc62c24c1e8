import { beforeEach, describe, expect, test, vi } from 'vitest';
import calendars from '../../../functions/calendar.ts';
import concerts from '../../../functions/concerts.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { startGoogleToken } from '../../fakes/googleToken.ts';
import { startFake, type Fault } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { context, site } from './band.ts';
import { plain } from './concertCalls.ts';
import { recordCalls } from './recordCalls.ts';
import * as venues from './venueCalls.ts';

const email = 'functions@match.iam.gserviceaccount.com';
const place = '/projects/match/databases/(default)/documents/concerts';
const updateTime = '2026-11-22T12:00:00.123456Z';
const log = vi.spyOn(console, 'error').mockReturnValue();

let documents: { name: string; fields: object }[] = [];
/** The time of a test, in milliseconds since 1970. */
let clock = Date.now();

interface Write {
  update?: { name: string; fields: object };
  verify?: string;
}

/** Reads a batch, commits writes of new documents, or lists as many documents a page as are asked for. */
function answer({ path, body }: { path: string; body: Buffer }): Response {
  const { pathname, searchParams } = new URL(path, 'http://firestore');
  if (pathname.endsWith(':batchGet')) {
    const { documents: names } = JSON.parse(body.toString()) as { documents: string[] };
    const find = (name: string) => documents.find((document) => document.name === name);
    return Response.json(
      names.map((name) => (find(name) ? { found: { ...find(name), updateTime } } : { missing: name })),
    );
  }
  if (pathname.endsWith(':commit')) {
    const { writes } = JSON.parse(body.toString()) as { writes: Write[] };
    const taken = writes.some(({ update, verify }) =>
      documents.some(({ name }) => name === (update?.name ?? verify)),
    );
    if (taken) return Response.json({ error: { code: 409, status: 'ALREADY_EXISTS' } }, { status: 409 });
    documents.push(...writes.flatMap(({ update }) => update ?? []));
    return Response.json({ commitTime: updateTime, writeResults: [{ updateTime }] });
  }
  const [from, size] = [Number(searchParams.get('pageToken') ?? 0), Number(searchParams.get('pageSize'))];
  const next = from + size < documents.length ? { nextPageToken: String(from + size) } : {};
  const page = documents.slice(from, from + size);
  return Response.json(page.length > 0 ? { documents: page, ...next } : {});
}

/** The concerts among the documents. */
const concertsIn = () => documents.filter(({ name }) => name.includes('/concerts/'));

const { call } = recordCalls('/api/concerts', concerts, plain);
const add = (key = 'the-key') =>
  call('', { method: 'POST', body: plain, headers: { 'idempotency-key': key } });
const list = () => call('');

const google = await startGoogleToken(email);
const firestore = await startFake(answer);
useFakes(google, firestore);
useBlobs();
beforeEach(() => {
  // The token of the test before has expired.
  vi.useFakeTimers({ toFake: ['Date'], now: (clock += 2 * 3_600_000) });
  log.mockClear();
  vi.stubEnv('FIREBASE_PROJECT_ID', 'match');
  vi.stubEnv('FIREBASE_API_KEY', 'the-public-key');
  vi.stubEnv('FIREBASE_CLIENT_EMAIL', email);
  vi.stubEnv('FIREBASE_PRIVATE_KEY', google.privateKey);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
  vi.stubEnv('FIRESTORE_API_BASE', firestore.url);
  vi.stubEnv('GOOGLE_OAUTH_BASE', google.url);
  documents = [];
  google.assertions.length = 0;
});

test('writes on condition that the document is new, with a token of the service account for documents only', async () => {
  const { id } = (await (await add()).json()) as { id: string };
  const commits = firestore.requests.filter(({ path }) => path.endsWith(':commit'));

  expect(commits.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-1',
  ]);
  const isNew = { currentDocument: { exists: false } };
  const fields = { name: { stringValue: 'Lampenfieber' }, revision: { integerValue: '0' } };
  // Not both announced and unannounced.
  const hidden = `${place.slice(1).replace('/concerts', '/unannounced-concerts')}/${id}`;
  expect(JSON.parse(commits[1]?.body.toString() ?? '')).toMatchObject({
    writes: [
      { update: { name: `${place.slice(1)}/${id}`, fields }, ...isNew },
      { verify: hidden, ...isNew },
    ],
  });
  expect(google.assertions[0]).toMatchObject({ scope: 'https://www.googleapis.com/auth/datastore' });
});

test.each([
  ['the quotes of the file', (key: string) => `"${key}",`],
  ['single quotes and spaces', (key: string) => ` '${key}' `],
  ['real line ends', (key: string) => key.replaceAll(String.raw`\n`, '\n')],
])('takes a private key that was pasted with %s', async (_, pasted) => {
  vi.stubEnv('FIREBASE_PRIVATE_KEY', pasted(google.privateKey));

  expect((await add()).status).toBe(201);
});

test('without a service account reads every page of the concerts alone, and caches list and calendar for a minute', async () => {
  vi.stubEnv('FIREBASE_PRIVATE_KEY', '');
  documents = Array.from({ length: 650 }, (_, index) => ({
    name: `${place.slice(1)}/${String(index).padStart(3, '0')}`,
    fields: { name: { stringValue: 'x' }, date: { timestampValue: '2027-03-04T19:00:00Z' } },
  }));
  const answered = await list();

  expect(await answered.json()).toHaveLength(650);
  const calendar = await calendars(new Request(`${site}/termine.ics`), context);
  for (const { headers } of [answered, calendar])
    expect(headers.get('netlify-cdn-cache-control')).toMatch(/max-age=\d{1,2}$/);
  expect(firestore.requests).toHaveLength(6);
  // No deleted concert is found, and the rules close the venues.
  expect([(await call('/unknown')).status, await venues.list()]).toEqual([404, []]);
  expect(firestore.requests.some(({ headers }) => headers.has('authorization'))).toBe(false);
  expect(firestore.requests.every(({ path }) => path.includes('key=the-public-key'))).toBe(true);
  expect(firestore.requests.some(({ path }) => path.includes('/venues'))).toBe(false);
  expect(google.requests).toEqual([]);
});

test('a concert whose list cannot be purged is visible within a minute, the list’s lifetime', async () => {
  vi.stubEnv('SITE_ID', 'the-site');
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '');

  expect((await add()).headers.get('visible-within')).toBe('60');
});

test.each([
  ['FIREBASE_CLIENT_EMAIL', ''],
  ['FIREBASE_PRIVATE_KEY', 'hush-hush'],
])('with %s as %j nothing can be added, and the log never holds the key', async (name, value) => {
  vi.stubEnv(name, value);

  expect((await add()).status).toBe(503);
  expect(documents).toEqual([]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('hush-hush');
});

const faults: [Fault, number][] = [
  ['cut', 503],
  [401, 502],
  [{ status: 429, retryAfter: '7' }, 503],
  ['silent', 504],
];

describe.each([
  ['the token service', () => google],
  ['Firestore', () => firestore],
] as const)('while %s misbehaves', (_, service) =>
  test.each(faults)('%j: the answer is %i, and a later repeat makes one concert', async (fault, status) => {
    service().misbehave(fault);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(500));
    const failed = await add();
    expect(Math.max(...timeouts.mock.calls.flat()), 'milliseconds').toBeLessThanOrEqual(10_000);
    timeouts.mockRestore();

    expect(failed.status).toBe(status);
    expect(failed.headers.get('content-type')).toBe('application/problem+json');
    if (typeof fault === 'object') expect(failed.headers.get('retry-after')).toBe('7');
    service().misbehave();
    expect([(await add()).status, (await add()).status]).toEqual([201, 201]);
    expect(concertsIn()).toHaveLength(1);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/token-|http|BEGIN/);
  }),
);
