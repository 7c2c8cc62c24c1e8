import { beforeAll, describe, expect, inject, test } from 'vitest';

const host = inject('emulatorHost');

/** Other files use the same emulator at the same time. */
const project = 'match-rules';

/** An unsigned token, which the emulator takes for one of a visitor who has signed in. */
const signedIn = `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'visitor',
  user_id: 'visitor',
  iat: 0,
  exp: 4_102_444_800,
  admin: true,
  firebase: { sign_in_provider: 'password' },
})}.`;

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const callers: Record<string, string> = { 'a visitor': '', 'a visitor who has signed in': signedIn };

/** Visitors read them. */
const collections = ['concerts'] as const;

const forgeries: Record<string, object> = {
  'an ordinary record': {
    name: { stringValue: 'Konzert' },
    city: { stringValue: 'Wien' },
    date: { timestampValue: '2027-01-01T19:00:00Z' },
  },
  'a record that says it is an admin’s': { name: { stringValue: 'x' }, admin: { booleanValue: true } },
  'a record that says who owns it': { owner: { stringValue: 'visitor' }, uid: { stringValue: 'visitor' } },
  'a record with the id of another': { id: { stringValue: 'one' } },
  nothing: {},
};

/** Documents of the functions alone. */
const closed = [
  '/deleted-concerts/one',
  '/unannounced-concerts/one',
  '/venues/one',
  '/deleted-venues/one',
  '/slugs/one',
];

/** The same name with a capital, and its singular. */
const alike = { concerts: ['Concerts', 'concert'] };

const rows = collections.flatMap((collection) =>
  Object.entries(callers).map(([caller, authorization]) => [collection, caller, authorization] as const),
);

describe.skipIf(!host)('the rules of Firestore', () => {
  const documents = `http://${host ?? ''}/v1/projects/${project}/databases/(default)/documents`;

  const call = (path: string, authorization: string, method = 'GET', body?: object) =>
    fetch(`${documents}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  beforeAll(async () => {
    const own = collections.flatMap((collection) => [`/${collection}/one`, `/${collection}/one/notes/inner`]);
    for (const path of [...own, '/messages/one', '/users/visitor', ...closed]) {
      const written = await call(path, 'Bearer owner', 'PATCH', {
        fields: { name: { stringValue: 'Eins' } },
      });
      expect(written.status).toBe(200);
    }
  });

  describe.each(rows)('%s: %s', (collection, _, authorization) => {
    test('reads the records, one and all', async () => {
      expect((await call(`/${collection}/one`, authorization)).status).toBe(200);
      const all = (await (await call(`/${collection}`, authorization)).json()) as { documents: unknown[] };
      expect(all.documents).toHaveLength(1);
    });

    test.each([
      '/messages/one',
      '/messages',
      '/users/visitor',
      '/users',
      `/${collection}/one/notes/inner`,
      `/${collection}/one/notes`,
      '/admin/settings',
      ...closed,
      '/deleted-concerts',
      '/unannounced-concerts',
      '/venues',
      '/slugs',
      ...alike[collection].map((name) => `/${name}/one`),
    ])('does not read %s', async (path) => expect((await call(path, authorization)).status).toBe(403));

    test.each(Object.entries(forgeries))('does not write %s', async (_name, fields) => {
      const attempts = [
        ['POST', `/${collection}`],
        ['POST', `/${collection}?documentId=mine`],
        ['PATCH', `/${collection}/new`],
        ['PATCH', `/${collection}/one`],
        ['PATCH', `/${collection}/one?updateMask.fieldPaths=name`],
        ['PATCH', `/${collection}/one?currentDocument.exists=true`],
      ] as const;
      for (const [method, path] of attempts) {
        expect((await call(path, authorization, method, { fields })).status, `${method} ${path}`).toBe(403);
      }
    });

    test.each([`/${collection}/one`, '/messages/one', '/users/visitor', `/${collection}/one/notes/inner`])(
      'does not delete %s',
      async (path) => expect((await call(path, authorization, 'DELETE')).status).toBe(403),
    );

    test.each(['/messages/new', '/users/visitor', '/users/new', `/${collection}/one/notes/new`])(
      'does not write %s',
      async (path) => expect((await call(path, authorization, 'PATCH', { fields: {} })).status).toBe(403),
    );

    test('does not write by a commit or a batch either', async () => {
      const name = `projects/${project}/databases/(default)/documents/${collection}/one`;
      const writes = [{ delete: name }, { update: { name, fields: {} } }];
      for (const write of writes) {
        expect((await call(':commit', authorization, 'POST', { writes: [write] })).status).toBe(403);
        const batch = (await (
          await call(':batchWrite', authorization, 'POST', { writes: [write] })
        ).json()) as {
          status?: { code?: number }[];
          error?: unknown;
        };
        expect(batch.error ?? batch.status?.[0]?.code, 'refused').toBeTruthy();
      }
    });

    test('queries its records and no other collection, nor the same name elsewhere', async () => {
      const query = (collectionId: string, allDescendants = false) =>
        call(':runQuery', authorization, 'POST', {
          structuredQuery: { from: [{ collectionId, allDescendants }] },
        });
      expect((await query(collection)).status).toBe(200);
      expect((await query('messages')).status).toBe(403);
      expect((await query('unannounced-concerts')).status).toBe(403);
      expect((await query('venues')).status).toBe(403);
      expect((await query('notes', true)).status).toBe(403);
    });
  });

  test.each(collections)('after all of it nothing has changed in %s', async (collection) => {
    const all = (await (await call(`/${collection}`, 'Bearer owner')).json()) as {
      documents: { fields: unknown }[];
    };

    expect(all.documents.map(({ fields }) => fields)).toEqual([{ name: { stringValue: 'Eins' } }]);
  });
});
