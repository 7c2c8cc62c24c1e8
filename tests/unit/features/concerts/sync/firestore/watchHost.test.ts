import { beforeEach, expect, test, vi } from 'vitest';
import { watchHost } from '../../../../../../src/features/concerts/sync/firestore/watchHost.ts';
import { fakePage } from '../../../../../fakes/page.ts';

const address = 'https://host.example/one?key=k';
const stream = { name: 'https://host.example/Listen', duration: 1001, responseStatus: 200 };

beforeEach(() => {
  vi.useFakeTimers();
});

/** Watches a host, which is there or not. */
function watch() {
  const { window } = fakePage();
  const host = { isThere: true };
  const fetched = vi.fn(() =>
    host.isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
  );
  vi.stubGlobal('fetch', fetched);
  let tell: (list: { getEntries: () => object[] }) => void = () => undefined;
  const observer = { observe: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = observer.observe;
      disconnect = observer.disconnect;
    },
  );
  const turns = { onDisconnect: vi.fn(), onReconnect: vi.fn() };
  const stop = watchHost(address, turns);
  const later = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  return {
    ...turns,
    ...{ window, host, fetched, observer, stop, later },
    /** Requests of the page have ended. */
    ended: async (...requests: object[]) => {
      tell({ getEntries: () => requests });
      await later();
    },
  };
}

test('nothing is asked while nothing happens', async () => {
  const { fetched, observer, later } = watch();
  await later(60_000);
  expect(fetched).not.toHaveBeenCalled();
  expect(observer.observe).toHaveBeenCalledExactlyOnceWith({ type: 'resource' });
});

test.each([
  ['a long request to the host', stream, 1],
  ['a request that lasted as long as a short one may', { ...stream, duration: 1000 }, 0],
  ['a request without an answer', { ...stream, duration: 1, responseStatus: 0 }, 1],
  ['a long request to another host', { ...stream, name: 'https://other.example/Listen' }, 0],
  ['its own question', { ...stream, name: address }, 0],
])('the end of %s', async (_, request, times) => {
  const { ended, fetched } = watch();
  await ended({ ...stream, name: 'https://other.example' }, request);
  expect(fetched).toHaveBeenCalledTimes(times);
  if (times > 0)
    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'no-store' }));
});

test('a lost host is told once, asked every 2 seconds, and told once when it is back', async () => {
  const { host, ended, later, fetched, onDisconnect, onReconnect } = watch();
  host.isThere = false;
  await ended(stream);
  expect(onDisconnect).toHaveBeenCalledTimes(1);
  await later(1999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await later(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  host.isThere = true;
  await later(2000);
  expect(onReconnect).toHaveBeenCalledTimes(1);
  await later(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(onDisconnect).toHaveBeenCalledTimes(1);
});

test.each(['offline', 'online'])('the browser’s own word is followed: %s', async (event) => {
  const { window, later, fetched, stop } = watch();
  window.dispatchEvent(new Event(event));
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event(event));
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('two signs at once are one question', async () => {
  const { window, later, fetched } = watch();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('stopped, it tells and asks nothing more', async () => {
  const { window, host, later, fetched, onDisconnect, observer, stop } = watch();
  host.isThere = false;
  window.dispatchEvent(new Event('offline'));
  stop();
  await later(60_000);
  expect(onDisconnect).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(observer.disconnect).toHaveBeenCalled();
});

test('a lost host is found in a worker of iOS 17.3, too, for which nobody adds functions', async () => {
  vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) });
  const { host, ended, onDisconnect } = watch();
  host.isThere = false;
  await ended(stream);
  expect(onDisconnect).toHaveBeenCalledOnce();
});
