import { resolve } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import pLimit from 'p-limit';
import { setting } from '../../functions/_lib/env.ts';
import { ServiceError } from '../../src/services/http/serviceError.ts';
import { StoreError } from '../../src/stores/storeError.ts';
import { CommandError, run } from '../serve/command.ts';
import { loadEnvironment } from '../serve/environment.ts';
import { dataFolder, startBlobs, type RunningBlobs } from '../serve/functions/blobs.ts';

/**
 * Runs an export or an import with the folder that the command line names, and prints the sentences that `work` returns on records that it
 * left out. The exit code is 1 where there is one.
 */
export async function runBackup(
  command: 'export' | 'import',
  work: (folder: string) => Promise<string[]>,
): Promise<void> {
  await run(async () => {
    const [folder, ...rest] = process.argv.slice(2);
    if (!folder || rest.length > 0) throw new CommandError(`Name one folder: npm run ${command} -- <folder>`);
    // Every new file is readable by its owner alone.
    process.umask(0o077);
    loadEnvironment();
    const blobs = await openBlobs();
    try {
      const leftOut = await work(resolve(folder));
      for (const sentence of leftOut) console.error(sentence);
      if (leftOut.length > 0) process.exitCode = 1;
    } catch (error) {
      throw commandErrorOf(error);
    } finally {
      await blobs.stop();
    }
  });
}

/** The embedded stores: those of the site on the host where its id and a token are set, else those of this machine. */
async function openBlobs(): Promise<RunningBlobs> {
  const { SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (!siteID || !token) {
    const folder = dataFolder(process.env);
    console.log(`Embedded stores: ${folder} on this machine.`);
    return startBlobs(folder);
  }
  console.log(`Embedded stores: those of the site ${siteID} on the host.`);
  const apiURL = setting('NETLIFY_API_BASE');
  setEnvironmentContext({ siteID, token, ...(apiURL && { apiURL }) });
  return { stop: () => Promise.resolve() };
}

function commandErrorOf(error: unknown): unknown {
  if (error instanceof StoreError && error.rule === 'unconfigured')
    return new CommandError('Firestore needs FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.');
  if (error instanceof ServiceError)
    return new CommandError(
      `${error.service ?? 'A service'} ${error.message}. Check its variables, or run the command again: it goes on.`,
    );
  return error;
}

/** Items between two lines of progress. */
const step = 50;

const atOnce = 10;

/** Works on ten items at a time. After each step it calls `afterStep` and prints the progress. */
export async function inSteps<Item>(
  name: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  afterStep: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (let done = 0; done < items.length; done += step) {
    await pLimit(atOnce).map(items.slice(done, done + step), work);
    await afterStep();
    console.log(`${name}: ${Math.min(done + step, items.length)} of ${items.length}`);
  }
}
