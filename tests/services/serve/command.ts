import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach } from 'vitest';
import { freePort } from '../../../scripts/serve/port.ts';

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Running {
  options?: string[];
  /** Where it listens; a free port by default. */
  port?: number;
  variables?: NodeJS.ProcessEnv;
}

/** Runs a command of `scripts/serve` as npm does, in another folder and until the end of the test at most. */
export async function startCommand(
  name: 'start' | 'dev',
  cwd: string,
  { options = [], port, variables = {} }: Running = {},
) {
  const own = port ?? (await freePort());
  const child = spawn(process.execPath, [resolve(`scripts/serve/${name}.ts`), ...options], {
    cwd,
    // Nothing of the test runner's own environment, by which Astro would know that it is tested.
    env: { PATH: process.env.PATH, PORT: String(own), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const url = `http://localhost:${own}`;

  /** Waits for a line that matches. */
  const printed = async (pattern: RegExp) => {
    for await (const line of createInterface(child.stdout)) if (pattern.test(line)) return line;
    return undefined;
  };

  /** Ends the command; gives its exit code. */
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<unknown> => {
    child.kill(signal);
    child.stdout.resume();
    child.stderr.resume();
    return (await once(child, 'close'))[0] as unknown;
  };

  let ready: Promise<unknown> | undefined;
  /** Waits until the command has printed its address. */
  const listening = () => (ready ??= printed(new RegExp(`${url}\\b`)));
  const ask = async (path: string) => {
    await listening();
    return (await fetch(url + path)).text();
  };
  return { child, url, printed, ask, listening, stop };
}
