import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionCookie, tokenCookie } from '../../../src/config/session.ts';
import {
  type Dispatch,
  dispatchTo,
  loadFunctions,
  withRules,
} from '../../../scripts/serve/functions/functions.ts';
import { readRules } from '../../../scripts/serve/site/rules.ts';
import { startEmptyBlobs } from '../../fakes/blobs.ts';
import { statuses as problemStatuses } from '../../../functions/_lib/http/problems.ts';
import { seed, sized } from '../../night.ts';
import { type AnyCall, anyCall } from './anyCalls.ts';
import { asBand, site } from './band.ts';
import { playNetwork, watch } from './storesHere.ts';

// A password that many try is answered later, and these are many.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

/** Each round has empty stores of its own: the lists of full ones take long on disk. */
const rounds = sized(1, 20);
const inRound = 700;
const requests = rounds * inRound;
/** So many are under way at any time. */
const together = 8;
/** Milliseconds; a machine that is busy with other things takes its time. */
const timeoutMs = 600_000;

/** Every status that the functions can give without a service: success, the way home (302), and each kind of refusal but a fault of our own. */
const possible = new Set([200, 201, 202, 204, 302, 303, 304, ...Object.values(problemStatuses)]);
for (const status of [500, 502, 504]) possible.delete(status);

const password = 'öffne dich';

const forged = `${sessionCookie}=eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.; ${tokenCookie}=1`;

let dispatch: Dispatch;
/** Every address that a function has, and what can be done there. */
let known: { pattern: string; methods: string[] }[];
const statuses = new Set<number>();
/** How many requests asked a store of content for something. */
let reachedStore = 0;
/** The ids of the stored records, by the name of their list below `/api/`. */
let stored: Record<string, string[]> = {};
/** The last version seen of each address. */
const versions = new Map<string, string>();
const faults: string[] = [];
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
let asked = 0;

beforeAll(async () => {
  vi.stubEnv('ADMIN_PASSWORD', password);
  vi.stubEnv('SPOTIFY_CLIENT_ID', 'id');
  vi.stubEnv('SPOTIFY_CLIENT_SECRET', 'secret');
  playNetwork();
  vi.spyOn(console, 'error').mockReturnValue();
  process.on('unhandledRejection', note);
  const endpoints = await loadFunctions(resolve('functions'), (file) => import(file));
  dispatch = withRules(dispatchTo(endpoints), readRules(resolve('netlify.toml'), resolve('dist')));
  const patterns = endpoints.flatMap((one) => one.patterns.map(({ pathname }) => pathname));
  known = await Promise.all(
    patterns.map(async (pattern) => ({ pattern, methods: await methodsAt(pattern) })),
  );
});
afterAll(() => {
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function methodsAt(pattern: string): Promise<string[]> {
  const answer = await dispatch(new Request(site + pattern, { method: 'OPTIONS' }), '192.0.2.1');
  return (answer?.headers.get('allow') ?? 'GET').split(', ');
}

function requestOf(call: AnyCall, band: Record<string, string>): Request {
  const place = typeof call.place === 'number' ? known[call.place % known.length] : knownAs(call.place);
  const { pattern, methods } = place ?? { pattern: '/', methods: [] };
  const path =
    call.unknown === null ? pattern.replace(/:\w+/, () => segmentOf(call, pattern)) : `/api/${call.unknown}`;
  const method =
    typeof call.method === 'string' ? call.method : (methods[call.method % methods.length] ?? 'GET');
  const headers = new Headers(call.headers);
  const version = versions.get(path + call.query);
  if (call.isRepeat && version) headers.set('if-none-match', version);
  if (call.content.type) headers.set('content-type', call.content.type);
  if (call.who !== 'nobody') headers.set('origin', site);
  if (call.who === 'forger') headers.set('cookie', forged);
  if (call.who === 'band') for (const [name, value] of Object.entries(band)) headers.set(name, value);
  const body = ['GET', 'HEAD'].includes(method) ? null : call.content.body;
  return new Request(site + path + call.query, { method, headers, body });
}

const knownAs = (path: string) => known.find(({ pattern }) => pattern === path);

/** Part of a path as it was generated, or the name of something that was stored. */
function segmentOf({ segment }: AnyCall, pattern: string): string {
  if (typeof segment === 'string') return segment;
  if (pattern.includes(':password')) return segment % 2 ? 'wrong' : encodeURIComponent(password);
  const ids = stored[pattern.split('/')[2] ?? ''] ?? stored.cloudinary ?? [];
  return ids[segment % ids.length] ?? String(segment);
}

/** Remembers what later requests may name. */
function remember(request: Request, response: Response, text: string): void {
  const { pathname, search } = new URL(request.url);
  const version = response.headers.get('etag');
  if (version) versions.set(pathname + search, version);
  const list = pathname.slice('/api/'.length);
  if (response.status === 201 && list in stored) {
    const added = JSON.parse(text) as { id: string; pictures?: { id: string }[] };
    stored[list]?.push(...idsOf(added.pictures ?? [added]));
  }
  if (response.status === 200 && request.method === 'GET' && list === 'messages')
    stored.messages = idsOf(JSON.parse(text) as { id: string }[]);
}

const idsOf = (records: { id: string }[]) => records.map(({ id }) => encodeURIComponent(id));

/** The fault of an answer, if it has one. */
function faultOf(request: Request, response: Response | undefined, text: string): string | undefined {
  if (!response) return isLeftToPages(request) ? undefined : 'nobody answered';
  if (response.status === 500) return 'answered 500';
  if (/\n\s+at |\.ts:\d|node_modules/.test(text)) return 'showed a stack trace';
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status < 400 || isPage || request.method === 'HEAD') return undefined;
  return isProblem(response, text) ? undefined : `rejected with ${text.slice(0, 100)}`;
}

/** No address of a function, or one that cannot be decoded. */
function isLeftToPages({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return !pathname.startsWith('/api/') || /%(?![\da-f]{2})|%E0%A4%A|%00/i.test(pathname);
}

function isProblem(response: Response, text: string): boolean {
  if (response.headers.get('content-type') !== 'application/problem+json') return false;
  const { type, title, status } = JSON.parse(text) as Record<string, unknown>;
  return (
    String(type).startsWith('urn:problem-type:match:') &&
    typeof title === 'string' &&
    status === response.status
  );
}

/** Sends one request, mostly from an address that nobody else has. After a log-out or a log-in, which end its session, the band gets another one. */
async function ask(call: AnyCall, session: { band: Record<string, string> }): Promise<void> {
  asked += 1;
  const request = requestOf(call, session.band);
  const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  const { result: response, hasReachedStore } = await watch(call.losesWrites, () =>
    dispatch(request, call.isCrowd ? '192.0.2.1' : address),
  );
  if (hasReachedStore) reachedStore += 1;
  const text = (await response?.text()) ?? '';
  if (response) {
    statuses.add(response.status);
    remember(request, response, text);
  }
  const isOfSession = /^\/api\/(session$|adminkey\/)/i.test(new URL(request.url).pathname);
  if (response?.status === 204 && isOfSession) session.band = await asBand();
  const fault = faultOf(request, response, text);
  if (fault) faults.push(`${fault}: ${request.method} ${request.url.slice(0, 200)} ${JSON.stringify(call)}`);
}

async function askAll(calls: AnyCall[]): Promise<void> {
  const session = { band: await asBand() };
  const left = calls.values();
  const caller = async () => {
    for (const call of left) await ask(call, session);
  };
  await Promise.all(Array.from({ length: together }, caller));
}

test(
  `${requests} requests of every kind, a quarter of which reach a store: none is answered 500, none shows a stack trace, none is left unhandled`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const blobs = await startEmptyBlobs();
      stored = { cloudinary: [], messages: [], concerts: [], venues: [] };
      await askAll(fc.sample(anyCall, { numRuns: inRound, seed: seed + round }));
      await blobs.stop();
    }
    expect(faults.slice(0, 10), `seed ${seed}`).toEqual([]);
    expect(asked).toBe(requests);
    expect(statuses, `seed ${seed}`).toEqual(possible);
    expect(reachedStore, `seed ${seed}`).toBeGreaterThanOrEqual(requests / 4);
    expect(unhandled).toEqual([]);
  },
  timeoutMs,
);
