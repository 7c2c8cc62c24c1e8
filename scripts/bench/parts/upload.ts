import { setTimeout as pause } from 'node:timers/promises';
import type { Figures } from '../budgets.ts';
import { longestTaskDuring } from '../browser/longestTask.ts';
import { withOwnServer } from '../browser/ownServer.ts';
import { hugePhotograph } from '../browser/photograph.ts';
import type { Session } from '../browser/session.ts';
import { oldPhone } from '../browser/throttles.ts';
import { densePhone, visit } from '../browser/visit.ts';
import { medians } from '../report/verdicts.ts';

const idleMs = 500;
/** Time for work after the picture is ready, such as its preview, in milliseconds. */
const pauseMs = 1500;
const password = 'of the bench';

interface Options {
  /** Folder of the project, which stores the photograph. */
  root: string;
  /** Folder of the project whose `dist/` is measured. */
  site: string;
  runs: number;
  log: (line: string) => void;
}

/** Measures the longest task of a phone's page while it reduces a photograph of 48 megapixels for the upload. */
export async function measureUpload({ root, site, runs, log }: Options): Promise<Figures> {
  const photograph = await hugePhotograph(root);
  const env = { ADMIN_PASSWORD: password, SESSION_SECRET: 'a secret of the bench, long enough for HS256' };
  return withOwnServer(site, { env }, async (origin) => {
    const results: Figures[] = [];
    for (let round = 1; round <= runs; round++) {
      log(`upload ${round}/${runs}  a photograph of 48 megapixels`);
      results.push({ uploadTask: await longestTask(origin, photograph) });
    }
    return medians(results);
  });
}

function longestTask(origin: string, photograph: string): Promise<number> {
  const host = { origin, fingerprint: undefined };
  return visit(host, '/', { device: densePhone, throttle: oldPhone }, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    await openDesk(session, origin);
    await traffic.idle(idleMs);
    return longestTaskDuring(session, async () => {
      await chooseFile(session, photograph);
      await waitFor(session, '[data-state=ready]');
      await pause(pauseMs);
    });
  });
}

async function openDesk(session: Session, origin: string): Promise<void> {
  await session.evaluate(`fetch('/api/adminKey/${encodeURIComponent(password)}')`);
  const loaded = new Promise<void>((resolve) => session.on('Page.loadEventFired', () => resolve()));
  await session.send('Page.navigate', { url: `${origin}/schreibtisch#pictures` });
  await loaded;
  await waitFor(session, 'input[type=file]');
}

/** Sets a file of this machine in the file field. */
async function chooseFile(session: Session, path: string): Promise<void> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('input[type=file]')`,
  });
  if (!result.objectId) throw new Error('The page has no file field.');
  await session.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
}

/** Waits in the page until an element matches. */
async function waitFor(session: Session, selector: string): Promise<void> {
  await session.evaluate(`new Promise((resolve) => {
    const check = () => document.querySelector('${selector}') && resolve();
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, attributes: true });
    check();
  })`);
}
