import type { Figures } from '../budgets.ts';
import type { Control } from '../browser/click.ts';
import type { Finding } from '../report/finding.ts';
import { answersAfter } from '../browser/firstClick.ts';
import type { Host } from '../browser/server.ts';
import { tram } from '../browser/throttles.ts';
import { bytesOf, foreign, heaviest } from '../browser/traffic.ts';
import { midPhone, notesOf, visit } from '../browser/visit.ts';

/** How long nothing may move before the load counts as complete, in milliseconds: longer than a request's latency. */
const quiet = 2000;

/**
 * What really happened on a slow line, rather than a model of it. Two loads, because a press ends the browser's
 * reporting of the largest paint: one left alone, one pressed at from the first paint on.
 */
export async function slowLoad(host: Host, path: string, control: Control): Promise<Finding> {
  const conditions = { device: midPhone, throttle: tram };
  const load = await visit(host, path, conditions, async ({ session, traffic }) => {
    await traffic.quiet(quiet);
    return { notes: await notesOf(session), exchanges: traffic.exchanges };
  });
  const slowMenu = await visit(host, path, conditions, ({ session }) => answersAfter(session, control));
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
