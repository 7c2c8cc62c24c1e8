import { useState, type ReactNode } from 'react';
import { useDesk } from '../../deskContext.ts';
import { restorableDays } from '../../../../config/stores.ts';
import FormActions from '../../form/FormActions.tsx';
import FormHead from '../../form/FormHead.tsx';
import { kinds, type KindName } from '../../../../records/kinds.ts';
import { addressOf, listTitle, type AreaAddress } from '../../screen/screens.ts';
import RestorableRow from '../../screen/RestorableRow.tsx';
import { daysLeft } from './keptDays.ts';
import type { DeletedList } from './useDeletedRecords.ts';

/** A row of the list. */
interface Row {
  key: string;
  name: string;
  detail: string;
  /** Instant of the deletion. */
  since: string;
  image?: ReactNode;
  onRestore: () => void;
}

interface Props<Deleted> {
  kind: KindName;
  /** Address that the way back leads to; the kind's list where it is absent. */
  back?: string;
  deleted: DeletedList<Deleted>;
  /** True where the records that are not deleted cannot be loaded. */
  haveOthersFailed: boolean;
  /** Discarded drafts of new records. */
  drafts?: readonly Row[];
  detailOf: (record: Deleted) => string;
  imageOf?: (record: Deleted) => ReactNode;
  onRestore: (record: Deleted) => Promise<boolean>;
}

/** The records that were deleted in the last 30 days. */
export default function DeletedRecords<Deleted extends { id: string; name: string; deleted: string }>(
  props: Props<Deleted>,
) {
  const { t } = useDesk();
  const { kind, drafts = [], detailOf, imageOf, onRestore } = props;
  const address: AreaAddress = kinds[kind].screen;
  const { back = addressOf(...address) } = props;
  const { records, hasFailed, drop } = props.deleted;
  const [now] = useState(Date.now);
  const restore = async (record: Deleted) => {
    if (await onRestore(record)) drop(record.id);
  };
  const rows = [
    ...drafts,
    ...(records ?? []).map((record) => ({
      ...{ key: record.id, name: record.name, detail: detailOf(record), since: record.deleted },
      image: imageOf?.(record),
      onRestore: () => void restore(record),
    })),
  ];

  return (
    <>
      <FormHead crumb={t(listTitle(kind))} heading={t('deleted-heading')} />
      <p>{t('deleted-text', { days: restorableDays })}</p>
      <p role="status">
        {!records && t(hasFailed || props.haveOthersFailed ? 'list-failed' : 'wait')}
        {records && rows.length === 0 && t('deleted-none')}
      </p>
      <ul className="deleted" role="list">
        {rows.map(({ key, name, detail, since, image, onRestore: handleRestore }) => (
          <RestorableRow
            key={key}
            {...{ name, image }}
            lines={[name]}
            details={[detail, t('deleted-left', { count: daysLeft(since, now) })]}
            onRestore={handleRestore}
          />
        ))}
      </ul>
      <FormActions back={back} />
    </>
  );
}
