import { slowLine } from '../../scripts/browser/throttles.ts';
import { click } from '../browser/click.ts';
import type { Host } from '../browser/server.ts';
import { densePhone, notesOf, visit } from '../browser/visit.ts';

/** Idle time of the network after which the first visit is complete, in milliseconds. */
const idleMs = 2000;

const play = { selector: '#music figure button', effect: '#music iframe' };

/** Milliseconds from the first click on play to the frame of YouTube's player, on a slow line, while the islands in view load. */
export function playClick(host: Host): Promise<number | undefined> {
  return visit(host, '/', { device: densePhone, throttle: slowLine }, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    await click(session, play);
    return (await notesOf(session)).shown ?? undefined;
  });
}
