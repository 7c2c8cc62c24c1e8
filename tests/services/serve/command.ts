import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach } from 'vitest';
import { freePort } from '../../../scripts/serve/port.ts';
import { environment } from '../environment.ts';

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Running {
  options?: string[];
  variables?: NodeJS.ProcessEnv;
}

/** Runs a command of `scripts/serve` as npm does, in another folder and until the end of the test at most. */
export async function startCommand(
  name: 'start' | 'dev',
  cwd: string,
  { options = [], variables = {} }: Running = {},
) {
  const port = await freePort();
  const child = spawn(process.execPath, [resolve(`scripts/serve/${name}.ts`), ...options], {
    cwd,
    env: { ...environment, PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const url = `http://localhost:${port}`;

  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  /** Waits for a line that matches, after those that were waited for before. */
  const printed = async (pattern: RegExp): Promise<string | undefined> => {
    const { done, value } = await lines.next();
    return done || pattern.test(value) ? value : printed(pattern);
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
