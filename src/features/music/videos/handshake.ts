import { playerOrigin } from '../../../config/youTube.ts';

/** Interval of the requests for an answer, in milliseconds: the player hears none before its script runs. */
const requestIntervalMs = 250;

/** Maximum silence of the host, and of a player whose page has loaded, in milliseconds. */
export const playerTimeoutMs = 10_000;

/**
 * Maximum silence while the frame's page loads, in milliseconds. Its progress cannot be seen from another origin. A connection of
 * 400 kbit/s loads 3 MB in this time, several times the size of the player.
 */
const loadingTimeoutMs = 60_000;

/** `silent` also stands for an aborted run. */
export type Outcome = 'answered' | 'silent';

/** Events of YouTube's player after the handshake. */
const playerEvents: readonly unknown[] = ['onReady', 'initialDelivery', 'infoDelivery'];

/** True for an event of the player, as JSON in a string. */
export function isPlayerMessage(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  try {
    const message: unknown = JSON.parse(data);
    return (
      typeof message === 'object' &&
      message !== null &&
      'event' in message &&
      playerEvents.includes(message.event)
    );
  } catch {
    return false;
  }
}

/**
 * Waits for the first message of YouTube's player in `frame`. The time limit starts again when the frame's page begins, and when it
 * has loaded. A blocked frame loads an error page and stays silent.
 */
export function waitForPlayer(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
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
      timeout = setTimeout(end, timeoutMs, 'silent');
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
      if (origin === playerOrigin && source === frame.contentWindow && isPlayerMessage(data)) end('answered');
    };
    const handleAbort = () => {
      end('silent');
    };
    frame.addEventListener('load', handleLoad, { signal: over.signal });
    window.addEventListener('message', handleMessage, { signal: over.signal });
    signal.addEventListener('abort', handleAbort, { signal: over.signal });
    const requests = setInterval(request, requestIntervalMs);
    wait(playerTimeoutMs);
  });
}
