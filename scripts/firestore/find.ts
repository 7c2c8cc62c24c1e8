import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Path below the folder of the Google Cloud SDK. */
const jarPath = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Folders in which packages and installers put the SDK. */
const usualFolders = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/opt/google-cloud-sdk'];

/** Path of the emulator's jar, or `undefined`; `CLOUDSDK_ROOT` names another folder of the SDK. */
export function findJar(
  { CLOUDSDK_ROOT = '', HOME = '' }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = [CLOUDSDK_ROOT, ...usualFolders, join(HOME, 'google-cloud-sdk')].filter(
    (folder) => folder !== '',
  );
  return folders.map((folder) => join(folder, jarPath)).find((jar) => existsSync(jar));
}

/** The reason why the emulator cannot run on this machine; `undefined` where it can. */
export function missing(jar = findJar()): string | undefined {
  if (!jar) return 'the Firestore emulator is not installed (package google-cloud-cli-firestore-emulator)';
  return hasJava() ? undefined : 'there is no Java to run the Firestore emulator';
}

/** Whether this machine can run a jar. */
export const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
