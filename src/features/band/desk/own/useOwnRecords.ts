import { openAfterDialog } from '../../../../components/hooks/useDialogEntry.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { afterForm } from '../../../../desk/kit/origin.ts';
import { changedFields } from '../../../../desk/kit/records/isEqual.ts';
import type { RecordKind } from '../../../../desk/kit/records/recordKind.ts';
import type { useChangeNotices } from '../../../../desk/kit/records/useChangeNotices.ts';
import { useStoredRecords } from '../../../../desk/kit/records/useStoredRecords.ts';
import type { Fields, ValuesOf } from '../../../../records/fields.ts';

/** A record that visitors see after the next build. */
export interface OwnRecord {
  id: string;
  revision: number;
  updatedAt?: string | undefined;
}

/** Props of the screens of each kind of the area. */
export interface OwnScreensProps {
  /** The first part of the address below the area. */
  name: string | undefined;
  /** The parts of the address below the area, while it names these screens; else undefined. */
  parts: readonly string[] | undefined;
  notices: ReturnType<typeof useChangeNotices>;
  onExpire: () => void;
  /** Called before a list opens on the row of a record that was saved. */
  onRow: (...parts: string[]) => void;
}

interface Options<Table extends Fields, Stored extends OwnRecord> extends OwnScreensProps {
  kind: RecordKind<Table, Stored>;
  nameOf: (record: Stored) => string;
  /** Address that follows a form that was sent. */
  back: string;
}

/** The stored records of a kind that goes out with a build, the unsent drafts of this browser, and every change with its notice. */
export function useOwnRecords<Table extends Fields, Stored extends OwnRecord>(
  options: Options<Table, Stored>,
) {
  const { t } = useDesk();
  const { kind, nameOf, notices, parts = [], back, onExpire, onRow } = options;
  const [, ...list] = kind.screen;
  const { attempt, setNotice, undo, detail } = notices;
  /** Visitors see it later: the notice says so, unless it waits for a network. */
  const later = (waits = false) => (waits ? detail(null, true) : t('own-online'));
  const desk = useStoredRecords<ValuesOf<Table>, Stored>({
    ...{ kind, onExpire },
    onRefuse: (refusal, record) => notices.showRefusal(refusal, record ? nameOf(record) : t('draft-unnamed')),
    onSent: ({ key, record, before, isDone }) => {
      setNotice({
        text: t('saved', { name: nameOf(record) }),
        detail: later(),
        ...(before && { actions: [undo(record.id, () => takeBack(record, before))] }),
      });
      if (!isDone || !parts.includes(key)) return;
      onRow(...list, record.id);
      openAfterDialog(afterForm(back));
    },
  });
  /** Sets a record back to a former version, field by field. */
  async function takeBack(present: Stored, former: Stored): Promise<void> {
    const fields = changedFields(former, present);
    const result = await attempt(desk.patch(present, fields), { undoes: true });
    if (result) setNotice({ text: t('undone'), detail: later(result.waits) });
  }
  return {
    ...{ nameOf, notices, later },
    // The last notice and its way back are of the change before.
    desk: { ...desk, onBegin: notices.dismiss },
    takeBack: (present: Stored, former: Stored) => void takeBack(present, former),
    remove: (record: Stored) => notices.remove(desk, record, nameOf(record), later()),
    restore: (record: Stored) => notices.restore(desk, { id: record.id, name: nameOf(record) }, later()),
  };
}

export type OwnDesk<Table extends Fields, Stored extends OwnRecord> = ReturnType<
  typeof useOwnRecords<Table, Stored>
>;
