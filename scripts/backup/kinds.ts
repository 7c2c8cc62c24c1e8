import { isDeepStrictEqual } from 'node:util';
import { messageDocuments } from '../../functions/_lib/contact/inbox.ts';
import { setting } from '../../functions/_lib/env.ts';
import { pauses } from '../../src/config/services.ts';
import { callService, type CallService } from '../../src/services/http/callService.ts';
import { withRetry } from '../../src/services/http/retry.ts';
import { kinds, versionedKinds } from '../../src/records/kinds.ts';
import type { CallLimits } from '../../src/stores/blobStore.ts';
import type { Documents } from '../../src/stores/documents.ts';
import { cloudinaryOf, openDocuments } from '../../src/stores/stores.ts';
import { CommandError } from '../serve/command.ts';
import type { Kind } from './kind.ts';
import { cloudinaryPictures, embeddedPictures } from './pictures.ts';

/** Limits of one call: nobody waits for the answer of a page here. Times in milliseconds. */
const limits: CallLimits = { timeoutMs: 60_000, pauses };
const callMs = 30_000;

/** As `callService`, with more attempts. */
const call: CallService = (service, work) =>
  withRetry(
    () => callService(service, work, callMs),
    pauses,
    AbortSignal.timeout(callMs * (pauses.length + 1)),
  )();

/**
 * Every kind of records in the order of an import: the claims of addresses and the former versions come before their records, so that a
 * change meanwhile finds them. An export reads them in the opposite order.
 */
export function openKinds(): Kind[] {
  const stores = versionedKinds.map((name) => kinds[name].store).reverse();
  const names = ['slugs', ...stores.map((store) => `${store}-history` as const), ...stores] as const;
  return [
    ...names.map((name) => ofDocuments(name, openDocuments(name, setting, undefined, { limits, call }))),
    openPictures(),
    ofDocuments('messages', messageDocuments(limits)),
  ];
}

const ofDocuments = (name: string, { listAll, create }: Documents): Kind => ({
  ...{ name, listAll, create },
  isSame: (one, other) =>
    isDeepStrictEqual(one.fields, other.fields) &&
    (one.deleted === undefined) === (other.deleted === undefined),
});

function openPictures(): Kind {
  if (!setting('CLOUDINARY_URL')) return embeddedPictures(limits);
  const account = cloudinaryOf(setting);
  // Without the address, which holds a secret.
  if (!account)
    throw new CommandError('CLOUDINARY_URL is not written as cloudinary://<key>:<secret>@<cloud>.');
  return cloudinaryPictures(account, call);
}
