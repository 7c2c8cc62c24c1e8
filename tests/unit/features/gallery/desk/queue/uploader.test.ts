import { expect, test, vi } from 'vitest';
import {
  createUploader,
  type UploadItem,
} from '../../../../../../src/features/gallery/desk/queue/uploader.ts';
import {
  sendPicture,
  StalledUpload,
  type SendResult,
} from '../../../../../../src/features/gallery/desk/queue/sendPicture.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';

vi.mock('../../../../../../src/features/gallery/desk/queue/sendPicture.ts', { spy: true });

const item = (id: number): UploadItem => ({
  id,
  key: `key-${id}`,
  file: new File([], `${id}.jpg`),
  picture: new Blob(['x']),
  texts: { de: '', en: '', decorative: true, pending: false, credit: 'Ida' },
});
const items = (count: number) => Array.from({ length: count }, (_, id) => item(id));

/** An uploader whose requests the test answers one by one. */
function uploader() {
  const requests: {
    id: number;
    onProgress: (share: number) => void;
    resolve: (response: SendResult) => void;
    reject: (error: Error) => void;
  }[] = [];
  /** The last state of each picture. */
  const states: string[] = [];
  const errors: unknown[] = [];
  const box = createUploader({
    onState: (id, state) => {
      states[id] = 'share' in state ? `sending ${state.share}` : state.kind;
    },
    onFailure: ({ id }, error) => {
      states[id] = 'failed';
      errors[id] = error;
    },
    onStored: () => undefined,
    onExpire: () => undefined,
  });
  vi.mocked(sendPicture).mockImplementation((sent, onProgress, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<SendResult>();
    signal.addEventListener('abort', () => reject(new Unreachable()));
    requests.push({ id: (sent as UploadItem).id, onProgress, resolve, reject });
    return promise;
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
  return { box, requests, states, errors, settled, answer };
}

test('three pictures go one after the other, so that the gallery keeps their order', async () => {
  const { box, requests, states, answer } = uploader();
  const sent = box.send(items(3));
  expect(states).toEqual(['waiting', 'waiting', 'sending 0']);
  requests[0]?.onProgress(0.5);
  expect(states).toEqual(['waiting', 'waiting', 'sending 0.5']);
  await answer();
  expect(states).toEqual(['waiting', 'sending 0', 'done']);
  await answer();
  await answer();
  await sent;
  expect(requests.map(({ id }) => id)).toEqual([2, 1, 0]);
  expect(states).toEqual(['done', 'done', 'done']);
});

test('a picture that the API refuses leaves the next ones alone', async () => {
  const { box, states, errors, answer } = uploader();
  void box.send(items(2));
  const refusal = new ApiProblem(422, { type: 'urn:problem-type:match:not-a-picture' });
  await answer(refusal);
  expect(states).toEqual(['sending 0', 'failed']);
  expect(errors[1]).toBe(refusal);
  await answer();
  expect(states).toEqual(['done', 'failed']);
});

test.each([new Unreachable(), new StalledUpload()])(
  'after %s nothing more is sent, and the rest is ready',
  async (error) => {
    const { box, requests, states, answer } = uploader();
    void box.send(items(3));
    await answer(error);
    expect(states).toEqual(['ready', 'ready', 'failed']);
    expect(requests).toHaveLength(1);
    void box.send([item(0)]);
    expect(requests[1]?.id).toBe(0);
  },
);

test('cancelling a picture that waits takes it out of the line', async () => {
  const { box, requests, states, answer } = uploader();
  void box.send(items(3));
  box.cancel(1);
  expect(states[1]).toBe('ready');
  await answer();
  expect(requests[1]?.id).toBe(0);
});

test('cancelling the picture under way ends its request, and the next one follows', async () => {
  const { box, requests, states, answer, settled } = uploader();
  const sent = box.send(items(2));
  box.cancel(1);
  await settled();
  expect(states).toEqual(['sending 0', 'ready']);
  await answer();
  await sent;
  expect(requests.map(({ id }) => id)).toEqual([1, 0]);
  expect(states).toEqual(['done', 'ready']);
});

test('what is sent meanwhile waits for the request under way', async () => {
  const { box, requests, states, answer } = uploader();
  void box.send([item(0)]);
  void box.send([item(1)]);
  expect(requests).toHaveLength(1);
  expect(states).toEqual(['sending 0', 'waiting']);
  await answer();
  expect(requests[1]?.id).toBe(1);
});
