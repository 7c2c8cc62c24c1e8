import { beforeEach, expect, test, vi } from 'vitest';
import { visibleWithin } from '../../../../../src/config/api.ts';
import { sendChange } from '../../../../../src/desk/kit/changes/sendChange.ts';
import { concertKind } from '../../../../../src/features/concerts/desk/data/concertKind.ts';
import { concertOf } from '../../../features/concerts/desk/concertOf.ts';

const fetched = vi.fn<typeof fetch>();
const respond = (status: number, body: object, headers: Record<string, string> = {}) =>
  Promise.resolve(Response.json(body, { status, headers }));
const problem = (name: string, more: object = {}) => ({
  ...{ type: `urn:problem-type:match:${name}`, title: name, ...more },
});
const change = {
  id: 'a key',
  record: 'one',
  set: { name: 'Anders' },
  was: { name: 'Lampenfieber' },
  made: 0,
};
const send = (more = {}) => sendChange({ ...change, ...more }, concertKind);

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});

test.each([
  [true, 'POST', '/api/concerts', change.set],
  [undefined, 'PATCH', '/api/concerts/one', { set: change.set, was: change.was }],
] as const)(
  'sends what is new: %j, under the id of the change, and returns the delay',
  async (isNew, ...call) => {
    fetched.mockImplementation(() => respond(200, concertOf(), { [visibleWithin]: '60' }));
    expect(await send({ isNew })).toEqual({ kind: 'saved', record: concertOf(), delay: '60' });
    const [path, { method, headers, body } = {}] = fetched.mock.calls[0] ?? [];
    expect([method, path, JSON.parse(await (body as Blob).text())]).toEqual(call);
    expect(new Headers(headers).get('idempotency-key')).toBe('a key');
  },
);

const page = (status: number) => () => Promise.resolve(new Response('<h1>Another host</h1>', { status }));
const later = (isServer: boolean, seconds = 0) => ({ kind: 'later', isServer, seconds });
const failed = (reason: string) => ({ kind: 'failed', reason });
const present = concertOf({ revision: 4, name: 'Von dort' });

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), later(false)],
  ['the log-in page of a network', page(200), later(false)],
  ['a gateway without its server', page(502), later(false)],
  ['too many calls', () => respond(429, problem('too-many'), { 'retry-after': '9' }), later(true, 9)],
  ['a store that is down', () => respond(503, problem('upstream-busy')), later(true)],
  ['a race of two writers', () => respond(409, problem('conflict')), later(true)],
  ['a site without a store', () => respond(503, problem('unconfigured')), failed('unconfigured')],
  ['a venue that a concert names', () => respond(409, problem('venue-in-use')), failed('venue-in-use')],
  ['the end of the session', () => respond(401, problem('no-session')), { kind: 'expired' }],
  ['a concert that was deleted', () => respond(410, problem('gone')), { kind: 'gone' }],
  [
    'somebody else was first',
    () => respond(412, problem('outdated', { present, groups: ['name'] })),
    { kind: 'conflict', present, groups: ['name'] },
  ],
  [
    'a wrong field',
    () => respond(422, problem('invalid', { errors: [{ field: 'city', message: 'Too long.' }] })),
    { kind: 'invalid', errors: [{ field: 'city', sentence: 'Too long.' }] },
  ],
  ['any other failure', () => respond(413, problem('too-large')), failed('too-large')],
] as const)('says what happened: %s', async (_, answer, outcome) => {
  fetched.mockImplementation(answer);
  expect(await send()).toMatchObject(outcome);
});
