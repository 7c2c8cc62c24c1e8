import { importPKCS8 } from 'jose';
import { firestoreBase, type FirestoreAccess } from '../services/firestore/access.ts';
import { requestGoogleToken } from '../services/firestore/googleToken.ts';
import { StoreError } from './storeError.ts';
import { shareToken } from '../services/http/shareToken.ts';
import { callService } from '../services/http/callService.ts';
import type { Setting } from './setting.ts';

export interface FirestoreProject {
  /** For reading, which needs no account (`firestore.rules`). */
  access: FirestoreAccess;
  /** The header of a call that writes; 503 without a service account. */
  authorization: () => Promise<string>;
  /** Whether there is a service account, or an emulator. */
  canWrite: boolean;
}

/** One token for all calls, as long as this process lives. */
const token = shareToken(async (setting: Setting) => {
  const [email, written] = [setting('FIREBASE_CLIENT_EMAIL'), setting('FIREBASE_PRIVATE_KEY')];
  if (!email || !written) throw new StoreError('unconfigured');
  const account = { email, key: await privateKey(written), base: setting('GOOGLE_OAUTH_BASE') };
  return callService('Google’s token service', (requestJson) => requestGoogleToken(account, requestJson));
});

/** The project of this id, or the emulator's, where every caller is the owner. */
export function firestoreProject(projectId: string, setting: Setting): FirestoreProject {
  const emulator = setting('FIRESTORE_EMULATOR_HOST');
  const base = firestoreBase(emulator, setting('FIRESTORE_API_BASE'));
  return {
    access: { base, projectId, key: setting('FIREBASE_API_KEY') },
    authorization: async () => `Bearer ${emulator ? 'owner' : await token(setting)}`,
    canWrite: Boolean(emulator ?? setting('FIREBASE_PRIVATE_KEY')),
  };
}

/** Reads the key of a service account; in a variable its line ends are written as `\n`, and quotes may have come with it from the file. */
async function privateKey(written: string): Promise<CryptoKey> {
  try {
    const key = written.replaceAll(String.raw`\n`, '\n').replaceAll(/["',]/g, '');
    return await importPKCS8(key.trim(), 'RS256');
  } catch {
    // Without the cause, which may quote the key.
    console.error(
      'FIREBASE_PRIVATE_KEY is not the private key of a service account: from -----BEGIN to KEY-----.',
    );
    throw new StoreError('unconfigured');
  }
}
