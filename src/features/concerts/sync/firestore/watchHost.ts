import { onlineTimeoutMs } from '../../../../config/behaviour.ts';

interface HostListener {
  /** The host cannot be reached any more. */
  onDisconnect: () => void;
  /** It can, again. */
  onReconnect: () => void;
}

/** A request that lasts this long, in milliseconds, was the open one of a stream: when it ends, it may have been cut. */
const longRequest = 1000;

/** Between two tries to reach a host that is lost, in milliseconds. */
const pause = 2000;

/**
 * Notices at once that a host is lost, and that it is back: a stream's own library takes up to a minute for either. Looks by
 * asking `address` (any answer will do) when one of the long requests to its host has ended or one has failed, or when the browser says that
 * it has lost or found its network; then, as long as the host is lost, again and again. What is returned ends that.
 */
export function watchHost(address: string, { onDisconnect, onReconnect }: HostListener): () => void {
  const { origin } = new URL(address);
  const controller = new AbortController();
  const { signal } = controller;
  const isOver = () => signal.aborted;
  let isLost = false;
  let isLooking = false;

  const look = async () => {
    if (isLooking || isOver()) return;
    isLooking = true;
    const answers = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(onlineTimeoutMs)]),
    }).then(
      () => true,
      () => false,
    );
    isLooking = false;
    if (isOver()) return;
    if (answers === isLost) (answers ? onReconnect : onDisconnect)();
    isLost = !answers;
    if (isLost) setTimeout(lookAgain, pause);
  };
  const lookAgain = () => void look();

  const observer = new PerformanceObserver((list) => {
    const theirs = (list.getEntries() as PerformanceResourceTiming[]).filter(
      ({ name }) => name.startsWith(origin) && name !== address,
    );
    // Without a status there was no answer: a stream that was cut when it had only just begun.
    if (theirs.some(({ duration, responseStatus }) => duration > longRequest || responseStatus === 0))
      lookAgain();
  });
  observer.observe({ type: 'resource' });
  addEventListener('offline', lookAgain, { signal });
  addEventListener('online', lookAgain, { signal });
  return () => {
    observer.disconnect();
    controller.abort();
  };
}
