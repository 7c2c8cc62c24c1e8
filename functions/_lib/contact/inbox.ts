import { createHash } from 'node:crypto';
import { messageDays } from '../../../src/config/contact.ts';
import { dayMs, hourMs } from '../../../src/config/time.ts';
import {
  contactMessage,
  type ContactMessage,
  type ListedMessage,
} from '../../../src/records/contact/contactMessage.ts';
import { keyWithExpiry, removeExpired } from '../../../src/stores/expiry.ts';
import { readRecord } from '../../../src/stores/record.ts';
import { ProblemError } from '../http/problemError.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';

const lifetimeMs = messageDays * dayMs;

/** An id is its key, with a hyphen in place of the slash. */
const idForm = /^\d{1,9}-[\w-]{1,40}$/;
const idOf = (key: string) => key.replace('/', '-');

/** A key for a message; the same text of the same sender has the same key within an hour. */
function keyOf({ purpose, name, email, message }: ContactMessage, now: number): string {
  const text = JSON.stringify([purpose, name, email, message]);
  return keyWithExpiry(now + lifetimeMs, createHash('sha256').update(text).digest('base64url').slice(0, 22));
}

/**
 * Stores a message for 180 days, and deletes expired ones. Returns its key, or `undefined` when the same message was stored within the
 * last hour: somebody has clicked twice, or repeated a message that seemed to be lost.
 */
export async function storeMessage(message: ContactMessage, now = Date.now()): Promise<string | undefined> {
  const store = new BlobStore('messages');
  const key = keyOf(message, now);
  const isRepeat = await store.has(keyOf(message, now - hourMs));
  const { modified } = isRepeat
    ? { modified: false }
    : await store.setJSON(key, message, { onlyIfNew: true });
  await removeExpired(store, now);
  return modified ? key : undefined;
}

/** Marks a stored message as sent by e-mail, unless it has been deleted in the meantime. */
export async function markSent(key: string): Promise<void> {
  const store = new BlobStore('messages');
  const message = await readMessage(store, key);
  if (message) await store.setJSON(key, { ...message, mail: 'sent' } satisfies ContactMessage);
}

/** Every message, newest first. A record that breaks its contract is left out and named in the log. */
export async function listMessages(): Promise<ListedMessage[]> {
  const store = new BlobStore('messages');
  const { blobs } = await store.list();
  const messages = await Promise.all(
    blobs.map(async ({ key }) => {
      const message = await readMessage(store, key);
      return message ? [{ id: idOf(key), ...message }] : [];
    }),
  );
  return messages.flat().sort((one, other) => other.received.localeCompare(one.received));
}

/** Deletes a message; 404 for an unknown id. */
export async function deleteMessage(id: string): Promise<void> {
  const store = new BlobStore('messages');
  const key = id.replace('-', '/');
  if (!idForm.test(id) || !(await store.has(key))) throw new ProblemError('not-found');
  await store.delete(key);
}

async function readMessage(store: BlobStore, key: string): Promise<ContactMessage | undefined> {
  const stored = await readRecord(store, key);
  if (stored === null) return undefined;
  const { data } = contactMessage.safeParse(stored);
  if (!data) console.error(`The message ${idOf(key)} breaks its contract and is left out.`);
  return data;
}
