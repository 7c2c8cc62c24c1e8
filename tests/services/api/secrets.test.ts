import { resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { dispatchTo, loadFunctions } from '../../../scripts/serve/functions/functions.ts';
import { exampleSecrets, secrets } from '../../../scripts/test/exampleSecrets.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { type Fault, startFake } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { isNight } from '../../night.ts';
import { asBand, site } from './band.ts';
import { formOf } from './galleryCalls.ts';

// A password that many try is answered later, and these are many.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

/** A password that is right, and one that is wrong, are secrets both. */
const tried = 'a-password-that-somebody-tried';
const cloud = 'example-of-the-cloudinary-secret';
const { SMTP_URL = '', CONTACT_TO = '', BUILD_HOOK_URL = '', ADMIN_PASSWORD = '' } = exampleSecrets;

/** Everything that was said: to callers, and to the log. */
const said: string[] = [];
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
  vi.spyOn(console, method).mockImplementation((...words) => {
    said.push(words.map(shown).join(' '));
  });

// Every service echoes the request, as an error message might.
const upstream = await startFake(({ path, headers, body }) =>
  Response.json({ path, headers: [...headers], body: body.toString('latin1') }),
);
useFakes(upstream);
useBlobs();
beforeEach(() => {
  const variables = {
    ...exampleSecrets,
    CLOUDINARY_URL: `cloudinary://key:${cloud}@band`,
    SMTP_URL: `smtp://user:${SMTP_URL}@127.0.0.1:${new URL(upstream.url).port}`,
    CONTACT_TO: `${CONTACT_TO}@match.test`,
    CLOUDINARY_API_BASE: upstream.url,
    SPOTIFY_ACCOUNTS_BASE: upstream.url,
    FIRESTORE_API_BASE: upstream.url,
    GOOGLE_OAUTH_BASE: upstream.url,
    BUILD_HOOK_URL: `${upstream.url}/${BUILD_HOOK_URL}`,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  said.length = 0;
});

let later: Promise<unknown>[] = [];
const endpoints = await loadFunctions(resolve('functions'), (file) => import(file));
const addresses = endpoints.flatMap(({ patterns }) => patterns.map(({ pathname }) => pathname));
const dispatch = dispatchTo(
  endpoints.map(({ handler, ...rest }) => ({
    ...rest,
    handler: (request, context) => handler(request, { ...context, waitUntil: (work) => later.push(work) }),
  })),
);

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
  const admin = await asBand();
  const form = formOf({ 'a.jpg': new File(['not a picture'], 'a.jpg', { type: 'image/jpeg' }) });
  const fields = 'name=Nora&email=nora@example.com&purpose=general&message=Servus+aus+dem+Publikum&since=0';
  const bodies = { 'application/json': '{"name":', 'application/x-www-form-urlencoded': fields };
  for (const address of addresses) {
    const path = address.replace(/:\w+/, tried);
    for (const headers of isNight ? [{}, { origin: site }, admin] : [{ origin: site }, admin]) {
      await call(path, 'GET', headers);
      await call(path, 'PROPFIND', headers);
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        if (address === '/api/session') continue;
        await call(path, method, headers, form);
        for (const [type, body] of Object.entries(bodies))
          await call(path, method, { ...headers, 'content-type': type }, body);
      }
    }
  }
}

const faults: (Fault | undefined)[] = [undefined, 'cut'];
if (isNight) faults.push(500, 'malformed', 'wrong', 401);

test.each(faults)(
  'no secret is in an answer or in a log line, when the services behind ours do %j',
  async (fault) => {
    upstream.misbehave(fault);
    await callEverything();
    await call(`/api/adminKey/${ADMIN_PASSWORD}`, 'GET', {});

    // The address that was called is our own note of it.
    const words = said.map((line) => line.replace(/^\/\S+: /, '')).join('\n');
    expect(said.length).toBeGreaterThan(addresses.length * 10);
    const all = [...secrets.map((name) => exampleSecrets[name] ?? ''), cloud, tried];
    expect(all.filter((secret) => words.includes(secret))).toEqual([]);
  },
);
