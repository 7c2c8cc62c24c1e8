/**
 * Builds the sites of the browser tests that differ from `dist/`, once for the whole run. With `--if-older` it leaves one as it
 * is that is younger than `dist/`.
 */
import { statSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../scripts/project/projectCopy.ts';
import { missing } from '../../scripts/firestore/find.ts';
import { run } from '../../scripts/serve/command.ts';
import { folderOf, siteNames, startSite, type SiteName } from './builtSite.ts';
import { startSources } from './liveSources.ts';

const builds: Record<SiteName, (folder: string) => Promise<void>> = {
  'every-source': async (folder) => {
    await using afterwards = new AsyncDisposableStack();
    const sources = await startSources();
    afterwards.defer(sources.stop);
    await build(folder, sources.environment);
  },
  'no-pictures': async (folder) => {
    const gallery = join(folder, 'src/content/gallery');
    const records = (await readdir(gallery)).filter((file) => file.endsWith('.json'));
    await Promise.all(records.map((file) => rm(join(gallery, file))));
    await build(folder, {});
  },
};

/** Builds as `npm start` does, which serves the site, too. */
async function build(folder: string, environment: Record<string, string>): Promise<void> {
  const site = await startSite(folder, environment);
  await site.stop();
}

/** Builds a site in a fresh copy of the project, with copies of its caches: no picture is rendered, and no function bundled again. */
async function buildSite(name: SiteName): Promise<void> {
  const folder = folderOf(name);
  await rm(folder, { recursive: true, force: true });
  await copyProject(process.cwd(), { target: folder, cache: ['node_modules/.astro', '.netlify/bundles'] });
  await builds[name](folder);
  await writeFile(completed(name), '');
  console.log(`Built the site ${name}.`);
}

/** The empty file that is written once a site is complete. */
const completed = (name: SiteName) => join(folderOf(name), 'completed');

function isYoungerThanDist(name: SiteName): boolean {
  const [own, dist] = [completed(name), 'dist/index.html'].map((file) =>
    statSync(file, { throwIfNoEntry: false }),
  );
  return own !== undefined && dist !== undefined && own.mtimeMs > dist.mtimeMs;
}

await run(async () => {
  const reason = process.env.CI ? undefined : missing();
  if (reason) console.warn(`The site every-source is not built: ${reason}.`);
  const wanted = siteNames.filter(
    (name) =>
      !(reason && name === 'every-source') &&
      !(process.argv.includes('--if-older') && isYoungerThanDist(name)),
  );
  // All of them end before the first failure ends the process, so that none leaves an emulator behind.
  const results = await Promise.allSettled(wanted.map(buildSite));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
});
