import { expect, test } from 'vitest';
import { firestoreDocuments } from '../../../src/stores/firestoreDocuments.ts';

const project = {
  access: { base: 'https://firestore.test/v1', projectId: 'match' },
  authorization: () => Promise.resolve('Bearer owner'),
  canWrite: true,
};
const place = { collection: 'concerts', isPublic: true, isHidden: () => false };

const collections = ['concerts', 'unannounced-concerts', 'deleted-concerts'];

/** Lists everything while a document moves from one collection to another, before the request of this number. */
async function listDuring(from: string, to: string, request: number) {
  let count = 0;
  const documents = firestoreDocuments(project, place, (_, work) =>
    work((url) => {
      const asked = url.split('/').at(-1)?.split('?')[0];
      const present = count++ < request ? from : to;
      return Promise.resolve(asked === present ? { documents: [{ name: 'all/the-concert' }] } : {});
    }),
  );
  return (await documents.listAll()).items.map(({ id }) => id);
}

const moves = collections.flatMap((from) =>
  collections.flatMap((to) => Array.from({ length: 7 }, (_, request) => [from, to, request] as const)),
);

test.each(moves)('a document that moves from %s to %s before request %i is listed once', async (...move) =>
  expect(await listDuring(...move)).toEqual(['the-concert']),
);

test.each([
  ['concerts', 'changes-concerts'],
  ['venues', 'changes-venues'],
])(
  'marks of changes in %s lie beside the documents, and are written in the same commit',
  async (...names) => {
    const [collection, closed] = names;
    const root = 'projects/match/databases/(default)/documents';
    const bodies: unknown[] = [];
    const stored = [
      { found: { name: `${root}/${collection}/one`, fields: {}, updateTime: 'then' } },
      {
        found: {
          name: `${root}/${closed}/one`,
          fields: { changes: { arrayValue: { values: [{ stringValue: 'mark' }] } } },
          updateTime: 'then',
        },
      },
    ];
    const documents = firestoreDocuments(project, { collection, isPublic: true }, (_, work) =>
      work((_url, { body } = {}) => {
        bodies.push(JSON.parse(String(body)));
        const asked = String(body).match(/documents\/[\w-]+\/one/g) ?? [];
        const answers = asked.map(
          (path) => stored.find(({ found }) => found.name.endsWith(path)) ?? { missing: path },
        );
        return Promise.resolve(bodies.length === 1 ? answers : { commitTime: 'now' });
      }),
    );
    const read = await documents.read('one', true);
    expect(read?.changes).toEqual(['mark']);
    if (read) await documents.replace(read, { fields: {}, changes: ['mark', 'next'] });
    expect(bodies.at(-1)).toMatchObject({
      writes: [
        { update: { name: `${root}/${collection}/one` } },
        { update: { name: `${root}/${closed}/one` } },
      ],
    });
  },
);
