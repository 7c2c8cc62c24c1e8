import { beforeEach, expect, test, vi } from 'vitest';
import { visibleWithin } from '../../../../../../src/config/caching.ts';
import { sendConcert } from '../../../../../../src/features/desk/concerts/data/sendConcert.ts';
import type { UnsentConcert } from '../../../../../../src/features/desk/concerts/data/unsentConcert.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const fetched = vi.fn<typeof fetch>();
const respond = (status: number, body: object, headers: Record<string, string> = {}) =>
  Promise.resolve(Response.json(body, { status, headers }));
const problem = (name: string, more: object = {}) => ({
  type: `urn:problem-type:match:${name}`,
  title: name,
  ...more,
});
const draftOf = (fields: Partial<UnsentConcert> = {}): UnsentConcert => ({
  ...{ key: 'new', typed: typedOf(), idempotencyKey: 'a key', isWaiting: false, ...fields },
});
const calls = () =>
  Promise.all(
    fetched.mock.calls.map(async ([path, init]) => ({
      call: `${init?.method ?? ''} ${path as string}`,
      headers: new Headers(init?.headers),
      body: JSON.parse(await (init?.body as Blob).text()) as Record<string, unknown>,
    })),
  );

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});

test('adds a new concert with its key, and returns the delay', async () => {
  fetched.mockImplementation(() => respond(201, concertOf(), { [visibleWithin]: '60' }));
  expect(await sendConcert(draftOf(), false)).toEqual({ kind: 'saved', record: concertOf(), delay: '60' });
  const [first] = await calls();
  expect(first?.call).toBe('POST /api/concerts');
  expect(first?.headers.get('idempotency-key')).toBe('a key');
  expect(first?.body).toMatchObject({ name: 'Lampenfieber', date: '2026-12-04T20:00:00+01:00' });
});

test('changes the version that was open, and sends neither id nor revision', async () => {
  const base = concertOf({ slug: 'lampenfieber', venueId: 'venue-a' });
  fetched.mockImplementation(() => respond(200, { ...base, revision: 4 }));
  const typed = typedOf({ venueId: 'venue-a', name: 'Anders' });
  expect(await sendConcert(draftOf({ key: 'one', base, typed }), false)).toMatchObject({ kind: 'saved' });
  const [first] = await calls();
  expect(first?.call).toBe('PUT /api/concerts/one');
  expect(first?.headers.get('if-match')).toBe('"3"');
  expect(Object.keys(first?.body ?? {})).not.toEqual(expect.arrayContaining(['id']));
  expect(first?.body).not.toHaveProperty('revision');
  expect(first?.body).not.toHaveProperty('slug');
});

test('after an attempt without an answer, the values typed since then change the concert that it stored', async () => {
  const stored = concertOf({ revision: 0 });
  fetched.mockImplementationOnce(() => respond(201, stored));
  fetched.mockImplementationOnce(() => respond(200, { ...stored, name: 'Anders', revision: 1 }));
  const outcome = await sendConcert(draftOf({ typed: typedOf({ name: 'Anders' }) }), false);
  expect(outcome).toMatchObject({ kind: 'saved', record: { name: 'Anders' } });
  expect((await calls()).map(({ call }) => call)).toEqual(['POST /api/concerts', 'PUT /api/concerts/one']);
});

test('keeps both versions when somebody else was first', async () => {
  const [base, present] = [concertOf(), concertOf({ revision: 4, name: 'Von dort' })];
  fetched.mockImplementation(() => respond(412, problem('changed', { present })));
  const draft = draftOf({ key: 'one', base, typed: typedOf({ name: 'Von mir' }), isWaiting: true });
  expect(await sendConcert(draft, false)).toEqual({
    kind: 'conflict',
    draft: { ...draft, present, isWaiting: false },
  });
});

test('stores a new venue first, with a key of its own, and only where venues are stored', async () => {
  const typed = typedOf({ venue: 'Donaubühne', city: 'Wels' });
  fetched.mockImplementation((path) =>
    path === '/api/venues'
      ? respond(201, { id: 'venue-new', name: 'Donaubühne', city: 'Wels' })
      : respond(201, concertOf({ venue: 'Donaubühne', city: 'Wels', venueId: 'venue-new' })),
  );
  expect(await sendConcert(draftOf({ typed }), true)).toMatchObject({ kind: 'saved' });
  const [venue, concert] = await calls();
  expect(venue?.body).toEqual({ name: 'Donaubühne', city: 'Wels', timeZone: 'Europe/Vienna' });
  expect(venue?.headers.get('idempotency-key')).toMatch(/^[\x21-\x7e]+$/);
  expect(concert?.body).toMatchObject({ venueId: 'venue-new', venue: 'Donaubühne', city: 'Wels' });

  fetched
    .mockReset()
    .mockImplementation(() => respond(201, concertOf({ venue: 'Donaubühne', city: 'Wels' })));
  await sendConcert(draftOf({ typed }), false);
  await sendConcert(
    draftOf({ typed: typedOf({ venue: 'Donaubühne', city: 'Wels', venueId: 'known' }) }),
    true,
  );
  expect((await calls()).map(({ call }) => call)).not.toContain('POST /api/venues');
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
  ['the end of the session', () => respond(401, problem('no-session')), { kind: 'expired' }],
  ['a concert that was deleted', () => respond(410, problem('gone')), { kind: 'gone' }],
  [
    'a wrong field',
    () => respond(422, problem('invalid', { errors: [{ field: 'city' }] })),
    { kind: 'invalid', errors: [{ field: 'city', key: 'error-concert-city' }] },
  ],
  ['any other failure', () => respond(429, problem('too-many')), { kind: 'failed', reason: 'too-many' }],
] as const)('says what happened: %s', async (_, answer, outcome) => {
  fetched.mockImplementation(answer);
  expect(await sendConcert(draftOf(), false)).toEqual(outcome);
});
