import { setTimeout as pause } from 'node:timers/promises';
import type { Figures } from './budgets.ts';
import type { Finding } from './finding.ts';
import type { Host } from './server.ts';
import type { Session } from './session.ts';
import { breath, toTheEnd } from './stride.ts';
import { bytesOf } from './traffic.ts';
import { type Device, type Throttle, densePhone, notesOf, visit } from './visit.ts';

/** A phone of a few years ago on a good line. */
export const oldPhone: Throttle = { latency: 0, throughput: -1, cpu: 4 };
const rest = 1500;

/** What visitors press in the islands: the first match that is not out of reach. */
const presses = {
  tab: '#tab-past',
  dot: '#concerts-past [aria-roledescription] button[aria-label]:last-of-type',
  card: '#members summary',
  video: '#music figure button',
  dialog: '#media [data-column]:not([inert]) a',
} as const;

/** Scrolls through the whole page with a processor slowed to a quarter, then presses one control of each island. */
export function islands(host: Host, path: string): Promise<Finding> {
  return visit(host, path, { device: densePhone, throttle: oldPhone }, async (opened) => {
    const { session, traffic } = opened;
    await traffic.quiet(breath);
    await toTheEnd(opened, densePhone);
    await traffic.quiet(rest);
    const notes = await notesOf(session);
    const scripts = traffic.exchanges.filter(({ type }) => type === 'Script');
    const figures: Figures = {
      islandScripts: bytesOf(scripts, () => true),
      longestTask: notes.longestTask,
      islandShift: notes.shift,
    };
    const lines = scripts.map(
      ({ url, bytes }) => `${(bytes / 1024).toFixed(1)} KB  ${new URL(url).pathname}`,
    );
    let slowest = 0;
    for (const [name, selector] of Object.entries(presses)) {
      const duration = await press(session, selector, densePhone);
      lines.push(`${name}: ${duration} ms`);
      slowest = Math.max(slowest, duration);
    }
    return { figures: { ...figures, nextPaint: slowest }, notes: lines };
  });
}

/** Presses a control with a finger, and answers how many milliseconds passed until the paint that followed. */
export async function press(session: Session, selector: string, { width, height }: Device): Promise<number> {
  const place = await session.evaluate<{ x: number; y: number } | null>(`(async () => {
    const control = document.querySelector(${JSON.stringify(selector)});
    if (!control) return null;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    window.__bench.slowest = 0;
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  if (!place) throw new Error(`There is nothing to press: ${selector}`);
  const touch = { x: Math.min(place.x, width - 1), y: Math.min(place.y, height - 1) };
  await pause(rest);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(rest);
  return (await notesOf(session)).slowest;
}
