import { expect, test } from 'vitest';
import { chooseEncoding, isCompressible } from '../../../../../scripts/serve/site/compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', undefined],
  [null, undefined],
])('a client that accepts %j gets %s', (accepted, encoding) =>
  expect(chooseEncoding(accepted)).toBe(encoding),
);

test.each([
  ['text/html; charset=utf-8', 2000, true],
  ['image/svg+xml', 2000, true],
  ['application/manifest+json', 2000, true],
  ['text/html; charset=utf-8', 200, false],
  ['image/avif', 2000, false],
  ['font/woff2', 2000, false],
])('%s of %i bytes is compressed: %s', (type, size, expected) =>
  expect(isCompressible({ type, body: Buffer.alloc(size), etag: '' })).toBe(expected),
);
