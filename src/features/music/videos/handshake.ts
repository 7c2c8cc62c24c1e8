import { playerTimeoutMs } from '../../../config/behaviour.ts';
import { playerOrigin } from '../../../config/youTube.ts';

/** The player is asked again after this time, in milliseconds: it hears nothing before its script runs. */
const askingIntervalMs = 250;

/**
 * Silence, in milliseconds, that is allowed while the frame's page loads. Its progress cannot be seen from another origin. A line
 * of 400 kbit/s brings 3 MB in this time, several times what the player weighs.
 */
const loadingTimeoutMs = 60_000;

/** Messages of YouTube's player after the handshake. */
const words: readonly unknown[] = ['onReady', 'initialDelivery', 'infoDelivery'];

/** Whether a message is the player's: one of its events, as JSON in a string. */
export function isPlayersWord(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  try {
    const message: unknown = JSON.parse(data);
    return (
      typeof message === 'object' && message !== null && 'event' in message && words.includes(message.event)
    );
  } catch {
    return false;
  }
}

/**
 * Whether YouTube's player in the frame gives an answer: true at its first word; false after silence, or when the signal aborts.
 * Signs of life begin the wait anew: the frame's page begins, it has loaded, the player speaks. A frame that was blocked loads
 * an error page and then says nothing.
 */
export function answers(frame: HTMLIFrameElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let hasBegun = false;
    const end = (answered: boolean) => {
      over.abort();
      clearTimeout(timeout);
      clearInterval(asking);
      resolve(answered);
    };
    const wait = (timeoutMs: number) => {
      clearTimeout(timeout);
      timeout = setTimeout(end, timeoutMs, false);
    };
    const ask = () => {
      // Until the host answers, the frame holds an empty page of our own origin, which can be read.
      if (!hasBegun && frame.contentDocument === null) {
        hasBegun = true;
        wait(loadingTimeoutMs);
      }
      // To anybody: the words are no secret, and a blocked frame has no origin to be named.
      frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening' }), '*');
    };
    const loaded = () => {
      hasBegun = true;
      wait(playerTimeoutMs);
    };
    const heard = ({ origin, source, data }: MessageEvent) => {
      if (origin === playerOrigin && source === frame.contentWindow && isPlayersWord(data)) end(true);
    };
    const aborted = () => {
      end(false);
    };
    frame.addEventListener('load', loaded, { signal: over.signal });
    window.addEventListener('message', heard, { signal: over.signal });
    signal.addEventListener('abort', aborted, { signal: over.signal });
    const asking = setInterval(ask, askingIntervalMs);
    wait(playerTimeoutMs);
  });
}
