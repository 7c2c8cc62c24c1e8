/** `npm run dev`: the pages with live reload and the functions, at the same address as `npm start`. */
import { dev } from 'astro';
import { run, stopOnSignal } from './command.ts';
import { host } from './port.ts';
import { prepare } from './prepare.ts';
import { passwordSentence } from './secrets.ts';
import { writeBandApart } from './writeBandApart.ts';

await run(async () => {
  const { port, password, blobs } = await prepare();
  // Before Astro's configuration, which reads the band's facts.
  await writeBandApart();
  const server = await dev({ server: { host, port } });
  if (password) console.log(passwordSentence(password));
  stopOnSignal(async () => {
    await server.stop();
    await blobs.stop();
  });
});
