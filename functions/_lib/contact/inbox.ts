import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { excerptLength, messageDays } from '../../../src/config/contact.ts';
import { beginningOf } from '../../../src/config/encodePart.ts';
import { dayMs, hourMs } from '../../../src/config/time.ts';
import type { ContactMessage, InboxMessage } from '../../../src/records/contact/contactMessage.ts';
import { normalizeFields } from '../../../src/records/contact/contactFields.ts';
import { blobDocuments } from '../../../src/stores/blobDocuments.ts';
import { BlobStore, type CallLimits } from '../../../src/stores/blobStore.ts';
import type { Document } from '../../../src/stores/documents.ts';
import { isExpired, keyWithExpiry, removeExpired } from '../../../src/stores/expiry.ts';
import { readRecord, untilWritten } from '../../../src/stores/record.ts';
import { addressAsSent } from './fields.ts';
import { versionedRecords, type VersionedRecords } from '../../../src/stores/versionedRecords.ts';

const lifetimeMs = messageDays * dayMs;

/** An id is its key, with a hyphen in place of the slash. */
const keys = {
  toKey: (id: string) => id.replace('-', '/'),
  toId: (key: string) => key.replace('/', '-'),
};

/** The stored messages, deleted ones too. */
export const messageDocuments = (limits?: CallLimits) => blobDocuments('messages', { keys, limits });

/** The band's inbox: the newest message first, and the rules of concerts and venues for changes, deletion and restoring. */
export const inbox = (): VersionedRecords<InboxMessage> =>
  versionedRecords(messageDocuments(), {
    name: 'message',
    inOrder: (one, other) => other.received.localeCompare(one.received),
  });

/** A key for a message; the same text of the same sender has the same key within an hour. */
function keyOf({ purpose, name, email, message }: ContactMessage, now: number): string {
  const text = JSON.stringify([purpose, name, email, message]);
  return keyWithExpiry(now + lifetimeMs, createHash('sha256').update(text).digest('base64url').slice(0, 22));
}

/**
 * Stores a message for 180 days. Returns its id, or `undefined` when the same message was stored within the last hour: somebody has clicked
 * twice, or repeated a message that seemed to be lost.
 */
export async function storeMessage(message: ContactMessage, now = Date.now()): Promise<string | undefined> {
  const store = new BlobStore('messages');
  const key = keyOf(message, now);
  if (await store.has(keyOf(message, now - hourMs))) return undefined;
  const { modified } = await store.setJSON(key, message, { onlyIfNew: true });
  return modified ? keys.toId(key) : undefined;
}

/** Deletes the messages whose 180 days are over, but those that the band keeps. */
export async function removeExpiredMessages(now = Date.now()): Promise<void> {
  const store = new BlobStore('messages');
  const isKeptThere = async (key: string) => isKept(await readRecord(store, key), now);
  await removeExpired(store, { now, most: Infinity, isKept: isKeptThere });
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

/** The messages of a list, with the beginning of a long text alone: a list of whole letters would be too long for an answer. */
export const excerpts = <Message extends InboxMessage>(messages: readonly Message[]): Message[] =>
  messages.map((each) =>
    each.message.length > excerptLength
      ? { ...each, message: beginningOf(each.message, excerptLength), isExcerpt: true }
      : each,
  );

/** Everything stored of the sender with this address: what was deleted or has expired, too, and what breaks its contract. */
async function documentsOf(email: string): Promise<Document[]> {
  const person = personOf(email);
  const { items } = await messageDocuments().listAll();
  return items.filter(({ fields }) => typeof fields.email === 'string' && personOf(fields.email) === person);
}

/** The messages of a person, the newest first; deleted ones have the instant of their deletion. */
export async function messagesOf(email: string): Promise<Record<string, unknown>[]> {
  const found = (await documentsOf(email)).map(({ id, fields, deleted }) => ({
    ...{ ...fields, id },
    ...(deleted !== undefined && { deleted }),
  }));
  const received = ({ received = '' }: Record<string, unknown>) => String(received);
  return found.sort((one, other) => received(other).localeCompare(received(one)));
}

/** Erases at the same time. */
const erasedAtOnce = 50;

/** Deletes everything of a person for good. A repeated call is safe. */
export async function erasePerson(email: string): Promise<void> {
  const messages = messageDocuments();
  const ids = (await documentsOf(email)).map(({ id }) => id);
  await pLimit(erasedAtOnce).map(ids, (id) => messages.erase(id));
}

/** The person behind an address, however it is written: with capitals, with signs that show nothing, with another form of its domain. */
function personOf(email: string): string {
  const { email: visible } = normalizeFields({ purpose: '', name: '', email, message: '' });
  return addressAsSent(visible).normalize('NFC').toLowerCase();
}

/** Whether a stored value is a message that the band keeps, and can still restore if it was deleted. */
function isKept(stored: unknown, now: number): boolean {
  const { kept, deleted } = Object(stored) as { kept?: unknown; deleted?: unknown };
  return kept === true && !(typeof deleted === 'string' && isExpired(deleted, now));
}
