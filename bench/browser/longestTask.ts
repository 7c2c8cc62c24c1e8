import type { Session } from './session.ts';

/** Part of a line of a trace; `dur` in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
}

const categories = ['disabled-by-default-devtools.timeline', '__metadata'];

/** Records a trace during `work`; returns the longest task on a page's main thread, in milliseconds. */
export async function longestTaskDuring(session: Session, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const complete = session.Tracing.tracingComplete();
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
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
