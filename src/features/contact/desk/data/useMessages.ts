import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { hasExpired } from '../../../../components/session/session.ts';
import { isOpen } from '../../../../desk/kit/records/outbox/sendCopy.ts';
import { recordCalls, readList } from '../../../../desk/kit/records/recordCalls.ts';
import { useRecordList } from '../../../../desk/kit/records/useRecordList.ts';
import { call, reportDefect } from '../../../../lib/browser/http.ts';
import {
  deletedMessage,
  listedMessage,
  personMessage,
  type ListedMessage,
  type MessageChange,
  type PersonMessage,
} from '../../../../records/contact/contactMessage.ts';
import { forgetNote, keepNote, readNotes } from './waitingNotes.ts';

const path = '/api/messages';
const calls = recordCalls(path, 'message', listedMessage, 'PATCH');

/** The messages that can be restored, the last deleted first. */
export const listDeletedMessages = () => readList(`${path}?deleted`, 'message', deletedMessage);

const ofPerson = (email: string): Blob => new Blob([JSON.stringify({ email })], { type: 'application/json' });

/** Everything that the inbox holds of a sender at this moment, deleted messages too, the newest first. */
export const listOfPerson = (email: string): Promise<PersonMessage[]> =>
  readList(`${path}/person`, 'message', personMessage, (page) =>
    call(page, { method: 'POST', body: ofPerson(email) }),
  );

/** The whole message, of which a list has the beginning alone. */
export const readMessage = (id: string): Promise<ListedMessage> => calls.get(id);

interface Options {
  /** True while somebody is logged in: the letters of strangers are nobody else's. */
  isOpen: boolean;
  onExpire: () => void;
}

const withNote = (message: ListedMessage, note: MessageChange = {}): ListedMessage => {
  const { answered = message.answered, kept = message.kept, concert = message.concert } = note;
  return { ...message, answered, kept, concert };
};

/** Interval at which waiting notes are sent again, in milliseconds. */
const retryMs = 60_000;

/** A message after a change; `waits` where the change was not answered. */
interface Sent {
  record: ListedMessage;
  waits: boolean;
}

/** Changes the present version. What somebody else has noted meanwhile stays, because each note is a field of its own. */
const replace: typeof calls.replace = (message, note) =>
  calls.replace(message, note).catch((failure: unknown) => {
    const present = calls.presentVersion(failure);
    if (!present) throw failure;
    return calls.replace(present, note);
  });

/** The messages of the inbox, the newest first, and every change of them. */
export function useMessages(options: Options) {
  const { records, put, drop, attempt, ...list } = useRecordList({ calls, ...options });
  const messages = useMemo(() => {
    const notes = readNotes();
    return records
      ?.map((message) => withNote(message, notes[message.id]))
      .toSorted((one, other) => other.received.localeCompare(one.received));
  }, [records]);

  /** The last call for each message. */
  const calling = useRef(new Map<string, Promise<Sent>>());
  /** Sends what waits for a message, `change` where the browser stores nothing, after the call before. */
  const send = (message: ListedMessage, change: MessageChange): Promise<Sent> => {
    const { id } = message;
    const before = calling.current.get(id);
    const next = Promise.allSettled([before]).then(async (): Promise<Sent> => {
      const note = readNotes()[id] ?? change;
      try {
        const { record } = await replace(message, note);
        forgetNote(id, note);
        put(record);
        return { record, waits: false };
      } catch (failure) {
        if (isOpen(failure) || hasExpired(failure)) throw failure;
        forgetNote(id, note);
        throw failure;
      }
    });
    calling.current.set(id, next);
    return next;
  };
  const sendWaiting = useEffectEvent(() => {
    const notes = readNotes();
    for (const message of records ?? []) {
      const note = notes[message.id];
      if (note) send(message, note).catch(reportDefect);
    }
  });
  // After each list that is loaded: before, the network or the log-in was gone.
  useEffect(() => sendWaiting(), [records]);
  useEffect(() => {
    const timer = setInterval(() => sendWaiting(), retryMs);
    return () => clearInterval(timer);
  }, []);

  return {
    ...{ ...list, messages },
    /** Notes something on a message. Without an answer the note waits on this device, and is sent by itself. */
    change: (message: ListedMessage, change: MessageChange) =>
      attempt(async () => {
        const note = keepNote(message.id, change);
        try {
          return await send(message, note);
        } catch (failure) {
          if (!isOpen(failure)) throw failure;
          const record = withNote(message, note);
          put(record);
          return { record, waits: true };
        }
      }),
    /** Deletes a message, once its last note has been answered. */
    remove: async (message: ListedMessage) => {
      const sent = await calling.current.get(message.id)?.catch(() => undefined);
      // It may have been restored since.
      const isNewer = sent && sent.record.revision > message.revision;
      return list.remove(isNewer ? sent.record : message);
    },
    /** As the function of this name; returns its error. */
    listOfPerson: (email: string) => attempt(() => listOfPerson(email)),
    /** Deletes everything of a person for good, at the server by the address; `ids` are those of the list. */
    erase: (email: string, ids: readonly string[]) =>
      attempt(async () => {
        await call(path, { method: 'DELETE', body: ofPerson(email) });
        for (const id of ids) drop({ id });
        void list.load();
        return {};
      }),
  };
}

export type MessagesDesk = ReturnType<typeof useMessages>;
