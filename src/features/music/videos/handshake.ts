/** Interval of the requests for an answer, in milliseconds: the player receives none before its script runs. */
const requestIntervalMs = 250;

/** Time limit for the host, and for a player whose page has loaded, in milliseconds. */
const playerTimeoutMs = 10_000;

/**
 * Time limit while the frame's page loads, in milliseconds. Its progress cannot be seen from another origin. A connection of
 * 400 kbit/s loads 3 MB in this time, several times the size of the player.
 */
const loadingTimeoutMs = 60_000;

/** `failed` also stands for an aborted run. */
export type Outcome = 'answered' | 'failed';

/** Events of YouTube's player after the handshake. */
const playerEvents: readonly unknown[] = ['onReady', 'initialDelivery', 'infoDelivery'];

/** True for an event of the player, as JSON in a string. */
export function isPlayerMessage(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  try {
    const { event } = Object(JSON.parse(data)) as { event?: unknown };
    return playerEvents.includes(event);
  } catch {
    return false;
  }
}

/**
 * Waits for the first message of YouTube's player in `frame`. The time limit starts again when the frame's page begins, and when it
 * has loaded. A blocked frame loads an error page and sends nothing.
 */
export function waitForPlayer(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const host = new URL(frame.src).origin;
    const over = new AbortController();
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let hasBegun = false;
    const end = (outcome: Outcome) => {
      over.abort();
      clearTimeout(timeout);
      clearInterval(requests);
      resolve(outcome);
    };
    const wait = (timeoutMs: number) => {
      clearTimeout(timeout);
      timeout = setTimeout(end, timeoutMs, 'failed');
    };
    const request = () => {
      // Until the host answers, the frame holds an empty page of our own origin, which can be read.
      if (!hasBegun && frame.contentDocument === null) {
        hasBegun = true;
        wait(loadingTimeoutMs);
      }
      // To any origin: the message is no secret, and a blocked frame has no origin to name.
      frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening' }), '*');
    };
    const handleLoad = () => {
      hasBegun = true;
      wait(playerTimeoutMs);
    };
    const handleMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin === host && source === frame.contentWindow && isPlayerMessage(data)) end('answered');
    };
    const handleAbort = () => end('failed');
    frame.addEventListener('load', handleLoad, { signal: over.signal });
    window.addEventListener('message', handleMessage, { signal: over.signal });
    signal.addEventListener('abort', handleAbort, { signal: over.signal });
    const requests = setInterval(request, requestIntervalMs);
    wait(playerTimeoutMs);
  });
}
