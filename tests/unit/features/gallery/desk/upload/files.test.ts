import { beforeEach, expect, test, vi } from 'vitest';
import { uploadFiles } from '../../../../../../src/features/gallery/desk/upload/files.ts';

/** The files in IndexedDB, and whether the browser refuses it. */
const database = vi.hoisted(() => ({ files: new Map<string, Blob>(), isRefused: false }));
vi.mock('idb-keyval', () => {
  const refusing =
    <Values extends unknown[], Result>(work: (...values: Values) => Result) =>
    (...values: Values) =>
      database.isRefused ? Promise.reject(new DOMException('No.')) : Promise.resolve(work(...values));
  return {
    createStore: () => ({}),
    get: refusing((key: string) => database.files.get(key)),
    set: refusing((key: string, file: Blob) => void database.files.set(key, file)),
    del: refusing((key: string) => void database.files.delete(key)),
    keys: refusing(() => [...database.files.keys()]),
  };
});

const [chosen, compressed] = [new File(['chosen'], 'a.jpg'), new Blob(['x'])];

beforeEach(async () => {
  database.isRefused = false;
  await uploadFiles.forget('a');
  database.files.clear();
});

test('a file is kept on the device until it is forgotten, the compressed one in place of the chosen one', async () => {
  void uploadFiles.keep('a', chosen);
  await uploadFiles.keep('a', compressed);
  expect(database.files).toEqual(new Map([['a', compressed]]));
  await uploadFiles.forget('a');
  expect([database.files.size, await uploadFiles.read('a')]).toEqual([0, undefined]);
});

test('a file that another page has kept is read, and deleted where no change of a picture names it', async () => {
  database.files.set('a', compressed).set('b', compressed);
  expect(await uploadFiles.read('b')).toBe(compressed);
  await uploadFiles.forgetOthers((key) => key === 'b');
  expect([...database.files.keys()]).toEqual(['b']);
});

test('where the browser refuses its storage, a file lasts as long as the page', async () => {
  database.isRefused = true;
  await uploadFiles.keep('a', chosen);
  await uploadFiles.forgetOthers(() => false);
  expect(await uploadFiles.read('a')).toBe(chosen);
  expect(await uploadFiles.read('b')).toBeUndefined();
});
