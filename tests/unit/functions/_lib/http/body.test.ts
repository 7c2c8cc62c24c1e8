import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readBody, readJson, requireType } from '../../../../../functions/_lib/http/body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers });

/** Says nothing of its length. */
const stream = (text: string) => new Blob([text]).stream();
const streamed = (text: string) =>
  new Request('http://localhost/', { method: 'POST', body: stream(text), duplex: 'half' } as RequestInit);

test('reads a body of exactly the limit, and rejects one byte more, declared or not', async () => {
  expect((await readBody(post('four', { 'content-length': '4' }), 4)).toString()).toBe('four');
  expect((await readBody(streamed('four'), 4)).toString()).toBe('four');
  await expect(readBody(post('', { 'content-length': '5' }), 4)).rejects.toThrow('too-large');
  await expect(readBody(streamed('fives'), 4)).rejects.toThrow('too-large');
  expect(await readBody(new Request('http://localhost/'), 4), 'no body').toHaveLength(0);
});

test('a body that breaks off is malformed', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('cut')),
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  await expect(readBody(request, 4)).rejects.toThrow('malformed');
});

test.each([
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['text/plain', false],
  ['application/json5', false],
])('the type %s is JSON: %s', (type, isJson) => {
  const check = () => requireType(post('{}', { 'content-type': type }), 'application/json');
  if (isJson) expect(check).not.toThrow();
  else expect(check).toThrow('wrong-type');
});

const json = { 'content-type': 'application/json' };
const shape = z.object({ name: z.string() });

test('reads JSON of exactly 16 KB, and rejects one byte more', async () => {
  const record = (length: number) => JSON.stringify({ name: 'x'.repeat(length - 11) });
  expect(record(16 * 1024)).toHaveLength(16_384);
  expect((await readJson(post(record(16_384), json), shape)).name).toHaveLength(16_373);
  await expect(readJson(post(record(16_385), json), shape)).rejects.toThrow('too-large');
});

test.each([
  ['no JSON', '{"name":', { problem: 'malformed' }],
  ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), { problem: 'malformed' }],
  ['another shape', '{"name":1}', { problem: 'invalid', extensions: { fields: ['name'] } }],
])('rejects %s', async (_, body, problem) => {
  await expect(readJson(post(body, json), shape)).rejects.toMatchObject(problem);
});

test('rejects JSON of another type before reading it', async () => {
  const request = post('{"name":"x"}', { 'content-type': 'text/plain' });
  await expect(readJson(request, shape)).rejects.toThrow('wrong-type');
  expect(request.bodyUsed).toBe(false);
});
