import { loadEnvironment } from './environment.ts';
import { dataFolder, startBlobs } from './functions/blobs.ts';
import { freePort, portFrom } from './port.ts';
import { provideSecrets } from './secrets.ts';

/** Prepares what every server needs: the environment, a free port, secrets, and the running store of the band's records. */
export async function prepare() {
  loadEnvironment();
  // Before slow work starts.
  const port = await freePort(portFrom(process.env));
  const folder = dataFolder(process.env);
  const password = provideSecrets(folder, process.env);
  return { port, password, blobs: await startBlobs(folder) };
}
