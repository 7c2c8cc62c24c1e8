import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Every file below a folder as text in Latin-1, which keeps each byte; by its path. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );

interface Run {
  /** The exit code; `null` where the command was killed. */
  code: number | null;
  printed: string[];
  failed: string;
}

/** Runs `npm run export` or `npm run import` in a process of its own. It is killed when it prints a line that matches `killAt`. */
export async function runCommand(
  command: 'export' | 'import',
  folder: string,
  env: Record<string, string>,
  killAt?: RegExp,
): Promise<Run> {
  const child = spawn(process.execPath, [resolve(`scripts/backup/${command}.ts`), folder], {
    cwd: env.DATA_DIRECTORY,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [ended, errors] = [once(child, 'close'), text(child.stderr)];
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    if (killAt?.test(line)) child.kill('SIGKILL');
  }
  const [code] = (await ended) as [number | null];
  return { code, printed, failed: await errors };
}
