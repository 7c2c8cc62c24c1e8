import type { CDPSession, Locator, Page } from '@playwright/test';
import { slowDown, slowLine } from '../../../scripts/browser/throttles.ts';
import { sized } from '../../night.ts';

/** The bench's line. Its processor is the bench's at night only: the browser throttles it by work that costs three times the test. */
const line = { ...slowLine, cpu: sized(1, slowLine.cpu) };

/** A page on that line. */
export class SlowLine {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async start(page: Page): Promise<SlowLine> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await slowDown(session, line);
    return new SlowLine(page, session);
  }

  /** Takes the line away, or gives it back as slow as before. `setOffline` of the context cannot: the throttle is the later word. */
  async setOffline(offline: boolean): Promise<void> {
    await slowDown(this.#session, line, offline);
    await this.#page.waitForFunction((expected) => navigator.onLine === expected, !offline);
  }
}

/** Clicks where a control stands, and waits for the frame after it. */
export async function clickAtOnce(control: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
  const page = control.page();
  const { x, y, width, height } = await control.evaluate((element) => element.getBoundingClientRect());
  await page.mouse.click(x + width * at.x, y + height * at.y);
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
}
