import { inbox } from './inbox.ts';
import { mailbox, sendStored } from './mail.ts';

/** No mail begins later in a run, in milliseconds: the host ends a scheduled function after 30 s. */
const runMs = 15_000;

/** Sends the mails that could not be sent, the oldest first, until `late`. */
export async function sendUnsent(late = AbortSignal.timeout(runMs)): Promise<void> {
  if (!mailbox()) return;
  const messages = await inbox().list();
  await sendStored(messages.filter(({ mail }) => mail === 'unsent').toReversed(), late);
}
