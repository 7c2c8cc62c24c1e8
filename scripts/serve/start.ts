/** `npm start` builds the site and serves it; `npm run serve` (`--built`) serves the existing build. */
import { dataFolder, startBlobs } from './functions/blobs.ts';
import { buildSite } from './build.ts';
import { loadEnvironment } from './environment.ts';
import { portFrom, requireFree } from './port.ts';
import { run, stopOnSignal } from './command.ts';
import { provideSecrets, passwordSentence } from './secrets.ts';
import { serve } from './server.ts';

await run(async () => {
  loadEnvironment();
  const port = portFrom(process.env);
  await requireFree(port);
  const folder = dataFolder(process.env);
  const password = provideSecrets(folder, process.env);
  // Before the build, which reads the band's records.
  const blobs = await startBlobs(folder);
  if (!process.argv.includes('--built')) await buildSite();
  const site = await serve({ port });
  stopOnSignal(async () => {
    await site.stop();
    await blobs.stop();
  });
  console.log(`The site is at ${site.url} – Ctrl+C stops it.`);
  if (password) console.log(passwordSentence(password));
});
