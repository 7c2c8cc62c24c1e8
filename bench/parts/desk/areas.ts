import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mobileLine, slowDown } from '../../../scripts/browser/throttles.ts';
import { type Figures, KB, type SiteFigures } from '../../budgets.ts';
import { click, type Control } from '../../browser/click.ts';
import { withOwnServer } from '../../browser/ownServer.ts';
import type { Traffic } from '../../browser/traffic.ts';
import { densePhone, notesOf, visit } from '../../browser/visit.ts';
import { medians } from '../../report/verdicts.ts';
import type { Run } from '../../subjects.ts';
import { openDesk, withLogIn } from './openDesk.ts';

/** Idle time of the network after which everything is loaded, in milliseconds: longer than the latency of a request. */
const idleMs = 1000;

const tab = (area: string) => `#areas a[href="#${area}"]`;
/** The tab of each area, the area that is open before, and the first control of its own. */
const areas: Record<string, Control & { before: string }> = {
  start: { before: '#messages', selector: tab('start'), effect: '.start a.link' },
  concerts: { before: '', selector: tab('concerts'), effect: '.list-actions a' },
  pictures: { before: '', selector: tab('pictures'), effect: 'input[type=file]' },
  messages: { before: '', selector: tab('messages'), effect: 'a[href="#messages/deleted"]' },
};

/**
 * Measures the desk's scripts but React, as files of brotli's default quality: those of Start, and those of all areas. Then the time from
 * the click on each area's tab to its first control, on a page that has loaded another area; the slowest counts.
 */
export function measureAreas({ dist, runs, log }: Run): Promise<SiteFigures> {
  return withOwnServer(dist, { env: withLogIn }, async (origin) => {
    const results: Figures[] = [];
    const scripts = new Set<string>();
    let deskStart = 0;
    for (let round = 1; round <= runs; round++) {
      let deskArea = 0;
      for (const [name, area] of Object.entries(areas)) {
        const { loaded, opened, duration } = await open(origin, area);
        if (area.before === '') deskStart = sizeOf(dist, loaded);
        for (const path of opened) scripts.add(path);
        deskArea = Math.max(deskArea, duration);
        const bytes = sizeOf(dist, opened) - sizeOf(dist, loaded);
        log(`desk ${round}/${runs}  ${name}: ${Math.round(duration)} ms, ${(bytes / KB).toFixed(1)} KB`);
      }
      results.push({ deskArea });
    }
    return { site: { ...medians(results), deskStart, deskScripts: sizeOf(dist, scripts) } };
  });
}

/** Opens an area from another one: the paths of the scripts before and after, and the milliseconds to its first control. */
function open(origin: string, { before, ...control }: Control & { before: string }) {
  const host = { origin, fingerprint: undefined };
  return visit(host, '/404.html', { device: densePhone }, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    const earlier = traffic.exchanges.length;
    const scripts = () => pathsOfScripts(traffic, earlier);
    await openDesk(session, origin, before);
    await session.waitUntil(`document.querySelector('${control.selector}')`);
    await traffic.idle(idleMs);
    const loaded = scripts();
    await slowDown(session, mobileLine);
    await click(session, control);
    const { shown } = await notesOf(session);
    await traffic.idle(idleMs);
    return { loaded, opened: scripts(), duration: shown ?? NaN };
  });
}

const pathsOfScripts = ({ exchanges }: Traffic, from: number): Set<string> =>
  new Set(
    exchanges
      .slice(from)
      .filter(({ type, url }) => type === 'Script' || url.endsWith('.js'))
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !/\/react(Renderer)?\./.test(path)),
  );

const sizeOf = (dist: string, paths: ReadonlySet<string>): number =>
  [...paths].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(dist, path))).length, 0);
