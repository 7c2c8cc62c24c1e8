import type { Figures, Finding } from '../budgets.ts';
import { click, type Control } from '../browser/click.ts';
import type { Host } from '../browser/server.ts';
import { stepIdleMs, islandsReady, scrollToEnd } from '../browser/scroll.ts';
import { oldPhone } from '../../scripts/browser/throttles.ts';
import { bytesOf } from '../browser/traffic.ts';
import { densePhone, notesOf, visit } from '../browser/visit.ts';

/** Idle time of the network at the end of the page, in milliseconds. */
const idleMs = 1500;

/** One control of each island and the selector of its effect. Where dots have no room, the arrow is clicked. */
export const controls = {
  tab: { selector: '#tab-past', effect: '#tab-past[aria-selected=true]' },
  dot: {
    selector: '#concerts-past [role=group] button:last-of-type, #concerts-past [data-forward]',
    effect: '#concerts-past [data-column]:first-child[inert]',
  },
  card: { selector: '#members summary', effect: '#members details[open]' },
  video: { selector: '#music figure button', effect: '#music figure iframe' },
  dialog: { selector: '#media [data-column]:not([inert]) a', effect: '#media dialog[open]' },
} as const satisfies Record<string, Control>;

/** Scrolls through the whole page with a processor slowed to a quarter, then clicks one control of each island. */
export function islands(host: Host, path: string): Promise<Finding> {
  return visit(host, path, { device: densePhone, throttle: oldPhone }, async (opened) => {
    const { session, traffic } = opened;
    await traffic.idle(stepIdleMs);
    await scrollToEnd(opened, densePhone);
    await traffic.idle(idleMs);
    await islandsReady(session);
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
    for (const [name, control] of Object.entries(controls)) {
      const duration = await click(session, control);
      lines.push(`${name}: ${duration} ms`);
      slowest = Math.max(slowest, duration);
    }
    return { figures: { ...figures, nextPaint: slowest }, notes: lines };
  });
}
