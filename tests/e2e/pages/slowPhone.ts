import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Throttle } from '../../../scripts/bench/browser/throttles.ts';

/** A phone as slow as the bench's, on a line as slow. */
export class SlowPhone {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async start(page: Page, { latency, throughput, cpu }: Throttle): Promise<SlowPhone> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    // Time on the processor: other work of the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new SlowPhone(page, session);
  }

  /** Clicks where a control stands, and returns the milliseconds on the processor until the frame after it was drawn. */
  async click(control: Locator, at = { x: 0.5, y: 0.5 }): Promise<number> {
    const { x, y, width, height } = await control.evaluate((element) => element.getBoundingClientRect());
    await this.#page.mouse.move(x + width * at.x, y + height * at.y);
    // Earlier work ends within these frames.
    for (let frame = 0; frame < 3; frame++) await this.#nextPaint();
    const before = await this.#taskTime();
    await this.#page.mouse.down();
    await this.#page.mouse.up();
    await this.#nextPaint();
    return (await this.#taskTime()) - before;
  }

  #nextPaint(): Promise<void> {
    return this.#page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
    );
  }

  /** Of the main thread, in milliseconds. */
  async #taskTime(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }
}
