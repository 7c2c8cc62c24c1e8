import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyProject, type Copy } from '../../scripts/bench/parts/build.ts';
import { freePort } from '../../scripts/serve/port.ts';

/** A copy of the project with a copy of its caches, so that prints need not be made again. */
export async function copyWithCaches(): Promise<Copy> {
  const copy = await copyProject(process.cwd());
  const caches = 'node_modules/.astro';
  await cp(caches, join(copy.folder, caches), { recursive: true }).catch(() => undefined);
  return copy;
}

/** Builds and serves the project of a folder, with stores of its own. */
export async function startSite(folder: string, environment: Record<string, string>) {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['scripts/serve/start.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...environment,
      PORT: port,
      DATA_DIRECTORY: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  let isServed = false;
  for await (const line of createInterface(child.stdout)) if ((isServed = line.includes(url))) break;
  if (!isServed) throw new Error('The site could not be built.');
  child.stdout.resume();
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
