import { expect, test } from 'vitest';
import { UploadError } from '../../../../../../src/features/gallery/desk/data/uploadError.ts';
import { createUploads } from '../../../../../../src/features/gallery/desk/upload/uploads.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';
import { storedPicture } from '../../../../storedPicture.ts';

type Saved = Awaited<ReturnType<ReturnType<typeof createUploads>['add']>>;

/** Uploads whose requests the test answers one by one, of these files. */
function open(files: Record<string, Blob>) {
  const kept = new Map(Object.entries(files));
  const requests: { key: string; onProgress: (share: number) => void; answer: (error?: Error) => void }[] =
    [];
  const compressedKeys: string[] = [];
  const uploads = createUploads({
    files: {
      read: (key) => Promise.resolve(kept.get(key)),
      keep: (key, file) => Promise.resolve(kept.set(key, file)),
      forget: (key) => Promise.resolve(kept.delete(key)),
    },
    compress: async (file, onProgress) => {
      onProgress(0.5);
      compressedKeys.push((file as File).name);
      return new Blob([`small ${await file.text()}`]);
    },
    send: ({ key }, onProgress, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<Saved>();
      signal.addEventListener('abort', () => reject(new Unreachable()));
      const answer = (error?: Error) =>
        error ? reject(error) : resolve({ record: storedPicture(key), delay: null });
      requests.push({ key, onProgress, answer });
      return promise;
    },
  });
  const add = (key: string, set: Parameters<typeof uploads.add>[0] = { credit: 'Ida' }) => {
    const added = uploads.add(set, key);
    // Each test checks it later; a rejection before that is expected.
    added.catch(() => undefined);
    return added;
  };
  const requested = (count: number) => expect.poll(() => requests.length).toBe(count);
  return { ...uploads, add, kept, requests, compressedKeys, requested };
}

const chosen = (name: string, text = name) => new File([text], name);

test('pictures are made smaller and sent one at a time, in the order in which they are asked for', async () => {
  const uploads = open({ a: chosen('a'), b: chosen('b') });
  const added = ['a', 'b'].map((key) => uploads.add(key));
  await uploads.requested(1);
  expect(uploads.progressOf('a')).toEqual({ kind: 'sending', share: 0 });
  uploads.requests[0]?.onProgress(0.4);
  expect(uploads.progressOf('a')).toEqual({ kind: 'sending', share: 0.4 });
  const before = uploads.version();
  for (let share = 0.4; share < 1; share += 0.001) uploads.requests[0]?.onProgress(share);
  uploads.requests[0]?.onProgress(1);
  expect(uploads.progressOf('a')).toEqual({ kind: 'sending', share: 1 });
  expect(uploads.version() - before, 'WebKit reports every packet').toBeLessThanOrEqual(12);
  expect(uploads.progressOf('b'), 'waits for its turn').toBeUndefined();
  uploads.requests[0]?.answer();
  await uploads.requested(2);
  expect(uploads.requests.map(({ key }) => key)).toEqual(['a', 'b']);
  uploads.requests[1]?.answer();
  expect(await Promise.all(added)).toMatchObject([{ record: { id: 'a' } }, { record: { id: 'b' } }]);
  expect(uploads.progressOf('a')).toBeUndefined();
  expect(['a', 'c'].map((id) => uploads.wasAdded(id))).toEqual([true, false]);
});

const refused = new ApiProblem(422, { type: 'urn:problem-type:match:not-a-picture' });
const expired = new ApiProblem(401, { type: 'urn:problem-type:match:no-session' });

test('after a refusal the next picture goes out, and another attempt makes nothing smaller again', async () => {
  const uploads = open({ a: chosen('a'), b: chosen('b') });
  const [first, second] = [uploads.add('a'), uploads.add('b')];
  await uploads.requested(1);
  uploads.requests[0]?.answer(refused);
  await expect(first).rejects.toBe(refused);
  await uploads.requested(2);
  uploads.requests[1]?.answer();
  await second;
  const again = uploads.add('a');
  await uploads.requested(3);
  uploads.requests[2]?.answer();
  await again;
  expect(uploads.compressedKeys).toEqual(['a', 'b']);
});

test.each([
  ['no network', new Unreachable()],
  ['no session', expired],
])(
  'with %s the pictures that wait behind are not sent either, until they are asked for again',
  async (_, error) => {
    const uploads = open({ a: chosen('a'), b: chosen('b'), c: chosen('c') });
    const added = ['a', 'b', 'c'].map((key) => uploads.add(key));
    await uploads.requested(1);
    uploads.requests[0]?.answer(error);
    const failed = { status: 'rejected', reason: error };
    expect(await Promise.allSettled(added)).toEqual([failed, failed, failed]);
    void uploads.add('b');
    await uploads.requested(2);
    expect(uploads.requests.map(({ key }) => key)).toEqual(['a', 'b']);
  },
);

test('a picture of the gallery may stand on the page, too', async () => {
  const uploads = open({ a: chosen('a', 'same'), b: chosen('b', 'same') });
  void uploads.add('a');
  await uploads.requested(1);
  uploads.requests[0]?.answer();
  void uploads.add('b', { ofPage: true });
  await uploads.requested(2);
});

test('a picture that is taken back while it is made smaller may be chosen again', async () => {
  const uploads = open({ a: chosen('a', 'same'), b: chosen('b', 'same') });
  const first = uploads.add('a');
  uploads.drop('a');
  await expect(first).rejects.toThrow(Error);
  void uploads.add('b');
  await uploads.requested(1);
});

test('a picture that is under way or waits can be taken back; its file is gone, and the others arrive', async () => {
  const uploads = open({ a: chosen('a'), b: chosen('b'), c: chosen('c') });
  const added = ['a', 'b', 'c'].map((key) => uploads.add(key));
  await uploads.requested(1);
  uploads.drop('b');
  uploads.drop('a');
  await uploads.requested(2);
  uploads.requests[1]?.answer();
  expect(await Promise.allSettled(added)).toMatchObject([
    { status: 'rejected', reason: { name: 'Unreachable' } },
    { status: 'rejected', reason: { name: 'Unreachable' } },
    { status: 'fulfilled' },
  ]);
  expect(uploads.requests.map(({ key }) => key)).toEqual(['a', 'c']);
  expect([...uploads.kept.keys()], 'deleted once its change has ended').toEqual(['c']);
});

test('a file that the browser has lost is told', async () => {
  await expect(open({}).add('a')).rejects.toEqual(new UploadError('lost'));
});

test('a second choice of a picture is told once, whatever becomes of the first; tried again, it goes out', async () => {
  const uploads = open({ a: chosen('a', 'same'), b: chosen('b', 'same') });
  const first = uploads.add('a');
  await uploads.requested(1);
  uploads.requests[0]?.answer(new Unreachable());
  await expect(first).rejects.toThrow(Unreachable);
  await expect(uploads.add('b')).rejects.toEqual(new UploadError('repeated'));
  const again = uploads.add('a');
  await uploads.requested(2);
  uploads.requests[1]?.answer();
  await again;
  void uploads.add('b');
  await uploads.requested(3);
  expect(uploads.requests.map(({ key }) => key)).toEqual(['a', 'a', 'b']);
});

test('what has failed is listed until it is tried again or taken back', () => {
  const uploads = open({ a: chosen('a') });
  const change = { id: 'a', record: 'r', isNew: true, set: {}, was: {}, blob: 'a.jpg', made: 0 };
  let told = 0;
  uploads.subscribe(() => (told += 1));
  const failed = { change, refusal: { kind: 'failed', reason: 'Too large.' } } as const;
  uploads.fail(failed);
  uploads.fail({ ...failed, change: { ...change, id: 'b' } });
  expect([uploads.failed().length, told]).toEqual([2, 2]);
  void uploads.add('b');
  expect(uploads.failed()).toEqual([failed]);
  uploads.drop('a');
  expect([uploads.failed(), uploads.kept.size]).toEqual([[], 0]);
});
