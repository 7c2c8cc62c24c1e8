import { expect, test, vi } from 'vitest';
import { unsentConcerts } from '../../../../src/desk/shell/unsentDrafts.ts';
import { typedOf } from '../../features/concerts/desk/concertOf.ts';
import { fakeStorage } from '../kit/records/fakeStorage.ts';

test('a concert that waits, and is changed anew and moved, is one', () => {
  const storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  expect(unsentConcerts()).toBe(0);
  const typed = typedOf({ name: 'Einspringer' });
  const keep = (name: string, value: object) => storage.setItem(name, JSON.stringify(value));
  const draft = (key: string) => keep(`desk:${key}`, { key, typed, idempotencyKey: key });
  keep('change:desk:1', { id: '1', record: 'one', set: {}, was: {}, form: { key: 'one', typed }, made: 1 });
  for (const key of ['one', 'one/move', 'new:a']) draft(key);
  expect(unsentConcerts()).toBe(2);
});
