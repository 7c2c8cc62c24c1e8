import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Below the folder of the Google Cloud SDK. */
const jarPath = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Where packages and installers put the SDK. */
const usualFolders = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/opt/google-cloud-sdk'];

/** The emulator's jar; `CLOUDSDK_ROOT` names another folder of the SDK. `undefined` where there is none. */
export function findJar(
  { CLOUDSDK_ROOT = '', HOME = '' }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = [CLOUDSDK_ROOT, ...usualFolders, join(HOME, 'google-cloud-sdk')].filter(
    (folder) => folder !== '',
  );
  return folders.map((folder) => join(folder, jarPath)).find((jar) => existsSync(jar));
}

/** Why the emulator cannot run on this machine, in words; `undefined` where it can. */
export function missing(jar = findJar()): string | undefined {
  if (!jar) return 'the Firestore emulator is not installed (package google-cloud-cli-firestore-emulator)';
  const java = spawnSync('java', ['-version'], { stdio: 'ignore' });
  return java.status === 0 ? undefined : 'there is no Java to run the Firestore emulator';
}
