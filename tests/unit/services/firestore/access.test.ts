import { expect, test } from 'vitest';
import { documentsUrl, firestoreBase } from '../../../../src/services/firestore/access.ts';

test.each([
  ['the service', [undefined], 'https://firestore.googleapis.com/v1'],
  ['the service, with an empty variable for the emulator', [''], 'https://firestore.googleapis.com/v1'],
  ['another service', [undefined, 'http://127.0.0.1:9/v1'], 'http://127.0.0.1:9/v1'],
  ['the emulator, also with another service', ['127.0.0.1:8080', 'http://x/v1'], 'http://127.0.0.1:8080/v1'],
] as [string, [string | undefined, string?], string][])('the base address of %s', (_, hosts, base) =>
  expect(firestoreBase(...hosts)).toBe(base),
);

test('encodes the id of a project in the address of its documents', () => {
  expect(documentsUrl({ base: 'http://x/v1', projectId: 'a/b' })).toBe(
    'http://x/v1/projects/a%2Fb/databases/(default)/documents',
  );
});
