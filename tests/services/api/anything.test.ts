import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionCookie, tokenCookie } from '../../../src/config/session.ts';
import { type Dispatch, dispatchTo, loadFunctions, withRules } from '../../../scripts/serve/functions.ts';
import { readRules } from '../../../scripts/serve/rules.ts';
import { startEmptyBlobs } from '../../fakes/blobs.ts';
import { type AnyCall, anyCall, deepCall } from './anyCalls.ts';
import { asBand, site } from './band.ts';

// A password that many try is answered later, and these are many.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

/** Each round has empty stores of its own: the lists of full ones take long on disk. */
const rounds = 20;
const shallow = 850;
const deep = 150;
const requests = rounds * (shallow + deep);
/** So many are under way at any time. */
const together = 8;
/** Milliseconds; a machine that is busy with other things takes its time. */
const patience = 600_000;

/** What such requests reach at least, so that they are known to go deeper than the first check. */
const reached = [200, 204, 400, 401, 403, 404, 405, 415, 422, 503];

const forged = `${sessionCookie}=eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.; ${tokenCookie}=1`;

let dispatch: Dispatch;
/** Every address that a function has, and what can be done there. */
let known: { pattern: string; methods: string[] }[];
/** How often each status was answered. */
const statuses = new Map<number, number>();
const faults: string[] = [];
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
let asked = 0;

beforeAll(async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'öffne dich');
  vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for HS256');
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
  vi.unstubAllEnvs();
});

async function methodsAt(pattern: string): Promise<string[]> {
  const answer = await dispatch(new Request(site + pattern, { method: 'OPTIONS' }), '192.0.2.1');
  return (answer?.headers.get('allow') ?? 'GET').split(', ');
}

function requestOf(call: AnyCall, band: Record<string, string>): Request {
  const { pattern, methods } = known[call.place % known.length] ?? { pattern: '/', methods: [] };
  const path = call.unknown === null ? pattern.replace(/:\w+/, () => call.segment) : `/api/${call.unknown}`;
  const method =
    typeof call.method === 'string' ? call.method : (methods[call.method % methods.length] ?? 'GET');
  const headers = new Headers(call.headers);
  if (call.content.type) headers.set('content-type', call.content.type);
  if (call.who !== 'nobody') headers.set('origin', site);
  if (call.who === 'forger') headers.set('cookie', forged);
  if (call.who === 'band') for (const [name, value] of Object.entries(band)) headers.set(name, value);
  const body = ['GET', 'HEAD'].includes(method) ? null : call.content.body;
  return new Request(site + path + call.query, { method, headers, body });
}

/** What is wrong with an answer, if anything is. */
async function faultOf(request: Request, response: Response | undefined): Promise<string | undefined> {
  if (!response) return isLeftToPages(request) ? undefined : 'nobody answered';
  const text = await response.text();
  if (response.status === 500) return 'answered 500';
  if (/\n\s+at |\.ts:\d|node_modules/.test(text)) return 'showed a stack trace';
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status < 400 || isPage || request.method === 'HEAD') return undefined;
  return isProblem(response, text) ? undefined : `refused with ${text.slice(0, 100)}`;
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

/** Sends one request, from an address that nobody else has. Whoever logs out gives the band another session. */
async function ask(call: AnyCall, session: { band: Record<string, string> }): Promise<void> {
  asked += 1;
  const request = requestOf(call, session.band);
  const response = await dispatch(request, `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`);
  if (response) statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  if (response?.status === 204 && request.method === 'DELETE') session.band = await asBand();
  const fault = await faultOf(request, response);
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
  `${requests} requests of every kind: none is answered 500, none shows a stack trace, none is left unhandled`,
  async () => {
    const seed = Date.now() % 2 ** 31;
    for (let round = 0; round < rounds; round++) {
      const blobs = await startEmptyBlobs();
      await askAll(fc.sample(anyCall, { numRuns: shallow, seed: seed + round }));
      await askAll(fc.sample(deepCall, { numRuns: deep, seed: seed + round }));
      await blobs.stop();
    }
    expect(faults.slice(0, 10), `seed ${seed}`).toEqual([]);
    expect(asked).toBe(requests);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining(reached));
    expect(unhandled).toEqual([]);
  },
  patience,
);
