import type { Figures } from '../budgets.ts';
import type { Finding } from '../report/finding.ts';
import type { Host } from '../browser/server.ts';
import { breath, toTheEnd } from '../browser/stride.ts';
import { bytesOf, foreign, heaviest } from '../browser/traffic.ts';
import { type Device, densePhone, desk, notesOf, visit } from '../browser/visit.ts';

/** How long nothing may move at the end of the walk, in milliseconds. */
const rest = 1500;

/** Walks a page to its end as people do, at 390 and at 1440 px, and weighs everything that came but the scripts. */
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
    await traffic.quiet(breath);
    await toTheEnd(opened, device);
    await traffic.quiet(rest);
    const { exchanges } = traffic;
    return {
      bytes: bytesOf(exchanges, ({ type }) => type !== 'Script'),
      shift: (await notesOf(session)).shift,
      foreign: foreign(exchanges, host.origin),
      notes: heaviest(exchanges),
    };
  });
}
