import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Throttle, slowDown } from '../../../scripts/browser/throttles.ts';

/** A phone as slow as the bench's, on a line as slow. */
export class SlowPhone {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #throttle: Throttle;

  private constructor(page: Page, session: CDPSession, throttle: Throttle) {
    this.#page = page;
    this.#session = session;
    this.#throttle = throttle;
  }

  static async start(page: Page, throttle: Throttle): Promise<SlowPhone> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await slowDown(session, throttle);
    return new SlowPhone(page, session, throttle);
  }

  /** Takes the line away, or gives it back as slow as before. `setOffline` of the context cannot: the throttle is the later word. */
  async setOffline(offline: boolean): Promise<void> {
    await slowDown(this.#session, this.#throttle, offline);
    await this.#page.waitForFunction((expected) => navigator.onLine === expected, !offline);
  }

  /** Clicks where a control stands, and waits for the frame after it. */
  async click(control: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
    const { x, y, width, height } = await control.evaluate((element) => element.getBoundingClientRect());
    await this.#page.mouse.click(x + width * at.x, y + height * at.y);
    await this.#nextPaint();
  }

  #nextPaint(): Promise<void> {
    return this.#page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
    );
  }
}
