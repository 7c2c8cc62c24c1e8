import type { Figures, Finding } from '../budgets.ts';
import type { Host } from '../browser/server.ts';
import { stepIdleMs, scrollToEnd } from '../browser/scroll.ts';
import { bytesOf, foreign, heaviest } from '../browser/traffic.ts';
import { type Device, densePhone, desk, notesOf, visit } from '../browser/visit.ts';

/** Idle time of the network at the end of the page, in milliseconds. */
const idleMs = 1500;

/** Scrolls to the end of a page at 390 and at 1440 px, and adds up the bytes of everything except scripts. */
export async function walk(host: Host, path: string): Promise<Finding> {
  const phone = await walkOn(densePhone, host, path);
  const wide = await walkOn(desk, host, path);
  const figures: Figures = {
    walkPhone: phone.bytes,
    walkDesk: wide.bytes,
    walkShift: Math.max(phone.shift, wide.shift),
    walkForeign: phone.foreign + wide.foreign,
  };
  return { figures, notes: ['at 390 px:', ...phone.notes, 'at 1440 px:', ...wide.notes] };
}

function walkOn(device: Device, host: Host, path: string) {
  return visit(host, path, { device }, async (opened) => {
    const { session, traffic } = opened;
    await traffic.idle(stepIdleMs);
    await scrollToEnd(opened, device);
    await traffic.idle(idleMs);
    const { exchanges } = traffic;
    return {
      bytes: bytesOf(exchanges, ({ type }) => type !== 'Script'),
      shift: (await notesOf(session)).shift,
      foreign: foreign(exchanges, host.origin),
      notes: heaviest(exchanges),
    };
  });
}
