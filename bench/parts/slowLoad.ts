import type { Figures, Finding } from '../budgets.ts';
import type { Control } from '../browser/click.ts';
import { clickUntilEffect } from '../browser/pollClick.ts';
import type { Host } from '../browser/server.ts';
import { slowLine } from '../../scripts/browser/throttles.ts';
import { bytesOf, foreign, heaviest } from '../browser/traffic.ts';
import { midPhone, notesOf, visit } from '../browser/visit.ts';

/** Idle time of the network after which the load is complete, in milliseconds: longer than the latency of a request. */
const idleMs = 2000;

/**
 * Measures a real load on a slow line instead of a model. It loads twice, because a click ends the browser's reporting of the largest
 * paint: once without input, once with clicks from the first paint on.
 */
export async function slowLoad(host: Host, path: string, control: Control): Promise<Finding> {
  const conditions = { device: midPhone, throttle: slowLine };
  const load = await visit(host, path, conditions, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    return { notes: await notesOf(session), exchanges: traffic.exchanges };
  });
  const slowMenu = await visit(host, path, conditions, ({ session }) => clickUntilEffect(session, control));
  const { lcp, lcpElement, shift } = load.notes;
  const figures: Figures = {
    slowLcp: lcp ?? undefined,
    slowMenu,
    slowTotal: bytesOf(load.exchanges, () => true),
    slowShift: shift,
    slowForeign: foreign(load.exchanges, host.origin),
  };
  return { figures, notes: [`largest paint: ${lcpElement ?? 'none'}`, ...heaviest(load.exchanges)] };
}
