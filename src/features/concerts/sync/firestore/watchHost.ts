import { onlineTimeoutMs } from '../../behaviour.ts';

interface HostListener {
  onDisconnect: () => void;
  onReconnect: () => void;
}

/** A longer request, in milliseconds, was a stream's open one: its end may be a lost connection. */
const longRequestMs = 1000;

/** Pause between two attempts to reach a lost host, in milliseconds. */
const pauseMs = 2000;

/**
 * Notices at once that a host is lost or found again; a stream's own library takes up to a minute for either. Requests `address`, where
 * any answer will do, after three events: a long request to the host has ended, one has failed, or the browser reports that it went
 * offline or online. While the host is lost it repeats the request. Returns the function that ends this.
 */
export function watchHost(address: string, { onDisconnect, onReconnect }: HostListener): () => void {
  const { origin } = new URL(address);
  const controller = new AbortController();
  const { signal } = controller;
  const isStopped = () => signal.aborted;
  let isLost = false;
  let isChecking = false;

  const check = async () => {
    if (isChecking || isStopped()) return;
    isChecking = true;
    const answers = await fetch(address, {
      cache: 'no-store',
      // A worker of iOS below 17.4 has no `AbortSignal.any`.
      signal: AbortSignal.timeout(onlineTimeoutMs),
    }).then(
      () => true,
      () => false,
    );
    isChecking = false;
    if (isStopped()) return;
    if (answers === isLost) (answers ? onReconnect : onDisconnect)();
    isLost = !answers;
    if (isLost) setTimeout(startCheck, pauseMs);
  };
  const startCheck = () => void check();

  const observer = new PerformanceObserver((list) => {
    const requests = (list.getEntries() as PerformanceResourceTiming[]).filter(
      ({ name }) => name.startsWith(origin) && name !== address,
    );
    // Status 0 is a request without an answer, such as a stream that was cut right after its start.
    if (requests.some(({ duration, responseStatus }) => duration > longRequestMs || responseStatus === 0))
      startCheck();
  });
  observer.observe({ type: 'resource' });
  addEventListener('offline', startCheck, { signal });
  addEventListener('online', startCheck, { signal });
  return () => {
    observer.disconnect();
    controller.abort();
  };
}
