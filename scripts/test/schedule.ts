import type { Step } from './steps.ts';

/**
 * Runs steps in their order, each after those that it needs, at most `limit` at the same time. Once one has failed no other begins.
 * Returns the steps that failed.
 */
export async function schedule(
  steps: Step[],
  limit: number,
  succeeds: (step: Step) => Promise<boolean>,
): Promise<Step[]> {
  const waiting = [...steps];
  const ended = new Set<string>();
  const failed: Step[] = [];
  const running = new Set<Promise<void>>();
  const run = async (step: Step) => {
    if (!(await succeeds(step))) failed.push(step);
    ended.add(step.script);
  };
  for (;;) {
    const isReady = ({ after = [] }: Step) => after.every((script) => ended.has(script));
    const next = failed.length === 0 && running.size < limit ? waiting.find(isReady) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const one = run(next).finally(() => running.delete(one));
      running.add(one);
    } else if (running.size > 0) await Promise.race(running);
    else return failed;
  }
}
