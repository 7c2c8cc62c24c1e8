import { useEffect, useState } from 'react';
import { reportDefect } from '../../../../lib/browser/http.ts';

export interface DeletedList<Deleted> {
  /** Undefined until they have been loaded. */
  records: readonly Deleted[] | undefined;
  hasFailed: boolean;
  /** Takes a restored record out of the list. */
  drop: (id: string) => void;
}

/**
 * The records that can be restored. The list is read once `others`, the records that are not deleted, are there, and again when they change:
 * a deletion may end after the list has opened.
 */
export function useDeletedRecords<Deleted extends { id: string }>(
  list: () => Promise<Deleted[]>,
  others: readonly object[] | undefined,
): DeletedList<Deleted> {
  const [records, setRecords] = useState<readonly Deleted[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!others) return;
    let isNewest = true;
    list().then(
      (deleted) => {
        if (!isNewest) return;
        setRecords(deleted);
        setFailed(false);
      },
      (error: unknown) => {
        reportDefect(error);
        if (isNewest) setFailed(true);
      },
    );
    return () => {
      isNewest = false;
    };
  }, [list, others]);
  return { records, hasFailed, drop: (id) => setRecords(records?.filter((record) => record.id !== id)) };
}
