import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyProject, type ProjectCopy } from '../../scripts/project/projectCopy.ts';
import { freePort } from '../../scripts/serve/port.ts';

/** A copy of the project with its caches, so that pictures are not rendered again. */
export const copyWithCaches = (): Promise<ProjectCopy> => copyProject(process.cwd(), 'node_modules/.astro');

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
