/**
 * Builds the site of the browser tests that differs from `dist/`, with every source on, once for the whole run. With `--if-older` it leaves
 * the site as it is where that is younger than `dist/`. The clock says the day of the samples, whoever starts it.
 */
import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../scripts/project/projectCopy.ts';
import { missing } from '../../scripts/firestore/find.ts';
import { run } from '../../scripts/serve/command.ts';
import '../../scripts/test/moveClock.js';
import { onSamplesDay } from '../../scripts/test/samplesDay.js';
import { everySource, startSite } from './builtSite.ts';
import '../band.ts';
import { startSources } from './liveSources.ts';

// Its build, too.
process.env.NODE_OPTIONS ??= onSamplesDay.NODE_OPTIONS;

/** The empty file that is written once the site is complete. */
const completed = join(everySource, 'completed');

function isYoungerThanDist(): boolean {
  const [own, dist] = [completed, 'dist/index.html'].map((file) => statSync(file, { throwIfNoEntry: false }));
  return own !== undefined && dist !== undefined && own.mtimeMs > dist.mtimeMs;
}

await run(async () => {
  const reason = process.env.CI ? undefined : missing();
  if (reason) console.warn(`The site with every source is not built: ${reason}.`);
  if (reason) return;
  if (process.argv.includes('--if-older') && isYoungerThanDist()) return;
  await rm(everySource, { recursive: true, force: true });
  // With copies of the caches: no picture is rendered, and no function bundled again.
  const cache = ['node_modules/.astro', '.netlify/bundles'];
  await copyProject(process.cwd(), { target: everySource, cache });
  await using afterwards = new AsyncDisposableStack();
  const sources = await startSources();
  afterwards.defer(sources.stop);
  // Built as `npm start` does, which serves the site, too.
  const site = await startSite(everySource, sources.environment);
  await site.stop();
  await writeFile(completed, '');
  console.log('Built the site with every source.');
});
