import { expect, test, vi } from 'vitest';
import { startWorker } from '../../../../../../src/features/concerts/sync/firestore/startWorker.ts';
import { Unreachable } from '../../../../../../src/lib/browser/http.ts';

/** Starts a worker, whose script then sends an event. */
function start(event: Event) {
  const made = vi.fn<(url: URL, options: object) => void>();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
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
  expect(await starting).toBeInstanceOf(EventTarget);
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
