/** `npm start` builds the site and serves it; `npm run serve` (`--built`) serves the existing build. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleFunctions } from '../functions/bundle.ts';
import { buildSite } from './build.ts';
import { CommandError, run, stopOnSignal } from './command.ts';
import { prepare } from './prepare.ts';
import { startBuildHook } from './rebuild/buildHook.ts';
import { rebuilds } from './rebuild/rebuilds.ts';
import { passwordSentence } from './secrets.ts';
import { serve } from './server.ts';
import { writeBandApart } from './writeBandApart.ts';

await run(async () => {
  // Before the build, which reads the band's records.
  const { port, password, blobs } = await prepare();
  const isBuilt = process.argv.includes('--built');
  if (!isBuilt) await writeBandApart();
  if (isBuilt && !existsSync('dist/index.html'))
    throw new CommandError(`There is no built site in ${resolve('dist')}; build it first: npm run build`);
  const [functions] = await Promise.all([bundleFunctions(process.cwd()), isBuilt || buildSite()]);
  const site = await serve({ port, functions });
  const { build, clear } = rebuilds(site, resolve('.netlify/rebuilt', String(port)));
  // Of a server that was killed at this port.
  await clear();
  // A hook of the host stays: a build of this machine would put nothing online there.
  const hook = process.env.BUILD_HOOK_URL ? undefined : await startBuildHook(build);
  if (hook) process.env.BUILD_HOOK_URL = hook.url;
  stopOnSignal(async () => {
    await hook?.stop();
    await site.stop();
    await clear();
    await blobs.stop();
  });
  console.log(`The site is at ${site.url} – Ctrl+C stops it.`);
  if (password) console.log(passwordSentence(password));
});
