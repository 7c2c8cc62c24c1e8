import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figures, SiteFigures } from '../budgets.ts';
import { type Host, servePlain, speculationRules } from '../browser/server.ts';
import type { Session } from '../browser/session.ts';
import { slowLine } from '../../scripts/browser/throttles.ts';
import { midPhone, notesOf, visit } from '../browser/visit.ts';
import { loadFiles } from '../files.ts';
import { medians } from '../report/verdicts.ts';
import { type Run, floorPage } from '../subjects.ts';
import { playClick, ticketClick } from './slowClicks.ts';

const conditions = { device: midPhone, throttle: slowLine };
/** Idle time of the network after which the load is complete, in milliseconds: longer than the latency of a request. */
const idleMs = 2000;
/** Interval between two reads of the page, in milliseconds: the accuracy of the figure. */
const pollMs = 60;
const timeoutMs = 30_000;

/** The link to the new concert, or the button that has taken its place. */
const announcement = '#live [data-news]:not([hidden]), #live .new-concerts button';

/**
 * Measures addresses of sections on a slow line. Their islands are in view at once, so scripts, typefaces and the concert that the band
 * has added since the build compete for the line. The floor is the largest paint of the floor page. Then a ticket is
 * clicked, with and without prefetching, and a video.
 */
export async function measureSections({ dist, runs, log }: Run): Promise<SiteFigures> {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const added = {
    id: 'added',
    name: 'Seit dem Bau dazugekommen',
    date: soon,
    ...{ timeZone: 'Europe/Vienna', timeUnknown: false, status: 'planned', free: false, revision: 0 },
  };
  const built = JSON.parse(readFileSync(join(dist, 'concerts.json'), 'utf8')) as object[];
  const files = loadFiles(dist);
  await using host = await servePlain(files, [...built, added]);
  await using withRules = await servePlain(files);
  await using withoutRules = await servePlain(
    new Map([...files].filter(([path]) => path !== speculationRules)),
  );
  await using floorHost = await servePlain(loadFiles(floorPage.folder));
  const site: Figures[] = [];
  const floor: Figures[] = [];
  for (let round = 1; round <= runs; round++) {
    log(`sections ${round}/${runs}`);
    const live = await load(host, '/live', async (session) => ({ newConcert: await announcedAt(session) }));
    const media = await load(host, '/medien');
    site.push({
      newConcert: live.newConcert,
      ticketPlain: await ticketClick(withoutRules),
      ticketPrefetched: await ticketClick(withRules),
      playFrame: await playClick(host),
      sectionFaces: Math.max(live.sectionFaces ?? NaN, media.sectionFaces ?? NaN),
      sectionShift: Math.max(live.sectionShift ?? NaN, media.sectionShift ?? NaN),
    });
    floor.push(await loadFloor(floorHost));
  }
  return { site: medians(site), floor: medians(floor) };
}

function load(host: Host, path: string, measure?: (session: Session) => Promise<Figures>): Promise<Figures> {
  return visit(host, path, conditions, async ({ session, traffic }) => {
    const figures = await measure?.(session);
    await traffic.idle(idleMs);
    const { faces, shift } = await notesOf(session);
    return { ...figures, sectionFaces: faces ?? undefined, sectionShift: shift };
  });
}

function loadFloor(host: Host): Promise<Figures> {
  return visit(host, floorPage.path, conditions, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    const { lcp } = await notesOf(session);
    const floor = lcp ?? undefined;
    return {
      ...{ sectionFaces: floor, newConcert: floor, playFrame: floor },
      ...{ ticketPlain: floor, ticketPrefetched: floor },
    };
  });
}

/** Milliseconds from the navigation to the announcement; `undefined` after the time limit. */
async function announcedAt(session: Session): Promise<number | undefined> {
  for (;;) {
    const { at, isShown } = await session.evaluate<{ at: number; isShown: boolean }>(
      `({ at: performance.now(), isShown: document.querySelector('${announcement}') !== null })`,
    );
    if (isShown) return at;
    if (at > timeoutMs) return undefined;
    await pause(pollMs);
  }
}
