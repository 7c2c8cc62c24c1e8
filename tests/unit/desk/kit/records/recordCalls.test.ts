import { beforeEach, expect, test, vi } from 'vitest';
import { pageSize } from '../../../../../src/config/api.ts';
import { concertKind } from '../../../../../src/features/concerts/desk/data/concertKind.ts';
import { pictureKind } from '../../../../../src/features/gallery/desk/data/pictureKind.ts';
import { storedPicture } from '../../../storedPicture.ts';
import { ApiProblem, Unreachable } from '../../../../../src/lib/browser/http.ts';
import { concertOf } from '../../../features/concerts/desk/concertOf.ts';

const fetched = vi.fn<typeof fetch>();
const sent = { ...concertOf(), name: 'Anders' };
const portal = () => Promise.resolve(new Response('<h1>Welcome to the hotel’s network</h1>'));
/** An answer that breaks off. */
const cut = () =>
  new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});

const deleted = { ...concertOf(), deleted: '2026-11-20T10:00:00Z' };

test.each([
  ['the list', concertKind.calls.list, concertOf(), { id: 'two' }],
  ['the list of deleted records', concertKind.calls.listDeleted, deleted, concertOf({ id: 'two' })],
])('leaves a broken record out of %s, and names it in the console', async (_, list, good, bad) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fetched.mockImplementation(() => Promise.resolve(Response.json([good, bad, null])));
  expect(await list()).toEqual([good]);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('The concert two is left out')],
    [expect.stringContaining('without an id')],
  ]);
  warn.mockRestore();
});

test.each([
  ['the list', () => concertKind.calls.list()],
  ['an added record', () => concertKind.calls.add(sent, 'a key')],
  ['a changed record', () => concertKind.calls.change('one', { set: sent, was: {} }, 'a key')],
])(
  'takes the answer of another host, and one that is cut off, for %s as a failed request',
  async (_, call) => {
    for (const answer of [portal, () => Promise.resolve(new Response(cut()))]) {
      fetched.mockImplementation(answer);
      await expect(call()).rejects.toBeInstanceOf(Unreachable);
    }
    fetched.mockImplementation(() => Promise.resolve(Response.json({ hotel: 'Post' })));
    const failure = await call().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure).toMatchObject({ status: 200, title: '' });
  },
);

test.each([
  ['the present version of a 412', new ApiProblem(412, { present: concertOf() }), concertOf()],
  ['no version that breaks the contract', new ApiProblem(412, { present: { id: 'one' } }), undefined],
  ['none of another problem', new ApiProblem(409, { present: concertOf() }), undefined],
  ['none of a defect', new TypeError('x'), undefined],
])('finds %s', (_, failure, present) => expect(concertKind.calls.presentVersion(failure)).toEqual(present));

test('a change names the fields that differ, and all that a form knew, absent ones as null', async () => {
  const before = concertOf({ ticketUrl: 'https://tickets.example' });
  fetched.mockImplementation(() => Promise.resolve(Response.json({ ...before, revision: 5 })));
  const sentChange = concertKind.calls.changeOf(before, {
    ...before,
    status: 'soldOut',
    ticketUrl: undefined,
  });
  expect((await concertKind.calls.change('one', sentChange, 'key')).record.revision).toBe(5);
  const [[path, init] = []] = fetched.mock.calls;
  expect([path, init?.method, new Headers(init?.headers).get('idempotency-key')]).toEqual([
    '/api/concerts/one',
    'PATCH',
    'key',
  ]);
  const { set, was } = (await new Response(init?.body).json()) as { set: object; was: object };
  expect(set).toEqual({ status: 'soldOut', ticketUrl: null });
  expect(was).toMatchObject({ name: before.name, date: before.date, doors: null, price: null, note: null });
  for (const field of ['revision', 'slug', 'updatedAt']) expect(was).not.toHaveProperty(field);
  // The store alone writes the rank of a picture, and a move has nothing to do with its texts.
  const picture = storedPicture('a', { rank: '7', version: 'v1' });
  expect(Object.keys(pictureKind.calls.changeOf(picture, picture).was)).toEqual([
    'alt',
    'decorative',
    'credit',
  ]);
});

test('reads its list past the CDN, page by page, and each record once', async () => {
  const all = Array.from({ length: pageSize + 1 }, (_, index) => concertOf({ id: `c${index}` }));
  fetched.mockImplementation((path) => {
    const page = Number(new URL(path as string, 'https://match.test').searchParams.get('page'));
    // Another one has arrived before the second page: the last of the first page moves on.
    const start = page === 1 ? 0 : pageSize - 1;
    return Promise.resolve(Response.json(all.slice(start, page === 1 ? pageSize : undefined)));
  });
  expect((await concertKind.calls.list()).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/concerts?desk&page=1',
    '/api/concerts?desk&page=2',
  ]);
});
