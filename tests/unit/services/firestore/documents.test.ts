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
