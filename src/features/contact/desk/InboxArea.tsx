import { useCallback, useState } from 'react';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import { purposes, type Purpose } from '../../../config/contact.ts';
import { useDeletedRecords } from '../../../desk/kit/records/deleted/useDeletedRecords.ts';
import RecordMessage from '../../../desk/kit/records/screens/RecordMessage.tsx';
import { useReading } from '../../../desk/kit/records/useReading.ts';
import Panes from '../../../desk/kit/screen/Panes.tsx';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import type { Concert } from '../../../records/concert.ts';
import { listDeletedMessages, readMessage, type MessagesDesk } from './data/useMessages.ts';
import { useMessageNotices } from './data/useMessageNotices.ts';
import './Inbox.css';
import DeletedMessages from './list/DeletedMessages.tsx';
import MessageList from './list/MessageList.tsx';
import MessageScreen from './MessageScreen.tsx';
import PersonScreen from './PersonScreen.tsx';

interface Props {
  /** The parts of the address below the messages. */
  parts: readonly string[];
  desk: MessagesDesk;
  concerts: readonly Concert[] | undefined;
  /** Opens the form of a new concert with some values, or the one that was begun from the same `source`. */
  onConcert: (values: { date: string }, source: string) => void;
  /** Called with the ids of messages that were erased for good. */
  onErase: (ids: readonly string[]) => void;
}

const purposeIn = ([first]: readonly string[]): Purpose | undefined =>
  purposes.find((purpose) => purpose === first);

/** The band's inbox: on a phone a list or a message, on a wide window both. */
export default function InboxArea({ parts, desk, concerts, ...props }: Props) {
  const { t } = useDesk();
  const { onConcert, onErase } = props;
  const [id, below] = parts;
  const isList = id === undefined || purposeIn(parts) !== undefined;
  const deleted = useDeletedRecords(listDeletedMessages, desk.messages);
  const notices = useMessageNotices(desk);
  /** The selection of the list beside an open message, which the way back leads to. */
  const [purpose, setPurpose] = useState(purposeIn(parts));
  if (isList && purpose !== purposeIn(parts)) setPurpose(purposeIn(parts));
  const back = purpose ? addressOf('messages', purpose) : addressOf('messages');
  const listed = desk.messages?.find((each) => each.id === id);
  const readWhole = useCallback(() => readMessage(id ?? ''), [id]);
  const whole = useReading(readWhole, listed?.isExcerpt);
  // Of the band's notes the list is newer.
  const text = id !== undefined && whole.value?.id === id ? whole.value.message : undefined;
  const message = listed?.isExcerpt ? text !== undefined && { ...listed, message: text } : listed;

  const screen = () => {
    if (id === 'deleted')
      return (
        <DeletedMessages
          {...{ deleted, back }}
          hasFailed={desk.hasFailed && !desk.messages}
          onRestore={notices.restore}
        />
      );
    if (!message)
      return (
        <RecordMessage
          kind="message"
          back={back}
          isMissing={Boolean(desk.messages && !listed)}
          hasFailed={desk.hasFailed || whole.hasFailed}
        />
      );
    if (below === 'person')
      return (
        <PersonScreen
          message={message}
          messages={desk.messages ?? []}
          onSave={() => notices.savePerson(message)}
          onErase={async (ids) => {
            if (!(await notices.erase(message, ids))) return;
            onErase(ids);
            location.replace(back);
          }}
        />
      );
    return (
      <MessageScreen
        {...{ message, back, concerts, onConcert }}
        onChange={notices.change}
        onRemove={() => {
          location.replace(back);
          void notices.remove(message);
        }}
      />
    );
  };

  return (
    <Panes
      isList={isList}
      isForm={!isList && id !== 'deleted'}
      address={parts.join('/')}
      list={
        <MessageList
          {...{ desk, purpose }}
          deletedCount={deleted.records?.length}
          openId={isList ? undefined : id}
        />
      }
      screen={isList ? undefined : screen()}
      closed={t('panel-choose')}
      notice={notices.notice}
      onDismiss={notices.dismiss}
    />
  );
}
