import { useMemo } from 'react';
import { recordCalls, readList } from '../../../../desk/kit/records/recordCalls.ts';
import { useRecordList } from '../../../../desk/kit/records/useRecordList.ts';
import { call } from '../../../../lib/browser/http.ts';
import {
  deletedMessage,
  listedMessage,
  type ListedMessage,
  type MessageChange,
} from '../../../../records/contact/contactMessage.ts';

const path = '/api/messages';
const calls = recordCalls(path, 'message', listedMessage, 'PATCH');

/** The messages that can be restored, the last deleted first. */
export const listDeletedMessages = () => readList(`${path}?deleted`, 'message', deletedMessage);

interface Options {
  /** True while somebody is logged in: the letters of strangers are nobody else's. */
  isOpen: boolean;
  onExpire: () => void;
}

/** The messages of the inbox, the newest first, and every change of them. */
export function useMessages(options: Options) {
  const { records, put, drop, attempt, ...list } = useRecordList({ calls, ...options });
  const messages = useMemo(
    () => records?.toSorted((one, other) => other.received.localeCompare(one.received)),
    [records],
  );
  return {
    ...{ ...list, messages },
    /** Changes what the band has noted. What somebody else has noted meanwhile stays, because each note is a field of its own. */
    change: (message: ListedMessage, change: MessageChange) =>
      attempt(async () => {
        const saved = await calls.replace(message, change).catch((failure: unknown) => {
          const present = calls.presentVersion(failure);
          if (!present) throw failure;
          return calls.replace(present, change);
        });
        put(saved.record);
        return saved;
      }),
    /** Deletes messages for good, deleted ones too. */
    erase: (ids: readonly string[]) =>
      attempt(async () => {
        const body = new Blob([JSON.stringify({ ids })], { type: 'application/json' });
        await call(path, { method: 'DELETE', body });
        for (const id of ids) drop({ id });
        return {};
      }),
  };
}

export type MessagesDesk = ReturnType<typeof useMessages>;
