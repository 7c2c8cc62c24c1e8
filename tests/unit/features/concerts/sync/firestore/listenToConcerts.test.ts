import { expect, test, vi } from 'vitest';
import {
  listenToConcerts,
  startWorker,
  type StreamRequest,
} from '../../../../../../src/features/concerts/sync/firestore/listenToConcerts.ts';
import { Unreachable } from '../../../../../../src/lib/browser/http.ts';

class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  send(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

/** Starts a worker, whose script then sends an event. */
function start(event: Event) {
  const made = vi.fn<(url: URL, options: object) => void>();
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(url: URL, options: object) {
        super();
        made(url, options);
        queueMicrotask(() => this.dispatchEvent(event));
      }
    },
  );
  return { starting: startWorker(), made };
}

test('gives the worker once its script has loaded', async () => {
  const { starting, made } = start(new Event('message'));
  expect(await starting).toBeInstanceOf(FakeWorker);
  const [url, options] = made.mock.lastCall ?? [];
  expect(url?.pathname).toMatch(/\/firestoreWorker\.ts$/);
  expect(options).toEqual({ type: 'module' });
});

test.each([
  ['a script that does not load', '', true],
  ['a defect, which the browser reports', 'x is not a function', false],
])('a worker that does not start is unreachable: %s', async (_, message, isHandled) => {
  const event = Object.assign(new Event('error', { cancelable: true }), { message });
  await expect(start(event).starting).rejects.toBeInstanceOf(Unreachable);
  expect(event.defaultPrevented).toBe(isHandled);
});

test('sends its request, hands every message over, and ends the worker', () => {
  const worker = new FakeWorker();
  const list = { concerts: [], etag: 'of none' };
  const heard = { onConcerts: vi.fn(), onDisconnect: vi.fn(), onEnd: vi.fn() };
  const project = { projectId: 'demo', base: '', emulator: undefined };
  const request: StreamRequest = { project, probeAddress: '/probe', since: undefined };
  const stop = listenToConcerts(worker as unknown as Worker, request, heard);
  expect(worker.postMessage.mock.calls).toEqual([[request]]);
  const calls = () => Object.values(heard).map(({ mock }) => mock.calls);
  worker.send({ type: 'ready' });
  expect(calls()).toEqual([[], [], []]);
  worker.send({ type: 'concerts', list });
  expect(calls()).toEqual([[[list]], [], []]);
  worker.send({ type: 'disconnect' });
  expect(calls()).toEqual([[[list]], [[]], []]);
  worker.send({ type: 'end', code: 'unknown' });
  expect(calls()).toEqual([[[list]], [[]], [['unknown']]]);
  expect(worker.terminate).not.toHaveBeenCalled();
  stop();
  expect(worker.terminate).toHaveBeenCalledOnce();
});
