import { expect, test, vi } from 'vitest';
import { startWorker } from '../../../../../../src/features/concerts/sync/firestore/startWorker.ts';
import { Unreachable } from '../../../../../../src/lib/browser/http.ts';

test.each([
  ['a script that does not load', '', true],
  ['a defect, which the browser reports', 'x is not a function', false],
])('a worker that does not start is unreachable: %s', async (_, message, isHandled) => {
  const event = Object.assign(new Event('error', { cancelable: true }), { message });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(event));
      }
    },
  );
  await expect(startWorker()).rejects.toBeInstanceOf(Unreachable);
  expect(event.defaultPrevented).toBe(isHandled);
});
