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
