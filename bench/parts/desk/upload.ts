import { setTimeout as pause } from 'node:timers/promises';
import type { Figures, SiteFigures } from '../../budgets.ts';
import { withOwnServer } from '../../browser/ownServer.ts';
import type { Session } from '../../browser/session.ts';
import { oldPhone } from '../../../scripts/browser/throttles.ts';
import { densePhone, visit } from '../../browser/visit.ts';
import { openDesk, withLogIn } from './openDesk.ts';
import { hugePhotographPath } from '../../../tests/e2e/pages/photographs.ts';
import { medians } from '../../report/verdicts.ts';
import type { Run } from '../../subjects.ts';

const idleMs = 500;
/** Time for work after the picture is ready, such as its preview, in milliseconds. */
const pauseMs = 1500;
const fileField = 'input[type=file]';
const traceCategories = ['disabled-by-default-devtools.timeline', '__metadata'];

/** Measures the longest task of a phone's page while it reduces a photograph of 48 megapixels for the upload. */
export async function measureUpload({ root, dist, runs, log }: Run): Promise<SiteFigures> {
  const photograph = await hugePhotographPath(root);
  return withOwnServer(dist, { env: withLogIn }, async (origin) => {
    const results: Figures[] = [];
    for (let round = 1; round <= runs; round++) {
      log(`upload ${round}/${runs}  a photograph of 48 megapixels`);
      results.push({ uploadTask: await measureTask(origin, photograph) });
    }
    return { site: medians(results) };
  });
}

function measureTask(origin: string, photograph: string): Promise<number> {
  const host = { origin, fingerprint: undefined };
  return visit(host, '/', { device: densePhone, throttle: oldPhone }, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    await openDesk(session, origin, '#pictures');
    await session.waitUntil(`document.querySelector('${fileField}')`);
    await traffic.idle(idleMs);
    return longestTaskDuring(session, async () => {
      await chooseFile(session, photograph);
      await session.waitUntil(`document.querySelector('[data-state=ready]')`);
      await pause(pauseMs);
    });
  });
}

/** Sets a file of this machine in the file field. */
async function chooseFile(session: Session, path: string): Promise<void> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('${fileField}')`,
  });
  if (!result.objectId) throw new Error('The page has no file field.');
  await session.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
}

/** Part of a line of a trace; `dur` in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
}

/** Records a trace during `work`; returns the longest task on a page's main thread, in milliseconds. */
async function longestTaskDuring(session: Session, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const complete = session.Tracing.tracingComplete();
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: traceCategories, excludedCategories: ['*'] },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return longestTask(events);
}

/** The longest task on any page's main thread, in milliseconds; `NaN` without tasks. */
export function longestTask(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && main.has(thread(event)));
  return tasks.length > 0 ? tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur), 0) / 1000 : NaN;
}
