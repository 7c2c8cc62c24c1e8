/** `npm run dev`: the pages with live reload and the functions, at the same address as `npm start`. */
import { dev } from 'astro';
import { dataFolder, startBlobs } from './functions/blobs.ts';
import { loadEnvironment } from './environment.ts';
import { host, portFrom, requireFree } from './port.ts';
import { run, stopOnSignal } from './command.ts';
import { provideSecrets, passwordSentence } from './secrets.ts';

await run(async () => {
  loadEnvironment();
  const port = portFrom(process.env);
  await requireFree(port);
  const folder = dataFolder(process.env);
  const password = provideSecrets(folder, process.env);
  const blobs = await startBlobs(folder);
  const server = await dev({ server: { host, port } });
  if (password) console.log(passwordSentence(password));
  stopOnSignal(async () => {
    await server.stop();
    await blobs.stop();
  });
});
