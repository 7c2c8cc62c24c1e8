import type { Locator, Page } from '@playwright/test';
import { slowDown, slowLine } from '../../../scripts/browser/throttles.ts';
import { sized } from '../../night.ts';

/** Slows a page down to the bench's line. The processor is the bench's at night only: the browser throttles it by work that costs three times the test. */
export async function takeSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session, { ...slowLine, cpu: sized(1, slowLine.cpu) });
}

/** Clicks where a control stands, and waits for the frame after it. */
export async function clickAtOnce(control: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
  const page = control.page();
  const { x, y, width, height } = await control.evaluate((element) => element.getBoundingClientRect());
  await page.mouse.click(x + width * at.x, y + height * at.y);
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
}
