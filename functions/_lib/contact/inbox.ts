import { createHash } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import { messageDays } from '../../../src/config/contact.ts';
import {
  contactMessage,
  type ContactMessage,
  type ListedMessage,
} from '../../../src/contracts/contactMessage.ts';
import { keyWithExpiry, removeExpired } from '../storage/expiry.ts';
import { readRecord } from '../storage/record.ts';
import { ProblemError } from '../http/problemError.ts';
import { open } from '../storage/stores.ts';

const hour = 3_600_000;
const lifetime = messageDays * 24 * hour;

/** An id is its key, with a hyphen in place of the slash. */
const idForm = /^(\d{1,9})-([\w-]{1,40})$/;
const idOf = (key: string) => key.replace('/', '-');

/** A key for a message; the same text of the same sender has the same one within an hour. */
function keyOf({ purpose, name, email, message }: ContactMessage, now: number): string {
  const text = JSON.stringify([purpose, name, email, message]);
  return keyWithExpiry(now + lifetime, createHash('sha256').update(text).digest('base64url').slice(0, 22));
}

/**
 * Keeps a message for 180 days, and removes those whose days are over. Returns its key, or nothing when the same message has been
 * kept within the last hour: somebody has pressed twice, or sent again what seemed to be lost.
 */
export async function keepMessage(message: ContactMessage, now = Date.now()): Promise<string | undefined> {
  const store = open('messages');
  const key = keyOf(message, now);
  const isRepeat = (await store.getWithMetadata(keyOf(message, now - hour))) !== null;
  const { modified } = isRepeat
    ? { modified: false }
    : await store.setJSON(key, message, { onlyIfNew: true });
  await removeExpired(store, now);
  return modified ? key : undefined;
}

/** Notes that a kept message has been sent by e-mail, too, unless somebody has deleted it in the meantime. */
export async function markSent(key: string): Promise<void> {
  const store = open('messages');
  const message = await readMessage(store, key);
  if (message) await store.setJSON(key, { ...message, mail: 'sent' } satisfies ContactMessage);
}

/** Every message, newest first. One that cannot be read is left out and named in the log. */
export async function listMessages(): Promise<ListedMessage[]> {
  const store = open('messages');
  const { blobs } = await store.list();
  const messages = await Promise.all(
    blobs.map(async ({ key }) => {
      const message = await readMessage(store, key);
      return message ? [{ id: idOf(key), ...message }] : [];
    }),
  );
  return messages.flat().sort((one, other) => other.received.localeCompare(one.received));
}

/** 404 when there is none of this id. */
export async function deleteMessage(id: string): Promise<void> {
  const store = open('messages');
  const [, until, name] = idForm.exec(id) ?? [];
  const key = `${until ?? ''}/${name ?? ''}`;
  if (!name || (await store.getWithMetadata(key)) === null) throw new ProblemError('not-found');
  await store.delete(key);
}

async function readMessage(store: Store, key: string): Promise<ContactMessage | undefined> {
  const kept = await readRecord(store, key);
  if (kept === null) return undefined;
  const { data } = contactMessage.safeParse(kept);
  if (!data) console.error(`The message ${idOf(key)} breaks its contract and is left out.`);
  return data;
}
