/** Unexpected events of a page: errors and requests that the test does not allow. */
export class Noise {
  readonly #host: string;
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** `host` with its port is the only one that may be asked for anything. */
  constructor(host: string) {
    this.#host = host;
  }

  /** Expects noise that matches, before or after it is made. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  heard(line: string): void {
    this.#heard.push(line);
  }

  /** Takes down a request that leaves the site; `data:`, `blob:` and the like never leave the browser. */
  requested(address: string): void {
    const { protocol, host } = new URL(address);
    const leaves = ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && host !== this.#host;
    if (leaves) this.heard(`request to another host: ${address}`);
  }

  unexpected(): string[] {
    return this.#heard.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}
