import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { restorableDays } from '../../../../config/stores.ts';
import { dayMs } from '../../../../config/time.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import type { DeletedList } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import type { ListedMessage } from '../../../../records/contact/contactMessage.ts';
import type { Deleted } from '../../../../records/records.ts';
import { arrival, expiryOf } from '../data/words.ts';

interface Props {
  deleted: DeletedList<Deleted<ListedMessage>>;
  /** True where the messages cannot be loaded. */
  hasFailed: boolean;
  back: string;
  onRestore: (message: ListedMessage) => Promise<boolean>;
}

/** The deleted messages. One that expires sooner than its 30 days are over says so by its days. */
export default function DeletedMessages({ deleted, hasFailed, back, onRestore }: Props) {
  const { locale, t } = useDesk();
  const records = deleted.records?.map((message) => ({ ...message, deleted: deletedSince(message) }));
  return (
    <DeletedRecords
      {...{ back, onRestore }}
      deleted={{ ...deleted, records }}
      haveOthersFailed={hasFailed}
      kind="message"
      detailOf={({ purpose, received }) =>
        `${t(`message-${purpose}`)}, ${arrival(locale, new Date(received), new Date())}`
      }
    />
  );
}

/** The instant from which its days are counted. */
function deletedSince(message: Deleted<ListedMessage>): string {
  const latest = new Date(expiryOf(message).getTime() - restorableDays * dayMs).toISOString();
  return !message.kept && latest < message.deleted ? latest : message.deleted;
}
