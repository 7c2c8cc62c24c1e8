import { versionedKinds } from '../../src/records/kinds.ts';
import { BlobStore } from '../../src/stores/blobStore.ts';
import { removeExpired } from '../../src/stores/expiry.ts';
import { inbox, removeExpiredMessages } from './contact/inbox.ts';
import { gallery, stores } from './stores.ts';

/**
 * Deletes expired counts, marks and messages, and for good whatever was deleted 30 days ago. A part that fails keeps none of the others from
 * being done; the first failure is thrown at the end.
 */
export async function tidy(): Promise<void> {
  const { of } = stores();
  const done = await Promise.allSettled([
    ...(['attempts', 'sessions'] as const).map((name) =>
      removeExpired(new BlobStore(name), { most: Infinity }),
    ),
    ...versionedKinds.map((kind) => of(kind).sweep()),
    ...[removeExpiredMessages(), inbox().sweep(), gallery().sweep()],
  ]);
  for (const each of done) if (each.status === 'rejected') throw each.reason;
}
