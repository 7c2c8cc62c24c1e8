import { beforeAll, describe, expect, inject, test } from 'vitest';

const host = inject('emulatorHost');

/** Other files use the same emulator at the same time. */
const project = 'match-rules';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
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

/** Documents that nobody but the functions reads, beside those that no rule names. */
const closed = [
  ...['/messages/one', '/users/visitor', '/concerts/one/notes/inner', '/deleted-concerts/one'],
  ...['/unannounced-concerts/one', '/venues/one', '/deleted-venues/one', '/slugs/one'],
];
const unread = [
  ...[...closed, '/admin/settings', '/Concerts/one', '/concert/one', '/messages', '/users'],
  ...['/concerts/one/notes', '/deleted-concerts', '/unannounced-concerts', '/venues', '/slugs'],
];

const forgeries = {
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

describe.skipIf(!host)('the rules of Firestore', () => {
  const name = `projects/${project}/databases/(default)/documents`;
  const call = (path: string, authorization: string, method = 'GET', body?: object) =>
    fetch(`http://${host ?? ''}/v1/${name}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  const first = { fields: { name: { stringValue: 'Eins' } } };
  beforeAll(async () => {
    for (const path of ['/concerts/one', ...closed])
      expect((await call(path, 'Bearer owner', 'PATCH', first)).status).toBe(200);
  });

  describe.each([
    ['a visitor', ''],
    ['a visitor who has signed in', signedIn],
  ])('%s', (_, authorization) => {
    const ask = async (path: string, method?: string, body?: object) =>
      (await call(path, authorization, method, body)).status;

    test('reads and queries the concerts, and nothing else', async () => {
      expect(await ask('/concerts/one')).toBe(200);
      const all = (await (await call('/concerts', authorization)).json()) as { documents: unknown[] };
      expect(all.documents).toHaveLength(1);
      for (const path of unread) expect(await ask(path), path).toBe(403);

      const query = (collectionId: string, allDescendants = false) =>
        ask(':runQuery', 'POST', { structuredQuery: { from: [{ collectionId, allDescendants }] } });
      expect(await query('concerts')).toBe(200);
      for (const collection of ['messages', 'unannounced-concerts', 'venues'])
        expect(await query(collection), collection).toBe(403);
      expect(await query('notes', true)).toBe(403);
    });

    test.each(Object.entries(forgeries))('does not write %s', async (_name, fields) => {
      for (const [method, path] of [
        ['POST', '/concerts'],
        ['POST', '/concerts?documentId=mine'],
        ['PATCH', '/concerts/new'],
        ['PATCH', '/concerts/one'],
        ['PATCH', '/concerts/one?updateMask.fieldPaths=name'],
        ['PATCH', '/concerts/one?currentDocument.exists=true'],
      ] as const)
        expect(await ask(path, method, { fields }), `${method} ${path}`).toBe(403);
    });

    test('writes and deletes no other document, and nothing by a commit or a batch', async () => {
      for (const path of ['/concerts/one', ...closed]) expect(await ask(path, 'DELETE'), path).toBe(403);
      for (const path of [...closed, '/messages/new', '/users/new', '/concerts/one/notes/new'])
        expect(await ask(path, 'PATCH', { fields: {} }), path).toBe(403);
      const document = `${name}/concerts/one`;
      for (const write of [{ delete: document }, { update: { name: document, fields: {} } }]) {
        expect(await ask(':commit', 'POST', { writes: [write] })).toBe(403);
        const batch = await call(':batchWrite', authorization, 'POST', { writes: [write] });
        const { error, status } = (await batch.json()) as { status?: { code?: number }[]; error?: unknown };
        expect(error ?? status?.[0]?.code, 'refused').toBeTruthy();
      }
    });
  });

  test('after all of it nothing has changed', async () => {
    const { documents } = (await (await call('/concerts', 'Bearer owner')).json()) as { documents: object[] };
    expect(documents).toMatchObject([first]);
  });
});
