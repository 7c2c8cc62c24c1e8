import { KB } from '../budgets.ts';
import type { EventOf, Session } from './session.ts';

export interface Exchange {
  /** The browser's name for it. */
  id: string;
  url: string;
  /** The browser's word for what asked: Document, Script, Font, Image … */
  type: string;
  /** Seconds on the browser's clock. */
  startedAt: number;
  /** Bytes on the wire with the headers; 0 until it is finished. */
  bytes: number;
}

/** Everything that a page asks the network for, and when it has stopped asking. */
export class Traffic {
  /** Seconds on the browser's clock; `undefined` before the load event. */
  loadedAt: number | undefined;
  #exchanges = new Map<string, Exchange>();
  #open = new Set<string>();
  #waiting = new Set<() => void>();

  /** Watches a page whose Network and Page domains are enabled. */
  constructor(session: Pick<Session, 'on'>) {
    session.on('Network.requestWillBeSent', (event) => {
      this.#started(event);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const exchange = this.#exchanges.get(requestId);
      if (exchange) exchange.bytes = encodedDataLength;
      this.#ended(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      this.#ended(requestId);
    });
    session.on('Page.loadEventFired', ({ timestamp }) => {
      // The empty page that a browser opens with has a load event of its own.
      if (this.#exchanges.size === 0) return;
      this.loadedAt = timestamp;
      this.#stirred();
    });
  }

  get exchanges(): Exchange[] {
    return [...this.#exchanges.values()];
  }

  /** Waits until the load event is over and nothing has moved on the network for `milliseconds`. */
  quiet(milliseconds: number): Promise<void> {
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

  #started({ requestId, request, type, timestamp }: EventOf<'Network.requestWillBeSent'>): void {
    if (!/^(https?|wss?):/.test(request.url)) return;
    this.#exchanges.set(requestId, {
      id: requestId,
      url: request.url,
      type: type ?? 'Other',
      startedAt: timestamp,
      bytes: 0,
    });
    if (!isStream(request.url)) this.#open.add(requestId);
    this.#stirred();
  }

  #ended(requestId: string): void {
    this.#open.delete(requestId);
    this.#stirred();
  }

  #stirred(): void {
    for (const restart of this.#waiting) restart();
  }
}

/** What stays open for as long as a page follows Firestore says nothing about whether it still loads. */
const isStream = (url: string) => url.includes('/Listen/channel');

/** The bytes of those exchanges that fulfil the condition. */
export function bytesOf(exchanges: readonly Exchange[], condition: (exchange: Exchange) => boolean): number {
  return exchanges.filter(condition).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** How many exchanges went to another host than the page's own. */
export function foreign(exchanges: readonly Exchange[], origin: string): number {
  return exchanges.filter(({ url }) => new URL(url).origin !== origin).length;
}

/** The exchanges that weigh most, one line each. */
export function heaviest(exchanges: readonly Exchange[]): string[] {
  return exchanges
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ url, type, bytes }) => `${(bytes / KB).toFixed(1)} KB ${type} ${new URL(url).pathname}`);
}
