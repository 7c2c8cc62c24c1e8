import { useReading } from '../useReading.ts';

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
  const { value: records, hasFailed, setValue } = useReading<readonly Deleted[]>(list, others);
  return { records, hasFailed, drop: (id) => setValue(records?.filter((record) => record.id !== id)) };
}
