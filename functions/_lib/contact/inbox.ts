import { createHash } from 'node:crypto';
import { messageDays } from '../../../src/config/contact.ts';
import { dayMs, hourMs } from '../../../src/config/time.ts';
import {
  inboxMessage,
  type ContactMessage,
  type InboxMessage,
} from '../../../src/records/contact/contactMessage.ts';
import { blobDocuments } from '../../../src/stores/blobDocuments.ts';
import { BlobStore, type CallLimits } from '../../../src/stores/blobStore.ts';
import { isExpired, keyWithExpiry, removeExpired } from '../../../src/stores/expiry.ts';
import { readRecord, untilWritten } from '../../../src/stores/record.ts';
import { versionedRecords, type VersionedRecords } from '../../../src/stores/versionedRecords.ts';

const lifetimeMs = messageDays * dayMs;

/** An id is its key, with a hyphen in place of the slash. */
const keys = {
  toKey: (id: string) => id.replace('-', '/'),
  toId: (key: string) => key.replace('/', '-'),
};

/** Whether a text can be the id of a message. */
export const isMessageId = (text: string): boolean => /^\d{1,9}-[\w-]{1,40}$/.test(text);

/** The stored messages, deleted ones too. */
export const messageDocuments = (limits?: CallLimits) => blobDocuments('messages', { keys, limits });

/** The band's inbox: the newest message first, and the rules of concerts and venues for changes, deletion and restoring. */
export const inbox = (): VersionedRecords<InboxMessage> =>
  versionedRecords(messageDocuments(), {
    name: 'message',
    contract: inboxMessage,
    inOrder: (one, other) => other.received.localeCompare(one.received),
  });

/** A key for a message; the same text of the same sender has the same key within an hour. */
function keyOf({ purpose, name, email, message }: ContactMessage, now: number): string {
  const text = JSON.stringify([purpose, name, email, message]);
  return keyWithExpiry(now + lifetimeMs, createHash('sha256').update(text).digest('base64url').slice(0, 22));
}

/**
 * Stores a message for 180 days, and deletes expired ones that the band does not keep. Returns its id, or `undefined` when the same message
 * was stored within the last hour: somebody has clicked twice, or repeated a message that seemed to be lost.
 */
export async function storeMessage(message: ContactMessage, now = Date.now()): Promise<string | undefined> {
  const store = new BlobStore('messages');
  const key = keyOf(message, now);
  const isRepeat = await store.has(keyOf(message, now - hourMs));
  const { modified } = isRepeat
    ? { modified: false }
    : await store.setJSON(key, message, { onlyIfNew: true });
  await removeExpiredMessages(now);
  return modified ? keys.toId(key) : undefined;
}

/** Deletes the messages whose 180 days are over, but those that the band keeps. */
export async function removeExpiredMessages(now = Date.now()): Promise<void> {
  const store = new BlobStore('messages');
  await removeExpired(store, now, async (expired) => isKept(await readRecord(store, expired), now));
}

/** Marks a stored message as sent by e-mail, unless it has been erased in the meantime. The band's changes stay. */
export async function markSent(id: string): Promise<void> {
  const messages = messageDocuments();
  await untilWritten(async () => {
    const document = await messages.read(id);
    if (!document) return true;
    const { fields, deleted } = document;
    return (await messages.replace(document, { fields: { ...fields, mail: 'sent' }, deleted })) || undefined;
  });
}

/** Deletes messages for good, deleted ones too. Leaves out unknown ids, so that a repeated call is safe. */
export async function eraseMessages(ids: readonly string[]): Promise<void> {
  const messages = messageDocuments();
  await Promise.all(ids.filter(isMessageId).map((id) => messages.erase(id)));
}

/** Whether a stored value is a message that the band keeps, and can still restore if it was deleted. */
function isKept(stored: unknown, now: number): boolean {
  const { kept, deleted } = Object(stored) as { kept?: unknown; deleted?: unknown };
  return kept === true && !(typeof deleted === 'string' && isExpired(deleted, now));
}
