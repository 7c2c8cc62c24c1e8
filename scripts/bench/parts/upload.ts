import { setTimeout as pause } from 'node:timers/promises';
import type { Figures } from '../budgets.ts';
import { longestTaskDuring } from '../browser/mainThread.ts';
import { withOwnServer } from '../browser/ownServer.ts';
import { hugePhotograph } from '../browser/photograph.ts';
import type { Session } from '../browser/session.ts';
import { oldPhone } from '../browser/throttles.ts';
import { densePhone, visit } from '../browser/visit.ts';
import { medians } from '../report/verdicts.ts';

const breath = 500;
/** What is still to do once the picture is ready, its preview for instance. */
const rest = 1500;
const password = 'of the bench';

interface Options {
  /** The project, which keeps the photograph. */
  root: string;
  /** A project whose `dist/` is measured. */
  site: string;
  runs: number;
  log: (line: string) => void;
}

/** How long a phone's page stands still while a photograph of 48 megapixels is made small enough to be sent. */
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
    await traffic.quiet(breath);
    await openDesk(session);
    await traffic.quiet(breath);
    return longestTaskDuring(session, async () => {
      await choose(session, photograph);
      await untilThere(session, '[data-state=ready]');
      await pause(rest);
    });
  });
}

async function openDesk(session: Session): Promise<void> {
  await session.evaluate(`fetch('/api/adminKey/${encodeURIComponent(password)}')`);
  await session.evaluate(`document.querySelector('header a[aria-haspopup]').click()`);
  await untilThere(session, 'dialog input[type=file]');
}

/** Gives the field a file of this machine, as a person's choice does. */
async function choose(session: Session, path: string): Promise<void> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('dialog input[type=file]')`,
  });
  if (!result.objectId) throw new Error('There is no field for files.');
  await session.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
}

/** Waits in the page itself, which tells of every change. */
async function untilThere(session: Session, selector: string): Promise<void> {
  await session.evaluate(`new Promise((resolve) => {
    const look = () => document.querySelector('${selector}') && resolve();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  })`);
}
