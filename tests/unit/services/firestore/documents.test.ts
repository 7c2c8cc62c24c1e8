import { expect, test } from 'vitest';
import { readDocuments } from '../../../../src/services/firestore/documents.ts';

const access = { base: 'https://firestore.example', projectId: 'match' };

test('a list of documents whose pages have no end is a failure of the service', async () => {
  let asked = 0;
  const endless = () => {
    asked += 1;
    return Promise.resolve({ documents: [], nextPageToken: 'again' });
  };
  await expect(readDocuments('concerts', access, endless)).rejects.toThrow('pages that have no end');
  expect(asked).toBe(200);
});

test('reads every page', async () => {
  const page = (token: number) => ({
    documents: [{ name: `projects/match/databases/(default)/documents/concerts/c${token}`, fields: {} }],
    ...(token < 3 && { nextPageToken: String(token + 1) }),
  });
  const { items } = await readDocuments('concerts', access, (url) =>
    Promise.resolve(page(Number(new URL(url).searchParams.get('pageToken') ?? 1))),
  );
  expect(items.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3']);
});
