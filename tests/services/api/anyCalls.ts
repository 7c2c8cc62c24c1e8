import fc from 'fast-check';
import sharp from 'sharp';
import { purposes, tookField } from '../../../src/config/contact.ts';
import { tokenHeader } from '../../../src/config/session.ts';
import { mostFiles, textFields } from '../../../src/config/uploads.ts';
import type { KindName } from '../../../src/records/kinds.ts';
import { samples } from './kindSamples.ts';

interface Content {
  body: Buffer<ArrayBuffer>;
  type: string | undefined;
}

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
  /** Whether another call writes before each of its own. */
  losesWrites: boolean;
}

/** Valid values of headers, and made-up ones. */
const headerValue = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from(' !"%,;=/\\<>{}[]()aZ09-_.*äÿ')), maxLength: 60 }),
  fc.constantFrom('', '*', 'null', '-1', '1e999', '%00', '; ;=', 'q=q', 'x'.repeat(9000)),
);
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    ...['accept', 'accept-language', 'cookie', 'origin', 'range', 'if-match', 'if-none-match'],
    ...['idempotency-key', 'content-length', tokenHeader],
  ),
  headerValue,
  { maxKeys: 4 },
);

/** One part of a path. */
const segment = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%E0%A4%A', '%00', '%2F..%2F', '..', '__proto__', 'x'.repeat(4000), '%F0%9F%94%A5'),
);
const anyJson = fc.oneof(
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
const anyForm = fc
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
const anyType = fc.constantFrom(
  ...[undefined, 'application/json', 'application/json; charset=utf-16', 'text/plain', ';'],
  ...['multipart/form-data', 'multipart/form-data; boundary=""', 'application/x-www-form-urlencoded'],
);

/** A body that fits nothing, and the type that it is said to be: mostly its own. */
const content = fc
  .tuple(
    fc.oneof(
      fc.tuple(anyJson, fc.constant('application/json')),
      fc.tuple(anyForm, fc.constant('multipart/form-data; boundary=edge')),
      fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.constant('image/jpeg')),
    ),
    anyType,
    fc.nat({ max: 3 }),
  )
  .map(([[body, own], other, chance]) => ({ body: Buffer.from(body), type: chance === 0 ? other : own }));

const json = (value: unknown): Content => ({
  body: Buffer.from(JSON.stringify(value)),
  type: 'application/json',
});
const multipart = (parts: readonly [head: string, body: Buffer | string][]): Content => ({
  body: Buffer.concat([
    ...parts.flatMap(([head, body]) => [
      Buffer.from(`--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--edge--\r\n'),
  ]),
  type: 'multipart/form-data; boundary=edge',
});

/** Mostly a text that fits, sometimes anything. */
const words = (longest: number) =>
  fc.oneof(
    { weight: 19, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }) },
    { weight: 1, arbitrary: fc.string({ minLength: longest - 1, maxLength: longest + 1 }) },
  );

/** A field of a record: mostly with its value, sometimes with anything. */
const fieldOf = (value: unknown) =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constant(value) },
    { weight: 3, arbitrary: words(120) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom('javascript:alert(1)', '2026-12-04T19:00:00Z', null) },
  );

/** A record of a kind, and changes of some of its fields, also away and back, and deletions. */
function recordsOf(name: KindName) {
  const { plain, values } = samples[name];
  const fields = { ...plain, ...values[0](1), ...values[1](2), ...(name === 'picture' && { after: null }) };
  const own = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fieldOf(value)]));
  const some = fc.record(own, { requiredKeys: [] });
  const change = fc.tuple(some, some, fc.constantFrom(undefined, undefined, undefined, true, false));
  return {
    record: fc.record(own, { requiredKeys: Object.keys(plain) }).map(json),
    change: change.map(([set, was, deleted]) =>
      json({ set: { ...set, ...(deleted !== undefined && { deleted }) }, was }),
    ),
  };
}
const [concert, venue] = [recordsOf('concert'), recordsOf('venue')];

const messageFields = fc.record({
  purpose: fc.constantFrom(...purposes, ...purposes, ...purposes, 'else'),
  name: words(120),
  email: fc.oneof(
    { weight: 1, arbitrary: fc.emailAddress() },
    { weight: 3, arbitrary: fc.constant('toni@example.com') },
  ),
  message: words(5000),
  language: fc.constantFrom('de', 'en'),
  [tookField]: fc.constantFrom('5000', '5000', '5000', '5000', '1'),
});
const message = fc.oneof(
  messageFields.map((fields) => json({ ...fields, [tookField]: Number(fields[tookField]) })),
  messageFields.map((fields): Content => ({
    body: Buffer.from(new URLSearchParams(fields).toString()),
    type: 'application/x-www-form-urlencoded',
  })),
  messageFields.map((fields) =>
    multipart(Object.entries(fields).map(([name, text]) => [`name="${name}"`, text])),
  ),
);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const files = await Promise.all([
  plain(320, 320).jpeg().toBuffer(),
  plain(400, 320).jpeg().toBuffer(),
  plain(400, 320).png().toBuffer(),
  plain(319, 320).jpeg().toBuffer(),
]);
/** Mostly a whole picture, sometimes a broken one. */
const file = fc
  .tuple(fc.constantFrom(...files), fc.nat({ max: 9 }), fc.nat())
  .map(([whole, chance, at]) =>
    chance > 0 ? whole : Buffer.concat([whole.subarray(0, at % whole.length), Buffer.from('x')]),
  );
const upload = fc
  .record({
    files: fc.oneof(
      { weight: 3, arbitrary: fc.array(file, { minLength: 1, maxLength: 2 }) },
      { weight: 1, arbitrary: fc.array(file, { minLength: mostFiles + 1, maxLength: mostFiles + 1 }) },
    ),
    field: fc.constantFrom('file', 'file', 'pictures[]', '', '__proto__'),
    texts: fc.record(
      { ...Object.fromEntries(Object.values(textFields(0)).map((name) => [name, words(120)])) },
      { requiredKeys: [] },
    ),
  })
  .map(({ files: sent, field, texts }) =>
    multipart([
      ...sent.map((bytes, index): [string, Buffer] => [`name="${field}"; filename="${index}.jpg"`, bytes]),
      ...Object.entries(texts).map(([name, text = '']): [string, string] => [`name="${name}"`, text]),
    ]),
  );
/** Each endpoint with a store behind it or a limit, and the content that it takes; the more often, the more there is to reach. Without a path it is any endpoint. */
const places: [weight: number, place: string | null, content: fc.Arbitrary<Content>][] = [
  [20, null, content],
  [6, '/api/cloudinary', upload],
  [10, '/api/cloudinary/:id', recordsOf('picture').change],
  [2, '/api/cloudinary/:id/restore', content],
  [8, '/api/concerts', concert.record],
  [8, '/api/concerts/:id', concert.change],
  [2, '/api/concerts/:id/restore', content],
  [4, '/api/venues', venue.record],
  [4, '/api/venues/:id', venue.change],
  [1, '/api/venues/:id/restore', content],
  [5, '/api/contact', message],
  [2, '/api/messages', content],
  [4, '/api/messages/:id', recordsOf('message').change],
  [1, '/api/messages/:id/restore', content],
  [1, '/api/concerts/:id/history', content],
  [1, '/api/sessions', fc.constant(json({ password: 'wrong' }))],
  [1, '/api/session', content],
  [1, '/live/:slug', content],
  [1, '/api/adminKey/:password', content],
  [6, '/api/spotifyAccessToken', content],
];
const called = fc.oneof(
  ...places.map(([weight, place, fitting]) => ({
    weight,
    arbitrary: fc.record({
      place: place === null ? fc.nat() : fc.constant(place),
      content: fc.oneof({ weight: 7, arbitrary: fitting }, { weight: 1, arbitrary: content }),
    }),
  })),
);

const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'toString');
const query = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '',
    '?full',
    '?deleted',
    '?desk',
    '?full=&full=1',
    '?full&limit=60',
    '?limit=0',
    '?%',
    '?a[]=b#c',
  ],
);

/** Requests of every kind: most that an endpoint has to read, by the band, from our own pages, with fitting content. */
export const anyCall: fc.Arbitrary<AnyCall> = fc
  .record({
    method: fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: method }),
    called,
    unknown: fc.oneof({ weight: 29, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: segment }),
    segment: fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: segment }),
    query,
    headers: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record(
          {
            accept: fc.constantFrom('text/html', '*/*'),
            'if-match': fc.constantFrom('"0"', '"0"', '"1"', '"2"', 'W/"3"', '*', '"x"'),
            'idempotency-key': fc.constantFrom('one', 'two', 'three', 'no key'),
          },
          { requiredKeys: [] },
        ),
      },
      { weight: 1, arbitrary: oddHeaders },
    ),
    who: fc.constantFrom('nobody', 'visitor', 'forger', ...Array<'band'>(12).fill('band')),
    isRepeat: fc.boolean(),
    isCrowd: fc.boolean(),
    losesWrites: fc.nat(4).map((chance) => chance === 0),
  })
  .map(({ called: { place, content: sent }, ...one }) => ({ ...one, place, content: sent }));
