import { beforeEach, expect, test, vi } from 'vitest';
import { visibleWithin } from '../../../../../../src/config/api.ts';
import { sendConcert } from '../../../../../../src/features/concerts/desk/data/sendConcert.ts';
import type { Concert, ConcertValues } from '../../../../../../src/records/concert.ts';
import type { Copy } from '../../../../../../src/desk/kit/records/drafts.ts';
import { venueOf } from '../../venues/venueOf.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const fetched = vi.fn<typeof fetch>();
const respond = (status: number, body: object, headers: Record<string, string> = {}) =>
  Promise.resolve(Response.json(body, { status, headers }));
/** Stores a sent venue and a sent concert as these records. */
const store = (venue: object, concert: object = concertOf()) =>
  fetched.mockImplementation((path) => respond(201, path === '/api/venues' ? venue : concert));
const problem = (name: string, more: object = {}) => ({
  type: `urn:problem-type:match:${name}`,
  title: name,
  ...more,
});
const copyOf = (fields: Partial<Copy<ConcertValues, Concert>> = {}) => ({
  ...{ typed: typedOf(), idempotencyKey: 'a key', ...fields },
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
  expect(await sendConcert(copyOf(), undefined)).toEqual({ kind: 'saved', record: concertOf(), delay: '60' });
  const [first] = await calls();
  expect(first?.call).toBe('POST /api/concerts');
  expect(first?.headers.get('idempotency-key')).toBe('a key');
  expect(first?.body).toMatchObject({ name: 'Lampenfieber', date: '2026-12-04T20:00:00+01:00' });
});

test('changes the fields that were typed, under the name of the change', async () => {
  const base = concertOf({ slug: 'lampenfieber', venueId: 'venue-a' });
  fetched.mockImplementation(() => respond(200, { ...base, revision: 4 }));
  const typed = typedOf({ venueId: 'venue-a', name: 'Anders' });
  expect(await sendConcert(copyOf({ base, typed }), undefined)).toMatchObject({ kind: 'saved' });
  const [first] = await calls();
  expect(first?.call).toBe('PATCH /api/concerts/one');
  expect(first?.headers.get('idempotency-key')).toBe('a key');
  expect(first?.body).toMatchObject({ set: { name: 'Anders' }, was: { name: 'Lampenfieber' } });
});

test('keeps both versions, and the groups, when somebody else was first', async () => {
  const [base, present] = [concertOf(), concertOf({ revision: 4, name: 'Von dort' })];
  fetched.mockImplementation(() => respond(412, problem('outdated', { present, groups: ['name'] })));
  const copy = copyOf({ base, typed: typedOf({ name: 'Von mir' }) });
  expect(await sendConcert(copy, undefined)).toEqual({ kind: 'conflict', base, present, groups: ['name'] });
});

test('stores a new venue first, with a key of its own, and only where venues are stored', async () => {
  const place = { venue: 'Donaubühne', city: 'Wels' };
  const typed = typedOf(place);
  store({ id: 'venue-new', name: 'Donaubühne', city: 'Wels' }, concertOf({ ...place, venueId: 'venue-new' }));
  expect(await sendConcert(copyOf({ typed }), [])).toMatchObject({ kind: 'saved' });
  const [venue, concert] = await calls();
  expect(venue?.body).toEqual({
    ...{ name: 'Donaubühne', city: 'Wels', country: 'AT', timeZone: 'Europe/Vienna' },
  });
  expect(venue?.headers.get('idempotency-key')).toMatch(/^[\x21-\x7e]+$/);
  expect(concert?.body).toMatchObject({ ...place, venueId: 'venue-new' });

  fetched.mockReset().mockImplementation(() => respond(201, concertOf(place)));
  await sendConcert(copyOf({ typed }), undefined);
  await sendConcert(copyOf({ typed: typedOf({ ...place, venueId: 'known' }) }), []);
  expect((await calls()).map(({ call }) => call)).not.toContain('POST /api/venues');
});

test.each([
  ['of its zone', { timeZone: 'Europe/Berlin' }, 'DE'],
  ['that was chosen', { country: 'US', timeZone: 'America/Chicago' }, 'US'],
])(
  'a new venue is stored in the country %s, whose key differs from those of other places',
  async (_, typed, country) => {
    store({ id: 'venue-new', name: 'Halle', city: 'Paris' });
    const at = (fields: Partial<ConcertValues>) =>
      sendConcert(copyOf({ typed: typedOf({ venue: 'Halle', city: 'Paris', ...fields }) }), []);
    await at(typed);
    await at({ country: 'FR', timeZone: 'Europe/Paris' });
    const [venue, concert, other] = await calls();
    expect(venue?.body).toMatchObject({ country, timeZone: typed.timeZone });
    expect(concert?.body).not.toHaveProperty('country');
    expect(other?.headers.get('idempotency-key')).not.toBe(venue?.headers.get('idempotency-key'));
  },
);

test.each([
  ['', 'known', '2026-12-04T20:00:00+00:00'],
  ['GB', 'known', '2026-12-04T20:00:00+00:00'],
  ['CA', undefined, '2026-12-04T20:00:00-05:00'],
])('a venue that is known by name and town is not added again: in %j', async (country, venueId, date) => {
  const known = [
    venueOf({ id: 'known', name: 'Arena', city: 'London', country: 'GB', timeZone: 'Europe/London' }),
  ];
  const timeZone = country === 'CA' ? 'America/Toronto' : 'Europe/Vienna';
  store(venueOf({ id: 'new' }));
  await sendConcert(copyOf({ typed: typedOf({ venue: 'Arena', city: 'London', country, timeZone }) }), known);
  const sent = await calls();
  expect(sent.length).toBe(venueId ? 1 : 2);
  expect(sent.at(-1)?.body).toMatchObject({ date, venueId: venueId ?? 'new' });
});

test.each([
  ['without a town', { venue: 'Arena', city: ' ' }],
  ['without a name', { venue: ' ', city: 'Wels' }],
  [
    'that is known by its name and town, but for the space around them',
    { venue: ' Arena ', city: ' London ' },
  ],
  ['that is known in other letters', { venue: 'ARÉNA', city: 'london' }],
])('adds no venue %s', async (_, fields) => {
  fetched.mockImplementation(() => respond(201, concertOf()));
  const known = [venueOf({ name: 'Arena', city: 'London', country: 'GB', timeZone: 'Europe/London' })];
  await sendConcert(copyOf({ typed: typedOf(fields) }), known);
  expect((await calls()).map(({ call }) => call)).toEqual(['POST /api/concerts']);
});

test('the key of a new venue is a digest of its concert’s key and its place, whatever its name holds', async () => {
  store(venueOf({ id: 'new' }));
  const names = [
    ...[
      ' Bühne Süd ',
      'Club 🔥🔥',
      '👩‍👩‍👧‍👦'.repeat(10),
      'Дом культуры '.repeat(9),
      '音'.repeat(120),
      'Ωδείο'.repeat(24),
    ],
    ...['a\ud83d', '\udd25b', 'x\u0000y', 'שלום', 'e\u0301'.repeat(60), '"\\\n'],
  ];
  for (const venue of names) {
    const copy = copyOf({ typed: typedOf({ venue, city: 'Wels' }) });
    await sendConcert(copy, []);
    await sendConcert(copy, []);
  }
  await sendConcert(
    copyOf({ typed: typedOf({ venue: 'Bühne Süd', city: 'Wels' }), idempotencyKey: 'other' }),
    [],
  );
  const keys = (await calls()).flatMap(({ call, headers }) =>
    call === 'POST /api/venues' ? (headers.get('idempotency-key') ?? '') : [],
  );
  for (const key of keys) expect(key).toMatch(/^[\da-f]{64}$/);
  expect(keys.length).toBe(2 * names.length + 1);
  expect(new Set(keys).size).toBe(names.length + 1);
});

test('two concerts at one new venue add it once', async () => {
  const typed = typedOf({ venue: 'Donaubühne', city: 'Wels' });
  fetched.mockImplementation((path) =>
    path === '/api/venues'
      ? respond(201, { id: 'venue-new', name: 'Donaubühne', city: 'Wels' })
      : respond(201, concertOf({ venueId: 'venue-new' })),
  );
  const keys = ['one', 'two'];
  await Promise.all(keys.map((idempotencyKey) => sendConcert(copyOf({ typed, idempotencyKey }), [])));
  expect((await calls()).filter(({ call }) => call === 'POST /api/venues')).toHaveLength(1);
});

const page = (status: number) => () => Promise.resolve(new Response('<h1>Another host</h1>', { status }));
const later = (isServer: boolean, seconds = 0) => ({ kind: 'later', isServer, seconds });

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), later(false)],
  ['the log-in page of a network', page(200), later(false)],
  ['a network that forbids it', page(403), later(false)],
  ['a gateway without its server', page(502), later(false)],
  ['too many calls', () => respond(429, problem('too-many'), { 'retry-after': '9' }), later(true, 9)],
  ['a store that is down', () => respond(503, problem('upstream-busy')), later(true)],
  ['a defect of the server', () => respond(500, problem('internal')), later(true)],
  ['a race of two writers', () => respond(409, problem('conflict')), later(true)],
  [
    'a site without a store',
    () => respond(503, problem('unconfigured')),
    { kind: 'failed', reason: 'unconfigured' },
  ],
  ['the end of the session', () => respond(401, problem('no-session')), { kind: 'expired' }],
  ['a concert that was deleted', () => respond(410, problem('gone')), { kind: 'gone' }],
  [
    'a wrong field',
    () => respond(422, problem('invalid', { errors: [{ field: 'city', message: 'Too long.' }] })),
    { kind: 'invalid', errors: [{ field: 'city', sentence: 'Too long.' }] },
  ],
  ['any other failure', () => respond(413, problem('too-large')), { kind: 'failed', reason: 'too-large' }],
] as const)('says what happened: %s', async (_, answer, outcome) => {
  fetched.mockImplementation(answer);
  expect(await sendConcert(copyOf(), undefined)).toEqual(outcome);
});
