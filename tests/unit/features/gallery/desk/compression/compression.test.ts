import { beforeEach, expect, test, vi } from 'vitest';
import { createCompressor } from '../../../../../../src/features/gallery/desk/compression/compression.ts';

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: unknown) => void) | undefined;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  readonly args: unknown[];
  constructor(...args: unknown[]) {
    this.args = args;
    workers.push(this);
  }
}
let workers: FakeWorker[] = [];
const [one, two, small] = [new Blob(['one']), new Blob(['two']), new Blob(['small'])];
const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', Object);
});
test('compresses in one worker, one picture after the other, and reports the progress', async () => {
  const compress = createCompressor();
  const onProgress = vi.fn();
  const [first, second] = [compress(one, onProgress), compress(two, vi.fn())];
  await settled();
  expect(onProgress.mock.calls).toEqual([[0]]);
  expect(workers[0]?.postMessage.mock.calls).toEqual([[one]]);
  expect(workers[0]?.args).toMatchObject([expect.any(URL), { type: 'module' }]);
  workers[0]?.onmessage?.({ data: { progress: 0.5 } });
  workers[0]?.onmessage?.({ data: { picture: small } });
  expect(await first).toBe(small);
  expect(onProgress.mock.calls).toEqual([[0], [0.5]]);
  await settled();
  expect(workers[0]?.postMessage.mock.calls).toEqual([[one], [two]]);
  workers[0]?.onmessage?.({ data: { failure: 'small' } });
  await expect(second).rejects.toMatchObject({ name: 'UploadError', failure: 'small' });
  expect(workers).toHaveLength(1);
});

test('ends a worker that has crashed, and starts another one for the next picture', async () => {
  const compress = createCompressor();
  const [first, second] = [compress(one, vi.fn()), compress(two, vi.fn())];
  await settled();
  const crash = new Event('error');
  workers[0]?.onerror?.(crash);
  await expect(first).rejects.toMatchObject({ failure: 'crashed', cause: crash });
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  await settled();
  expect(workers).toHaveLength(2);
  workers[1]?.onmessage?.({ data: { picture: small } });
  expect(await second).toBe(small);
  expect(workers[1]?.terminate).not.toHaveBeenCalled();
});
