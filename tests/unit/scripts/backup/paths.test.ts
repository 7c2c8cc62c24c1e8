import { expect, test } from 'vitest';
import { idIn, recordPath } from '../../../../scripts/backup/paths.ts';

test.each(['one', 'Konzert Nr. 1', '..name', 'ä b%', '2026-12-04-lampenfieber', '音 🔥', 'a.json'])(
  'the id %j is that of its file',
  (id) => {
    for (const deleted of [undefined, '2026-11-20T12:00:00Z'])
      expect(idIn(recordPath('concerts', { id, fields: {}, deleted }), 'concerts')).toBe(id);
  },
);

test.each([
  'concerts/%2e%2e%2fsecrets.json',
  'concerts/%2e%2e.json',
  'concerts/a%5Cb.json',
  'concerts/a%00.json',
  'deleted/concerts/%2Fetc%2Fpasswd.json',
  'concerts/%E0%A4%A.json',
])('%s names no record: the import stops', (path) =>
  expect(() => idIn(path, 'concerts')).toThrow(`Nothing is imported: ${path} names no record.`),
);

test('a file of another kind has no id of this one', () => {
  expect(idIn('venues/one.json', 'concerts')).toBeUndefined();
  expect(idIn('gallery/one.jpg', 'concerts')).toBeUndefined();
});
