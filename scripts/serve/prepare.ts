import { loadEnvironment } from './environment.ts';
import { dataFolder, startBlobs } from './functions/blobs.ts';
import { portFrom, requireFree } from './port.ts';
import { provideSecrets } from './secrets.ts';

/** Prepares what every server needs: the environment, a free port, secrets, and the running store of the band's records. */
export async function prepare() {
  loadEnvironment();
  const port = portFrom(process.env);
  await requireFree(port);
  const folder = dataFolder(process.env);
  const password = provideSecrets(folder, process.env);
  return { port, password, blobs: await startBlobs(folder) };
}
