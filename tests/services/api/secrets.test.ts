import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSession } from '../../../functions/_lib/auth/session.ts';
import type { RunningBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { type Dispatch, dispatchTo, loadFunctions } from '../../../scripts/serve/functions/functions.ts';
import { exampleSecrets, secrets } from '../../../scripts/test/exampleSecrets.ts';
import { startEmptyBlobs } from '../../fakes/blobs.ts';
import { type Fake, type Fault, startFake } from '../../fakes/http.ts';

const site = 'https://match.test';
/** A password that is right, and one that is wrong, are secrets both. */
const tried = 'a-password-that-somebody-tried';
const cloud = 'example-of-the-cloudinary-secret';

let blobs: RunningBlobs;
let upstream: Fake;
let dispatch: Dispatch;
let addresses: string[];
/** Everything that was said: to callers, and to the log. */
const said: string[] = [];
let later: Promise<unknown>[] = [];

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => {
      said.push(words.map(shown).join(' '));
    });
  blobs = await startEmptyBlobs();
  // Every service echoes the request, as an error message might.
  upstream = await startFake(({ path, headers, body }) =>
    Response.json({ path, headers: [...headers], body: body.toString('latin1') }),
  );
  for (const [name, value] of Object.entries(exampleSecrets)) vi.stubEnv(name, value);
  vi.stubEnv('CLOUDINARY_URL', `cloudinary://key:${cloud}@band`);
  vi.stubEnv(
    'SMTP_URL',
    `smtp://user:${exampleSecrets.SMTP_URL ?? ''}@127.0.0.1:${new URL(upstream.url).port}`,
  );
  vi.stubEnv('CONTACT_TO', `${exampleSecrets.CONTACT_TO ?? ''}@match.test`);
  for (const name of [
    'CLOUDINARY_API_BASE',
    'SPOTIFY_ACCOUNTS_BASE',
    'FIRESTORE_API_BASE',
    'GOOGLE_OAUTH_BASE',
  ])
    vi.stubEnv(name, upstream.url);
  vi.stubEnv('BUILD_HOOK_URL', `${upstream.url}/${exampleSecrets.BUILD_HOOK_URL ?? ''}`);

  const endpoints = await loadFunctions(resolve('functions'), (file) => import(file));
  addresses = endpoints.flatMap(({ patterns }) => patterns.map(({ pathname }) => pathname));
  dispatch = dispatchTo(
    endpoints.map(({ handler, ...rest }) => ({
      ...rest,
      handler: (request, context) => handler(request, { ...context, waitUntil: (work) => later.push(work) }),
    })),
  );
});
afterAll(async () => {
  await upstream.stop();
  await blobs.stop();
});

/** As much of a thing as a log would show of it, with the causes of an error. */
function shown(thing: unknown): string {
  if (!(thing instanceof Error)) return typeof thing === 'string' ? thing : JSON.stringify(thing);
  return `${thing.stack ?? ''} ${JSON.stringify(thing)} ${thing.cause === undefined ? '' : shown(thing.cause)}`;
}

/** Calls an address, and keeps every word of the answer but the key that is meant for everybody. */
async function call(path: string, method: string, headers: Record<string, string>, body?: string | FormData) {
  const request = new Request(site + path, { method, headers, body: body ?? null });
  const response = await dispatch(request, '192.0.2.1');
  await Promise.allSettled(later);
  later = [];
  const text = (await response?.text()) ?? '';
  const isKeyForAll = /^\/api\/youtubekey$/i.test(path) && response?.status === 200;
  said.push(`${path}: ${JSON.stringify([...(response?.headers ?? [])])} ${isKeyForAll ? '' : text}`);
  return text;
}

async function callEverything(): Promise<void> {
  const pairs = (await openSession()).map((line) => line.split(';')[0] ?? '');
  const admin = { cookie: pairs.join('; '), 'x-xsrf-token': pairs[1]?.split('=')[1] ?? '', origin: site };
  const form = () => {
    const made = new FormData();
    made.append('file', new File(['not a picture'], 'a.jpg', { type: 'image/jpeg' }));
    return made;
  };
  for (const address of addresses) {
    const path = address.replace(/:\w+/, tried);
    for (const headers of [{}, { origin: site }, admin]) {
      await call(path, 'GET', headers);
      await call(path, 'PROPFIND', headers);
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        if (address === '/api/session') continue;
        await call(path, method, headers, form());
        await call(path, method, { ...headers, 'content-type': 'application/json' }, '{"name":');
        await call(
          path,
          method,
          { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          'name=Nora&email=nora@example.com&purpose=general&message=Servus+aus+dem+Publikum&since=0',
        );
      }
    }
  }
}

test.each<Fault | undefined>([undefined, 'cut', 'malformed', 'wrong', 401, 500])(
  'no secret is in an answer or in a log line, when the services behind ours do %j',
  async (fault) => {
    said.length = 0;
    upstream.misbehave(fault);
    await callEverything();
    await call(`/api/adminKey/${exampleSecrets.ADMIN_PASSWORD ?? ''}`, 'GET', {});

    // The address that was called is our own note of it.
    const words = said.map((line) => line.replace(/^\/\S+: /, '')).join('\n');
    expect(said.length).toBeGreaterThan(addresses.length * 10);
    expect(
      [...secrets.map((name) => exampleSecrets[name] ?? ''), cloud, tried].filter((secret) =>
        words.includes(secret),
      ),
    ).toEqual([]);
  },
);

test('the only public key is the one for YouTube', async () =>
  expect(JSON.parse(await call('/api/youtubeKey', 'GET', {}))).toEqual({
    key: exampleSecrets.YOUTUBE_API_KEY,
  }));
