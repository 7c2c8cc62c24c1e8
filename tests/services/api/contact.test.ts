import { beforeEach, expect, test, vi } from 'vitest';
import contact from '../../../functions/contact.ts';
import { inbox } from '../../../functions/_lib/contact/inbox.ts';
import { tidy } from '../../../functions/_lib/tidy.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { messagesPerHour, trapField } from '../../../src/config/contact.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { site } from './band.ts';
import { validMessage, post, send } from './contactMessages.ts';

useBlobs('messages', 'attempts');
beforeEach(() => {
  vi.useRealTimers();
});

const stored = async () => (await inbox().list()).map(({ name, message }) => `${name}: ${message}`);
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

test.each([
  ['JSON', validMessage],
  ['urlencoded', new URLSearchParams(validMessage)],
  ['multipart', form(validMessage)],
])('stores a message in %s: 202', async (_, body) => {
  const response = await send(body);

  expect(response.status).toBe(202);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await inbox().list()).toEqual([
    {
      ...validMessage,
      id: expect.any(String) as string,
      received: expect.any(String) as string,
      mail: 'off',
      ...{ answered: false, kept: false, suspected: false, revision: 0 },
    },
  ]);
});

test('F6 a plain post ends at the thanks in its own language, whatever the browser prefers', async () => {
  const german = await post({ ...validMessage, language: 'de' }, { headers: { 'accept-language': 'en' } });
  const english = await post({ ...validMessage, name: 'Another', language: 'en' });

  expect([german.status, german.headers.get('location')]).toEqual([303, '/kontakt/danke']);
  expect([english.status, english.headers.get('location')]).toEqual([303, '/en/contact/thanks']);
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['numbers and lists', { purpose: '', name: 7, message: ['a'] }, ['purpose', 'name', 'message']],
  ['a message of 5,001 characters between spaces', { message: ` ${'x'.repeat(5001)}\n` }, ['message']],
  ['JSON without the time', { took: undefined }, ['took']],
  ['JSON that says no time', { took: 0 }, ['took']],
  ['JSON with a time that no number can hold', { took: '1e999' }, ['took']],
])('F2 %s: 422 names the fields, and nothing is stored', async (_, wrong, expected) => {
  const response = await send({ ...validMessage, ...wrong });
  const { type, errors, fields } = (await response.json()) as {
    type: string;
    errors?: { field: string }[];
    fields?: string[];
  };

  expect([response.status, type]).toEqual([422, 'urn:problem-type:match:invalid']);
  expect(fields ?? errors?.map(({ field }) => field)).toEqual(expected);
  expect(await stored()).toEqual([]);
});

test('a message of 5,000 characters of nine bytes each passes', async () => {
  const longest = { ...validMessage, message: ` ${'漢'.repeat(5000)}\n` };
  expect((await send(new URLSearchParams(longest))).status).toBe(202);
  expect(await stored()).toHaveLength(1);
});

test.each<[string, BodyInit, Record<string, string>, number]>([
  ['a text', 'hallo', { 'content-type': 'text/plain' }, 415],
  ['a JSON that is no object', '[1]', { 'content-type': 'application/json' }, 400],
  ['multipart without its parts', 'nothing', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ['far too much', 'x'.repeat(450_001), { 'content-type': 'application/json' }, 413],
  ['another site’s form', '{}', { 'content-type': 'application/json', origin: 'https://evil.test' }, 403],
  ['a form from nowhere', '{}', { 'content-type': 'application/json', origin: 'null' }, 403],
])('rejects %s with the right status', async (_, body, headers, status) => {
  const response = await send(body, { headers });

  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await stored()).toEqual([]);
});

const spam = { [trapField]: 'https://spam.test' };

test.each<[string, BodyInit | object, suspected: boolean]>([
  ['JSON that fills in every field', { ...validMessage, ...spam }, true],
  ['JSON after 1,999 ms', { ...validMessage, took: 1999 }, true],
  ['JSON after 2,000 ms', { ...validMessage, took: 2000 }, false],
  ['a form sent by a script after 1,999 ms', new URLSearchParams({ ...validMessage, took: '1999' }), true],
  ['a form sent by a script after 2,000 ms', new URLSearchParams({ ...validMessage, took: '2000' }), false],
  ['a form that fills in every field', new URLSearchParams({ ...validMessage, ...spam }), true],
  ['a form without script, which cannot tell', new URLSearchParams(validMessage), false],
])('F8 keeps %s with the answer that a person gets; suspected: %s', async (_, body, suspected) => {
  const told = async (response: Response) => [response.status, await response.text()];
  const answer = await told(await send(body));

  expect(await inbox().list()).toMatchObject([{ ...validMessage, suspected, mail: 'off' }]);
  expect(answer).toEqual(await told(await send(validMessage)));
});

test('a browser that sends no origin, and has no script, gets its form back with all that it has typed', async () => {
  const answer = await post({ ...validMessage, message: 'Ganz lang' }, { headers: { origin: '' } });

  expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('Ganz lang');
  expect(await stored()).toEqual([]);
});

test('F8 accepts ten messages of one address an hour, and never stores the address itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:15:00Z') });
  const ip = '198.51.100.7';
  const statuses: number[] = [];
  for (let n = 1; n <= messagesPerHour; n++) {
    statuses.push((await send({ ...validMessage, message: `Nummer ${n}` }, { ip })).status);
  }
  const tooMany = await send({ ...validMessage, message: 'eine zu viel' }, { ip });

  expect(new Set(statuses)).toEqual(new Set([202]));
  expect(tooMany.status).toBe(429);
  expect(tooMany.headers.get('retry-after')).toBe('2700');
  expect((await send({ ...validMessage, message: 'von nebenan' })).status).toBe(202);
  const { blobs: counts } = await new BlobStore('attempts').list();
  expect(JSON.stringify(counts)).not.toContain('198.51');

  vi.setSystemTime(new Date('2026-11-22T10:15:00Z'));
  expect((await send({ ...validMessage, message: 'morgen wieder' }, { ip })).status).toBe(202);
  expect((await new BlobStore('attempts').list()).blobs, 'yesterday’s counts are gone').toHaveLength(1);
});

test('without a secret stores messages, which mail brings to the band, and counts no address', async () => {
  vi.stubEnv('SESSION_SECRET', '');
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.stubEnv('CONTACT_TO', 'band@match.test');
  const log = vi.spyOn(console, 'error').mockReturnValue();

  expect((await send(validMessage)).status).toBe(202);
  expect((await new BlobStore('attempts').list()).blobs).toEqual([]);
  log.mockRestore();
});

test('4,000 expired counts keep no message from being stored: at most 50 are deleted, after the answer', async () => {
  const expired = Array.from({ length: 120 }, (_, index) => `1000/contact-${index}`);
  for (const key of expired) await new BlobStore('attempts').set(key, '1');
  const deleted = vi.spyOn(BlobStore.prototype, 'delete');
  const answered = vi.fn();
  const request = new Request(`${site}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams(validMessage),
    headers: { origin: site },
  });
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => {
    answered(deleted.mock.calls.length);
    later.push(work);
  };
  expect((await contact(request, { ip: '192.0.2.77', params: {}, waitUntil })).status).toBe(202);
  expect(answered).toHaveBeenCalledWith(0);
  await Promise.all(later);
  expect(deleted.mock.calls.length).toBe(50);
  deleted.mockRestore();
});

test('the domain of an address is stored as it is sent, its name as it is typed', async () => {
  expect((await send({ ...validMessage, email: 't\u00f6ni@m\u00fcnchen.de' })).status).toBe(202);
  expect(await inbox().list()).toMatchObject([{ email: 't\u00f6ni@xn--mnchen-3ya.de' }]);
});

test.each([
  ['is none', 'toni@\u0301.at'],
  ['is too long as it is sent', `t@${'\u00fc'.repeat(249)}.at`],
])('an address with a domain that %s is refused at its field', async (_, email) => {
  const answer = await send({ ...validMessage, email });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'email', key: 'error-email-invalid' }] });
});

test('a message is stored for 180 days, and the daily run deletes it, unless the band keeps it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') });
  for (const message of ['alt', 'behalten']) await send({ ...validMessage, message });
  const kept = (await inbox().list()).find(({ message }) => message === 'behalten');
  if (kept) await inbox().rewrite(kept.id, (message) => ({ ...message, kept: true }));
  vi.setSystemTime(new Date('2026-06-30T11:00:00Z'));
  await send({ ...validMessage, message: 'neuer' });
  await tidy();
  expect(await stored()).toHaveLength(3);
  vi.setSystemTime(new Date('2026-06-30T13:00:00Z'));
  await tidy();

  expect((await stored()).sort()).toEqual(['Toni Tester: behalten', 'Toni Tester: neuer']);
});
