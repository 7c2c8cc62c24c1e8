import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Figures } from '../budgets.ts';

const run = promisify(execFile);

/** Builds a copy twice on two cores, the first time without caches. In milliseconds. */
export async function timeBuilds(folder: string): Promise<Figures> {
  return { coldBuild: await build(folder), secondBuild: await build(folder) };
}

/** Runs the project's build in a folder and returns milliseconds. The error of a failing build holds its last lines. */
export async function build(folder: string, variables: Record<string, string> = {}): Promise<number> {
  const [command, ...args] = [...twoCores(), 'npm', 'run', 'build'];
  const started = performance.now();
  try {
    await run(command, args, {
      cwd: folder,
      env: { ...process.env, ...variables },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (cause) {
    throw new Error(`The build failed:\n${lastLines(cause)}`, { cause });
  }
  return performance.now() - started;
}

/** The budget is for two cores. Linux limits the build to them where the machine has more. */
function twoCores(): string[] {
  return availableParallelism() > 2 && process.platform === 'linux' ? ['taskset', '--cpu-list', '0,1'] : [];
}

function lastLines(failure: unknown): string {
  const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
  return (stdout + stderr).trimEnd().split('\n').slice(-20).join('\n');
}
