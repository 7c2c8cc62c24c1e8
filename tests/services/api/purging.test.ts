import { beforeEach, expect, test, vi } from 'vitest';
import { useBlobs } from '../../fakes/blobs.ts';
import { startFake } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import * as concertCalls from './concertCalls.ts';
import { add, call, change, formOf, jpeg, listed, records, remove, send } from './galleryCalls.ts';
import { callsOf, samples } from './kindSamples.ts';
import * as venueCalls from './venueCalls.ts';

// The pauses between tries pass at once.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const log = vi.spyOn(console, 'error').mockReturnValue();
const token = 'example-of-the-token-that-purges';
/** The lists that every visitor sees at the moment of a purge that succeeds. */
let shownAtPurge: unknown;

const addConcert = (headers: Record<string, string> = {}) =>
  concertCalls.call('', { method: 'POST', body: concertCalls.plain, headers });
const purges = () =>
  host.requests.map(({ method, path, headers, body }) => ({
    call: `${method} ${path}`,
    authorization: headers.get('authorization'),
    ...(JSON.parse(body.toString()) as object),
  }));
const purgeOf = (...tags: string[]) => ({
  call: 'POST /api/v1/purge',
  authorization: `Bearer ${token}`,
  site_id: 'the-site',
  cache_tags: tags,
});

/** The host's API. */
const host = await startFake(async () => {
  shownAtPurge = { concerts: await concertCalls.list(), pictures: await records() };
  return new Response(null, { status: 202 });
});
useFakes(host);
useBlobs('pictures', 'concerts');
beforeEach(() => {
  vi.stubEnv('SITE_ID', 'the-site');
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', token);
  vi.stubEnv('NETLIFY_API_BASE', host.url);
  forget();
  log.mockClear();
});

function forget(): void {
  host.requests.length = 0;
  shownAtPurge = undefined;
}

/** The tags of every answer that shows records of a kind. A page of a concert shows its venue. */
const tagsOf = { concert: ['concerts', 'venues'], venue: ['venues', 'concerts'], picture: ['gallery'] };
type Named = keyof typeof tagsOf;

/** Every call that changes a record: its status, and the call itself. */
const changes: Record<string, [number, (kind: Named, id: string, etag: string) => Promise<Response>]> = {
  PATCH: [200, (kind, id) => callsOf(kind).patch(id, samples[kind].values[0](1))],
  DELETE: [204, (kind, id, etag) => deleteOf(kind, id, etag)],
  restore: [
    200,
    async (kind, id, etag) => {
      await deleteOf(kind, id, etag);
      forget();
      return callsOf(kind).restore(id);
    },
  ],
  'a move': [200, (_, id) => change(id, { after: null })],
  'a merge': [200, async (_, id) => venueCalls.merge({ id }, (await added('venue')).id)],
};
const deleteOf = (kind: Named, id: string, etag: string) =>
  callsOf(kind).call(`/${id}`, { method: 'DELETE', headers: { 'if-match': etag } });

/** Adds a record, whose own purge counts for nothing. */
async function added(kind: Named) {
  const record: { id: string; version?: string } = await callsOf(kind).add();
  forget();
  return record;
}

async function expectPurge(answer: Response, ...tags: string[]): Promise<void> {
  expect(purges()).toEqual([purgeOf(...tags)]);
  expect(shownAtPurge).toEqual({ concerts: await concertCalls.list(), pictures: await records() });
  expect(answer.headers.has('visible-within')).toBe(false);
  expect(log).not.toHaveBeenCalled();
}

test.each([
  ...(['concert', 'venue', 'picture'] as const).flatMap((kind) =>
    ['PATCH', 'DELETE', 'restore'].map((name) => [kind, name] as const),
  ),
  ['picture', 'a move'] as const,
  ['venue', 'a merge'] as const,
])(
  'of a %s %s purges its lists and its picture once, when the store shows the change',
  async (kind, name) => {
    const { id, version = '0' } = await added(kind);
    const [status, run] = changes[name] ?? [0, () => Promise.resolve(Response.error())];
    const answer = await run(kind, id, `"${version}"`);

    expect(answer.status).toBe(status);
    await expectPurge(answer, ...tagsOf[kind], ...(kind === 'picture' ? [`picture-${id}`] : []));
  },
);

test('a new record purges its lists', async () => {
  for (const [kind, answer] of [
    ['concert', () => addConcert()],
    ['venue', () => venueCalls.call('', { method: 'POST', body: venueCalls.plain })],
    ['picture', async () => send(formOf({ 'a.jpg': await jpeg() }))],
  ] as const) {
    forget();
    await expectPurge(await answer(), ...tagsOf[kind]);
  }
});

test('every record and every picture carries the tag by which it is purged', async () => {
  const { id, url } = await add();
  const tag = ({ headers }: Response) => headers.get('netlify-cache-tag');

  expect(tag(await call(url))).toBe(`picture-${id}`);
  const venue = await venueCalls.add();
  const concert = await concertCalls.add({ ...concertCalls.plain, venueId: venue.id });
  expect(tag(await concertCalls.get(concert.id))).toBe('concerts');
  expect(tag(await venueCalls.get(venue.id))).toBe('venues');
});

test.each<[string, () => Promise<Response>]>([
  ['concert', () => addConcert()],
  ['picture', async () => send(formOf({ 'a.jpg': await jpeg() }))],
])(
  'a %s is stored when the host hangs up, and its answer says that visitors may see it an hour later',
  async (_, run) => {
    host.misbehave('cut');
    const answer = await run();

    expect(answer.status).toBe(201);
    expect(answer.headers.get('visible-within')).toBe('3600');
    expect(log.mock.calls.join()).not.toContain(token);
  },
);

test('a call that changes nothing purges nothing', async () => {
  const { id } = await add();
  forget();
  const rejected = [
    await addConcert({ cookie: '' }),
    await addConcert({ 'content-type': 'text/plain' }),
    await send(formOf({ 'a.jpg': new Blob(['<svg/>']) })),
    await change(id, { after: 0 }),
    await change('unknown', { credit: 'Nora' }),
    await remove('unknown'),
    await concertCalls.remove('unknown', 0),
    await concertCalls.restore('unknown'),
  ];

  expect(rejected.map(({ status }) => status)).toEqual([401, 415, 422, 422, 404, 404, 404, 404]);
  expect(await listed()).toHaveLength(1);
  expect(purges()).toEqual([]);
});
