import { playerOrigin } from '../../config/youTube.ts';

/** How often the player is asked whether it is there, in milliseconds: it hears nothing before its script runs. */
const asking = 250;

/** What YouTube's player says of its own accord once it has been asked to. */
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
 * Whether YouTube's player in the frame gives an answer: true at its first word; false after `silence` milliseconds without
 * a sign (that the frame has loaded is one), or when the signal aborts. A frame that was blocked looks like any other from here.
 */
export function answers(frame: HTMLIFrameElement, silence: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let patience: ReturnType<typeof setTimeout> | undefined;
    let question: ReturnType<typeof setInterval> | undefined;
    const end = (answered: boolean) => {
      over.abort();
      clearTimeout(patience);
      clearInterval(question);
      resolve(answered);
    };
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(end, silence, false);
    };
    // To anybody: the words are no secret, and a blocked frame has no origin to be named.
    const ask = () => frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening' }), '*');

    const loaded = () => {
      wait();
      question ??= setInterval(ask, asking);
      ask();
    };
    const heard = ({ origin, source, data }: MessageEvent) => {
      if (origin === playerOrigin && source === frame.contentWindow && isPlayersWord(data)) end(true);
    };
    frame.addEventListener('load', loaded, { signal: over.signal });
    window.addEventListener('message', heard, { signal: over.signal });
    signal.addEventListener(
      'abort',
      () => {
        end(false);
      },
      { signal: over.signal },
    );
    wait();
  });
}
