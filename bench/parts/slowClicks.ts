import { setTimeout as pause } from 'node:timers/promises';
import { slowLine } from '../../scripts/browser/throttles.ts';
import { click } from '../browser/click.ts';
import type { Host } from '../browser/server.ts';
import { densePhone, desk, notesOf, visit } from '../browser/visit.ts';
import type { Session } from '../browser/session.ts';

/** Idle time of the network before a control is approached, and after it, in milliseconds. */
const idleMs = 2000;
const pollMs = 60;
const timeoutMs = 30_000;

const play = { selector: '#music figure button', effect: '#music iframe' };
const ticket = '#live article a[href^="/live/"]';

/**
 * Milliseconds from a click on the first ticket to the first paint of its page, on a slow line. The pointer rests on the link before, so
 * that the browser fetches the page where the host sends rules for that. `undefined` after the time limit.
 */
export function ticketClick(host: Host): Promise<number | undefined> {
  return visit(host, '/live', { device: desk, throttle: slowLine }, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    const { x, y } = await session.evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector('${ticket}');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    const mouse = { x, y, button: 'left', clickCount: 1 } as const;
    await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseMoved' });
    await traffic.idle(idleMs);
    const clickedAt = await session.evaluate<number>('performance.timeOrigin + performance.now()');
    await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
    await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
    return paintedAfter(session, clickedAt);
  });
}

/** Milliseconds from the first click on play to the frame of YouTube's player, on a slow line, while the islands in view load. */
export function playClick(host: Host): Promise<number | undefined> {
  return visit(host, '/', { device: densePhone, throttle: slowLine }, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    await click(session, play);
    return (await notesOf(session)).shown ?? undefined;
  });
}

async function paintedAfter(session: Session, clickedAt: number): Promise<number | undefined> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    // Between the two pages there is none.
    const paintedAt = await session
      .evaluate<number | null>(
        'window.__bench?.firstPaint && performance.timeOrigin + window.__bench.firstPaint',
      )
      .catch(() => null);
    if (paintedAt && paintedAt > clickedAt) return paintedAt - clickedAt;
    await pause(pollMs);
  }
  return undefined;
}
