/** `npm start` builds the site and serves it; `npm run serve` (`--built`) serves the existing build. */
import { buildSite } from './build.ts';
import { run, stopOnSignal } from './command.ts';
import { prepare } from './prepare.ts';
import { passwordSentence } from './secrets.ts';
import { serve } from './server.ts';

await run(async () => {
  // Before the build, which reads the band's records.
  const { port, password, blobs } = await prepare();
  if (!process.argv.includes('--built')) await buildSite();
  const site = await serve({ port });
  stopOnSignal(async () => {
    await site.stop();
    await blobs.stop();
  });
  console.log(`The site is at ${site.url} – Ctrl+C stops it.`);
  if (password) console.log(passwordSentence(password));
});
