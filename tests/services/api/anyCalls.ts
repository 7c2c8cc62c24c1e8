import fc from 'fast-check';
import { tokenHeader } from '../../../src/config/session.ts';

/** Valid values of headers, and made-up ones. */
const headerValue = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from(' !"%,;=/\\<>{}[]()aZ09-_.*äÿ')), maxLength: 60 }),
  fc.constantFrom('', '*', 'null', '-1', '1e999', '%00', '; ;=', 'q=q', 'x'.repeat(9000)),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'cookie',
    'origin',
    'range',
    'if-match',
    'if-none-match',
    'idempotency-key',
    'content-length',
    tokenHeader,
  ),
  headerValue,
  { maxKeys: 4 },
);

/** One part of a path. */
export const segment = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%E0%A4%A', '%00', '%2F..%2F', '..', '__proto__', 'x'.repeat(4000), '%F0%9F%94%A5'),
);
const query = fc.oneof(
  fc.constantFrom(
    '',
    '',
    '',
    '?full',
    '?deleted',
    '?',
    '?full=&full=1',
    '?full&limit=60',
    '?limit=0',
    '?%',
    '?a[]=b#c',
  ),
  segment.map((text) => `?q=${text}`),
);

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"',
    '{"__proto__":{"a":1}}',
    '[1e999]',
    '\ufeff{}',
    '['.repeat(5000),
  ),
);
const multipart = fc
  .tuple(
    fc.constantFrom('name', 'message', 'file', '', '__proto__'),
    fc.string(),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom('a.jpg', '../../x', '"', 'x'.repeat(5000), '\r\nX: y'),
    fc.boolean(),
  )
  .map(([field, text, file, name, isWhole]) =>
    Buffer.concat([
      Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`),
      Buffer.from(`--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      Buffer.from(file),
      Buffer.from(isWhole ? '\r\n--edge--\r\n' : ''),
    ]),
  );
const urlencoded = fc
  .dictionary(fc.constantFrom('name', 'email', 'message', 'purpose', 'language', 'x'), fc.string())
  .map((fields) => new URLSearchParams(fields).toString());

const jsonType = 'application/json';
const multipartType = 'multipart/form-data; boundary=edge';
const urlencodedType = 'application/x-www-form-urlencoded';
const type = fc.constantFrom(
  undefined,
  jsonType,
  'application/json; charset=utf-16',
  multipartType,
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  urlencodedType,
  'text/plain',
  ';',
);

/** A body, and the type that it is said to be: mostly its own. */
export const content = fc
  .tuple(
    fc.oneof(
      fc.tuple(json, fc.constant(jsonType)),
      fc.tuple(multipart, fc.constant(multipartType)),
      fc.tuple(urlencoded, fc.constant(urlencodedType)),
      fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.constant('image/jpeg')),
    ),
    type,
    fc.nat({ max: 3 }),
  )
  .map(([[body, own], other, chance]) => ({ body: Buffer.from(body), type: chance === 0 ? other : own }));

const method = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'toString',
);

export interface Content {
  body: Buffer<ArrayBuffer>;
  type: string | undefined;
}

/** A failure that the test plays: a conditional write that another one was before, or a service that is wrong, late or down. */
export type StoreFailure = 'lost write' | 'wrong' | 'late' | 'down';

export interface AnyCall {
  /** A method, or the number of one that the endpoint has. */
  method: string | number;
  /** The path of an endpoint, or the number of one. */
  place: string | number;
  /** Part of a path that no endpoint has. */
  unknown: string | null;
  /** Stands in the path in place of a parameter; a number is that of something that was stored before. */
  segment: string | number;
  query: string;
  headers: Record<string, string>;
  who: 'nobody' | 'visitor' | 'forger' | 'band';
  content: Content;
  /** Whether the caller names the version that it has seen last. */
  isRepeat: boolean;
  /** Whether the caller shares its address with others. */
  isCrowd: boolean;
  failure: StoreFailure | null;
}

/** Any body: most are rejected by the first check. */
export const anyCall: fc.Arbitrary<AnyCall> = fc.record({
  method,
  place: fc.nat(),
  unknown: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: segment }),
  segment,
  query,
  headers,
  who: fc.constantFrom('nobody', 'visitor', 'forger'),
  content,
  isRepeat: fc.constant(false),
  isCrowd: fc.constant(false),
  failure: fc.constant(null),
});
