import { expect, test } from 'vitest';
import { largestPicture, largestRequest, mostFiles } from '../../../../../../src/config/uploads.ts';
import {
  createUploader,
  picturesPerRequest,
  type UploadItem,
} from '../../../../../../src/features/desk/pictures/queue/uploader.ts';
import {
  StalledUpload,
  type SendResult,
} from '../../../../../../src/features/desk/pictures/queue/sendPictures.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';

const item = (id: number): UploadItem => ({
  id,
  key: `key-${id}`,
  file: new File([], `${id}.jpg`),
  picture: new Blob(['x']),
  texts: { de: '', en: '', decorative: true, credit: 'Ida' },
});
const items = (count: number) => Array.from({ length: count }, (_, id) => item(id));
const problem = (name: string, extensions: object = {}) =>
  new ApiProblem(500, { type: `urn:problem-type:match:${name}`, ...extensions });
const failed = (name: string) => ({ name, type: 'urn:problem-type:match:not-a-picture', title: 'No.' });

/** An uploader whose requests the test answers one by one. */
function uploader() {
  const requests: {
    ids: number[];
    onProgress: (shares: number[]) => void;
    resolve: (response: SendResult) => void;
    reject: (error: Error) => void;
  }[] = [];
  /** The last state of each picture. */
  const states: string[] = [];
  const errors: unknown[] = [];
  let expired = 0;
  const box = createUploader({
    onState: (id, state) => {
      states[id] = 'share' in state ? `sending ${state.share}` : state.kind;
    },
    onFailure: ({ id }, error) => {
      states[id] = 'failed';
      errors[id] = error;
    },
    onStored: () => undefined,
    onExpire: () => (expired += 1),
    send: (batch, onProgress, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<SendResult>();
      signal.addEventListener('abort', () => reject(new Unreachable()));
      requests.push({
        ids: batch.map((each) => (each as UploadItem).id),
        onProgress,
        resolve,
        reject,
      });
      return promise;
    },
  });
  /** Lets everything happen that follows from the last step. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  /** Answers the request under way. */
  const answer = (response: Partial<SendResult> | Error = {}) => {
    const last = requests.at(-1);
    if (response instanceof Error) last?.reject(response);
    else last?.resolve({ urls: [], pictures: [], delay: null, ...response });
    return settled();
  };
  return { box, requests, states, errors, settled, answer, expired: () => expired };
}

test('a request of three pictures of full size stays within the limits of the API', () => {
  expect(picturesPerRequest).toBe(3);
  expect(picturesPerRequest).toBeLessThanOrEqual(mostFiles);
  expect(picturesPerRequest * (largestPicture + 10_000)).toBeLessThan(largestRequest);
});

test('seven pictures go in three requests, one after the other, so that the gallery keeps their order', async () => {
  const { box, requests, states, answer } = uploader();
  const sent = box.send(items(7));
  expect(states).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'sending 0', 'sending 0', 'sending 0']);
  requests[0]?.onProgress([1, 0.5, 0]);
  expect(states.slice(4)).toEqual(['sending 1', 'sending 0.5', 'sending 0']);
  await answer();
  await answer();
  expect(states).toEqual(['sending 0', 'done', 'done', 'done', 'done', 'done', 'done']);
  await answer();
  await sent;
  expect(requests.map(({ ids }) => ids)).toEqual([[4, 5, 6], [1, 2, 3], [0]]);
  expect(states).toEqual(Array(7).fill('done'));
});

test('each picture has its own outcome, whether or not another one was stored', async () => {
  const { box, states, errors, answer } = uploader();
  void box.send(items(5));
  await answer({ failed: [failed('1.jpg')] });
  expect(states.slice(2)).toEqual(['done', 'failed', 'done']);
  const first = failed('0.jpg');
  await answer(problem('x', { failed: [first, { ...first, name: '1.jpg', title: 'Nor this.' }] }));
  expect(states.slice(0, 2)).toEqual(['failed', 'failed']);
  expect(errors.slice(0, 2)).toMatchObject([{ title: 'No.' }, { title: 'Nor this.' }]);
});

test('a request that fails as a whole leaves the next ones alone', async () => {
  const { box, states, answer } = uploader();
  void box.send(items(4));
  await answer(problem('internal'));
  expect(states).toEqual(['sending 0', 'failed', 'failed', 'failed']);
  await answer();
  expect(states[0]).toBe('done');
});

test.each([new Unreachable(), new StalledUpload()])(
  'after %s nothing more is sent, and the rest is ready',
  async (error) => {
    const { box, requests, states, answer } = uploader();
    void box.send(items(5));
    await answer(error);
    expect(states).toEqual(['ready', 'ready', 'failed', 'failed', 'failed']);
    expect(requests).toHaveLength(1);
    void box.send([item(0)]);
    expect(requests[1]?.ids).toEqual([0]);
  },
);

test('a session that has ended makes everything ready again, and says so once', async () => {
  const { box, states, answer, expired } = uploader();
  void box.send(items(5));
  await answer(problem('no-session'));
  expect(states).toEqual(Array(5).fill('ready'));
  expect(expired()).toBe(1);
});

test('cancelling a picture that waits takes it out of the line', async () => {
  const { box, requests, states, answer } = uploader();
  void box.send(items(5));
  box.cancel(1);
  expect(states[1]).toBe('ready');
  await answer();
  expect(requests[1]?.ids).toEqual([0]);
});

test('cancelling one picture of a request sends the others of it again', async () => {
  const { box, requests, states, answer, settled } = uploader();
  const sent = box.send(items(3));
  box.cancel(1);
  await settled();
  expect(states).toEqual(['sending 0', 'ready', 'sending 0']);
  await answer();
  await sent;
  expect(requests.map(({ ids }) => ids)).toEqual([
    [0, 1, 2],
    [0, 2],
  ]);
  expect(states).toEqual(['done', 'ready', 'done']);
});

test('cancelling all pictures of a request sends nothing again', async () => {
  const { box, requests, states, settled } = uploader();
  void box.send(items(2));
  box.cancel(0);
  box.cancel(1);
  await settled();
  expect(requests).toHaveLength(1);
  expect(states).toEqual(['ready', 'ready']);
});

test('what is sent meanwhile waits for the request under way', async () => {
  const { box, requests, states, answer } = uploader();
  void box.send([item(0)]);
  void box.send([item(1)]);
  expect(requests).toHaveLength(1);
  expect(states).toEqual(['sending 0', 'waiting']);
  await answer();
  expect(requests[1]?.ids).toEqual([1]);
});
