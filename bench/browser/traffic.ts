import { KB } from '../budgets.ts';
import type { Session } from './session.ts';

export interface Exchange {
  /** The browser's request id. */
  id: string;
  url: string;
  /** The browser's resource type: Document, Script, Font, Image … */
  type: string;
  /** Seconds on the browser's clock. */
  startedAt: number;
  /** Bytes on the wire with headers; 0 until the response is complete. */
  bytes: number;
}

/** Records every request of a page, and reports when the network is idle. */
export class Traffic {
  /** Seconds on the browser's clock; `undefined` before the load event. */
  loadedAt: number | undefined;
  #exchanges = new Map<string, Exchange>();
  #open = new Set<string>();
  #waiting = new Set<() => void>();

  /** The session needs the Network and Page domains. */
  constructor(session: Session) {
    session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other', timestamp }) => {
      if (!/^(https?|wss?):/.test(url)) return;
      this.#exchanges.set(requestId, { id: requestId, url, type, startedAt: timestamp, bytes: 0 });
      if (!isStream(url)) this.#open.add(requestId);
      this.#restartTimers();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const exchange = this.#exchanges.get(requestId);
      if (exchange) exchange.bytes = encodedDataLength;
      this.#ended(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#ended(requestId));
    session.on('Page.loadEventFired', ({ timestamp }) => {
      // The empty first page of a browser has a load event, too.
      if (this.#exchanges.size === 0) return;
      this.loadedAt = timestamp;
      this.#restartTimers();
    });
  }

  get exchanges(): Exchange[] {
    return [...this.#exchanges.values()];
  }

  /** Waits for the load event, and then until no request starts, runs or ends for `milliseconds`. */
  idle(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const restart = () => {
        clearTimeout(timer);
        if (this.loadedAt === undefined || this.#open.size > 0) return;
        timer = setTimeout(() => {
          this.#waiting.delete(restart);
          resolve();
        }, milliseconds);
      };
      this.#waiting.add(restart);
      restart();
    });
  }

  #ended(requestId: string): void {
    this.#open.delete(requestId);
    this.#restartTimers();
  }

  #restartTimers(): void {
    for (const restart of this.#waiting) restart();
  }
}

/** Firestore's stream stays open as long as the page, so it does not count as loading. */
const isStream = (url: string) => url.includes('/Listen/channel');

/** Bytes of the exchanges that fulfil the condition. */
export function bytesOf(exchanges: readonly Exchange[], condition: (exchange: Exchange) => boolean): number {
  return exchanges.filter(condition).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Number of exchanges with other hosts. */
export function foreign(exchanges: readonly Exchange[], origin: string): number {
  return exchanges.filter(({ url }) => new URL(url).origin !== origin).length;
}

/** The twelve largest exchanges, one line each. */
export function heaviest(exchanges: readonly Exchange[]): string[] {
  return exchanges
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ url, type, bytes }) => `${(bytes / KB).toFixed(1)} KB ${type} ${new URL(url).pathname}`);
}
