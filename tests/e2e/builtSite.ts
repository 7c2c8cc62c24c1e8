import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { copyProject } from '../../scripts/project/projectCopy.ts';
import { freePort } from '../../scripts/serve/port.ts';
import { onSamplesDay } from '../../scripts/test/samplesDay.js';
import { port } from './port.ts';

/** The folder of the site that `buildSites.ts` builds beside `dist/`: a copy of the project with a build of its own, for the sources at one port. */
export const everySource = resolve('.netlify/sites', String(port), 'every-source');

/** The same for the band of `tests/bands/forest`. */
export const secondBand = resolve('.netlify/sites', String(port), 'second-band');

/** The same without a band: what everybody meets before the band's first evening. */
export const withoutBand = resolve('.netlify/sites', String(port), 'without-band');

/** A site that is served, with empty stores of its own. */
export interface RunningSite {
  url: string;
  stop: () => Promise<void>;
}

/** The empty file in the folder of a site that is written once the site is complete. */
const completed = (folder: string) => join(folder, 'completed');

/** Whether the site of a folder was completed after the last build of `dist/`. */
export function isYoungerThanDist(folder: string): boolean {
  const [own, dist] = [completed(folder), 'dist/index.html'].map((file) =>
    statSync(file, { throwIfNoEntry: false }),
  );
  return own !== undefined && dist !== undefined && own.mtimeMs > dist.mtimeMs;
}

/** Builds a site in a copy of the project, as `npm start` does, and leaves it in its folder. */
export async function buildBeside(folder: string, environment: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // With copies of the caches: no picture is rendered, and no function bundled again.
  await copyProject(process.cwd(), {
    target: folder,
    cache: ['node_modules/.astro', '.netlify/bundles'],
  });
  const site = await startSite(folder, environment);
  await site.stop();
  await writeFile(completed(folder), '');
}

/** Builds the site of the second band, with the clock of the samples. */
export const buildSecondBand = (): Promise<void> =>
  buildBeside(secondBand, { ...onSamplesDay, BAND: 'tests/bands/forest' });

/** The variables of a public site for which no band is chosen. */
export const noBand = { ...onSamplesDay, BAND: '', CONTEXT: 'production' };

/** Builds the site that waits for its band. */
export const buildWithoutBand = (): Promise<void> => buildBeside(withoutBand, noBand);

/** Serves a site that was built before the tests. `fill` puts records into its stores. */
export async function serveBuilt(
  folder: string,
  environment: Record<string, string> = {},
  fill?: (data: string) => Promise<void>,
): Promise<RunningSite> {
  if (!existsSync(join(folder, 'dist/index.html')))
    throw new Error(`There is no site in ${folder}; build it first: npm run test:sites`);
  return startSite(folder, environment, { args: ['--built'], fill });
}

/** Builds the project of a folder, and serves it. */
async function startSite(
  folder: string,
  environment: Record<string, string>,
  { args = [], fill }: { args?: string[]; fill?: ((data: string) => Promise<void>) | undefined } = {},
): Promise<RunningSite> {
  const ownPort = String(await freePort());
  const data = await mkdtemp(join(tmpdir(), 'site-data-'));
  await fill?.(data);
  const url = `http://localhost:${ownPort}`;
  const child = spawn(process.execPath, ['scripts/serve/start.ts', ...args], {
    cwd: folder,
    // Without the address of the product's site, which Vitest sets.
    env: { ...process.env, SITE: undefined, ...environment, PORT: ownPort, DATA_DIRECTORY: data },
    // The server names each unusable record at each request.
    stdio: ['ignore', 'pipe', fill ? 'ignore' : 'inherit'],
  });
  const ended = once(child, 'exit');
  let isServed = false;
  for await (const line of createInterface(child.stdout)) if ((isServed = line.includes(url))) break;
  if (!isServed) throw new Error(`The site in ${folder} cannot be served.`);
  child.stdout.resume();
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true });
    },
  };
}
