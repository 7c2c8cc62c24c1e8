import { expect, test } from 'vitest';
import { historyIn } from '../../../src/stores/changes/history.ts';
import { memoryDocuments } from '../../fakes/memoryDocuments.ts';

test('former versions in any script fit into a document of Firestore, which has a megabyte: the oldest goes first', async () => {
  const documents = memoryDocuments();
  const history = historyIn(documents, () => Date.parse('2026-11-29T12:00:00Z'));
  const note = '漢'.repeat(140_000);
  for (const revision of [1, 2, 3]) {
    const version = { id: 'one', revision, note };
    await history.keep(version);
  }
  expect((await history.list('one')).map(({ revision }) => revision)).toEqual([2, 3]);
  const stored = JSON.stringify((await documents.read('one'))?.fields);
  expect(Buffer.byteLength(stored)).toBeLessThan(1_000_000);
});
