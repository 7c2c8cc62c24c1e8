import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Files, loadFiles } from '../files.ts';
import { reply, servePlain, serveSecure } from '../browser/server.ts';

const long = '<p>Lauter Lärm.</p>'.repeat(40);
const folder = mkdtempSync(join(tmpdir(), 'bench-files-'));
let files: Files;

beforeAll(() => {
  mkdirSync(join(folder, 'en'));
  mkdirSync(join(folder, 'über'));
  writeFileSync(join(folder, 'index.html'), long);
  writeFileSync(join(folder, 'en/index.html'), 'en');
  writeFileSync(join(folder, 'über/index.html'), 'über');
  writeFileSync(join(folder, '404.html'), 'nichts');
  writeFileSync(join(folder, 'hero.avif'), Buffer.alloc(1000));
  files = loadFiles(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  { url: '/', body: long },
  { url: '/?concerts=past', body: long },
  { url: '/en/', body: 'en' },
  { url: '/en', body: 'en' },
  { url: '/404', body: 'nichts' },
  { url: '/%C3%BCber/', body: 'über' },
])('$url finds its file', ({ url, body }) =>
  expect(reply(files, url, {})).toMatchObject({ status: 200, body: Buffer.from(body) }),
);

test('an address without a file answers 404', () => expect(reply(files, '/nirgends', {}).status).toBe(404));

test('sends text in brotli to a browser that accepts it, to be revalidated', () => {
  const { headers, body } = reply(files, '/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': body.length });
  expect(headers['cache-control']).toContain('must-revalidate');
  expect(brotliDecompressSync(body).toString()).toBe(long);
});

test('sends a picture unchanged and immutable', () => {
  const { headers, body } = reply(files, '/hero.avif', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({ 'content-type': 'image/avif' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers['cache-control']).toContain('immutable');
  expect(body).toHaveLength(1000);
});

test('answers for the functions: the added concerts, no picture, no change of a page', () => {
  const added = [{ id: 'added' }];
  const bodyOf = (url: string) => reply(files, url, {}, added).body.toString();
  expect(bodyOf('/api/concerts')).toBe('[{"id":"added"}]');
  expect(reply(files, '/api/cloudinary?full&limit=60', {}).status).toBe(304);
  expect(reply(files, '/api/concertPage/de/added', {}).status).toBe(304);
});

test('a host answers until its disposal', async () => {
  const host = await servePlain(files);
  await expect(fetch(`${host.origin}/en/`).then((response) => response.text())).resolves.toBe('en');
  await host[Symbol.asyncDispose]();
  await expect(fetch(host.origin)).rejects.toThrow();
});

test('a secure host speaks HTTP/2 with the key of its fingerprint', async () => {
  await using host = await serveSecure(files);
  const port = Number(new URL(host.origin).port);
  const socket = connect({ host: '127.0.0.1', port, ALPNProtocols: ['h2'], rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  expect(socket.alpnProtocol).toBe('h2');
  expect(
    createHash('sha256')
      .update(key ?? '')
      .digest('base64'),
  ).toBe(host.fingerprint);
});
