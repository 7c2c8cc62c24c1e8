import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { Fields } from '../../../../records/fields.ts';
import { byOrder } from '../../../../records/text.ts';
import type { OwnDesk, OwnRecord } from './useOwnRecords.ts';

/** A record with a place in a list, from 1. */
interface Placed extends OwnRecord {
  order: number;
}

/** The place after the last one, as a value of a form. */
export const nextOrder = (records: readonly { order: number }[] = []): string =>
  String(Math.max(0, ...records.map(({ order }) => order)) + 1);

/** The place before the first one. */
export const firstOrder = (records: readonly { order: number }[] = []): string =>
  String(Math.min(2, ...records.map(({ order }) => order)) - 1);

/** The records whose place a move changes, each with its new one; `by` is -1 for one place to the front. */
export function moved<Stored extends Placed>(records: readonly Stored[], { id }: Stored, by: number) {
  const ordered = records.toSorted(byOrder);
  const from = ordered.findIndex((each) => each.id === id);
  const record = ordered[from];
  if (!record || !ordered[from + by]) return [];
  return ordered
    .toSpliced(from, 1)
    .toSpliced(from + by, 0, record)
    .map((each, index) => ({ record: each, order: index + 1 }))
    .filter(({ record: each, order }) => each.order !== order);
}

type Places<Stored> = readonly { record: Stored; order: number }[];

/** Moves a record in its list: changes of one tap, which one notice tells and takes back. */
export function useMoves<Table extends Fields, Stored extends Placed>(own: OwnDesk<Table, Stored>) {
  const { t } = useDesk();
  const { desk, nameOf, later } = own;
  const { attempt, setNotice, undo } = own.notices;
  const change = async (places: Places<Stored>) => {
    const made = await Promise.all(
      places.map(({ record, order }) => desk.patch(record, { ...record, order })),
    );
    return (
      made.find((each) => 'refusal' in each) ?? {
        waits: made.some((each) => 'waits' in each && each.waits),
      }
    );
  };
  const takeBack = async (places: Places<Stored>) => {
    const former = places.map(({ record, order }) => ({
      record: { ...record, order },
      order: record.order,
    }));
    const made = await attempt(change(former), { undoes: true });
    if (made) setNotice({ text: t('undone'), detail: later(made.waits) });
  };
  return async (record: Stored, by: number) => {
    const places = moved(desk.records ?? [], record, by);
    const to = places.find((each) => each.record.id === record.id)?.order;
    if (to === undefined) return;
    const made = await attempt(change(places));
    if (!made) return;
    setNotice({
      text: t('own-moved', { name: nameOf(record), place: to }),
      detail: later(made.waits),
      actions: [undo(record.id, () => takeBack(places))],
    });
  };
}
