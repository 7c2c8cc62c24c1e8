import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A finger that goes so many CSS pixels sideways. */
export async function swipe(page: Page, { x, y }: Point, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] });
  await touch('touchStart', x);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Two fingers on one line, whose distance becomes `to` CSS pixels, from `from` on. */
export async function pinch(page: Page, { x, y }: Point, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', distance: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { id: 1, x, y: y - distance / 2 },
        { id: 2, x, y: y + distance / 2 },
      ],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from + ((to - from) * step) / 10);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
