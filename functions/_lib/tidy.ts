import { BlobStore } from '../../src/stores/blobStore.ts';
import { removeExpired } from '../../src/stores/expiry.ts';
import { inbox, removeExpiredMessages } from './contact/inbox.ts';
import { mailbox, sendStored } from './contact/mail.ts';
import { gallery, stores } from './stores.ts';

/** No mail begins later in a run, in milliseconds: the host ends a scheduled function after 30 s. */
const runMs = 15_000;

/**
 * Deletes expired counts, marks and messages, and for good whatever was deleted 30 days ago; then sends the mails that could not be sent. A part
 * that fails keeps none of the others from being done; the first failure is thrown at the end.
 */
export async function tidy(late = AbortSignal.timeout(runMs)): Promise<void> {
  const { concerts, venues } = stores();
  const done = await Promise.allSettled([
    ...(['attempts', 'sessions'] as const).map((name) =>
      removeExpired(new BlobStore(name), { most: Infinity }),
    ),
    ...[removeExpiredMessages(), concerts.sweep(), venues.sweep(), inbox().sweep(), gallery().sweep()],
    sendUnsent(late),
  ]);
  for (const each of done) if (each.status === 'rejected') throw each.reason;
}

/** Sends the unsent mails, the oldest first, until `late`. */
async function sendUnsent(late: AbortSignal): Promise<void> {
  if (!mailbox()) return;
  const messages = await inbox().list();
  await sendStored(messages.filter(({ mail }) => mail === 'unsent').toReversed(), late);
}
