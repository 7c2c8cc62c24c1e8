import { expect, test } from 'vitest';
import { longestTask, type TraceEvent } from '../parts/desk/upload.ts';

const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  pid: 1,
  tid,
  args: { name },
});
const task = (tid: number, dur?: number): TraceEvent => ({
  name: 'RunTask',
  pid: 1,
  tid,
  ...(dur !== undefined && { dur }),
});

test.each([
  { what: 'the longest one counts', events: [task(7, 12_000), task(7, 80_500), task(7)], longest: 80.5 },
  { what: 'a worker may take its time', events: [task(8, 900_000), task(7, 20_000)], longest: 20 },
  {
    what: 'part of a task is none',
    events: [{ ...task(7, 90_000), name: 'Layout' }, task(7, 5000)],
    longest: 5,
  },
  { what: 'no trace is no success', events: [], longest: NaN },
])('$what', ({ events, longest }) => {
  const threads = [thread(7, 'CrRendererMain'), thread(8, 'DedicatedWorker thread')];
  // Threads are named at the end of a trace.
  expect(longestTask([...events, ...threads])).toBe(longest);
});
