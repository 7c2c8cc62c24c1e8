import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { letterPageSize } from '../../../../config/api.ts';
import { useChanges } from '../../../../desk/kit/changes/useChanges.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import { recordCalls, readList } from '../../../../desk/kit/records/recordCalls.ts';
import { parseJson } from '../../../../lib/parseJson.ts';
import { call } from '../../../../lib/browser/http.ts';
import {
  listedMessage,
  messageChange,
  personMessage,
  type ListedMessage,
  type PersonMessage,
} from '../../../../records/contact/contactMessage.ts';
import { kinds } from '../../../../records/kinds.ts';

const { path } = kinds.message;
const calls = recordCalls(path, 'message', listedMessage, ['answered', 'kept', 'concert']);

/** The band's notes on a message: nobody changes what a visitor has written, and a list has only the beginning of a long text. */
export type MessageNote = Partial<Pick<ListedMessage, 'answered' | 'kept' | 'concert'>>;

const messageKind = { prefix: 'message:', calls, serverErrors: () => [] };

/** Name of the entry in which an older version of the desk kept its notes, by the id of their message. */
const formerEntry = 'desk-message-notes';
const formerNotes = z.record(z.string(), messageChange);

export const { listDeleted: listDeletedMessages } = calls;

const ofPerson = (email: string): Blob => new Blob([JSON.stringify({ email })], { type: 'application/json' });

/** Everything that the inbox holds of a sender at this moment, deleted messages too, the newest first. */
export const listOfPerson = (email: string): Promise<PersonMessage[]> =>
  readList(
    `${path}/person`,
    'message',
    personMessage,
    (page) => call(page, { method: 'POST', body: ofPerson(email) }),
    letterPageSize,
  );

/** The whole message, of which a list has the beginning alone. */
export const readMessage = (id: string): Promise<ListedMessage> => calls.get(id);

interface Options {
  /** True while somebody is logged in: the letters of strangers are nobody else's. */
  isOpen: boolean;
  onExpire: () => void;
}

/** The messages of the inbox, the newest first, and every change of them. */
export function useMessages(options: Options) {
  const { records, drop, attempt, ...list } = useChanges({ kind: messageKind, ...options });
  const messages = useMemo(
    () => records?.toSorted((one, other) => other.received.localeCompare(one.received)),
    [records],
  );
  const takeOver = useEffectEvent(() => {
    const storage = browserStorage();
    const notes = parseJson(storage?.getItem(formerEntry) ?? '', formerNotes) ?? {};
    storage?.removeItem(formerEntry);
    for (const [id, set] of Object.entries(notes)) void list.make({ id }, { set, was: {} });
  });
  useEffect(() => takeOver(), []);
  return {
    ...{ ...list, messages },
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
