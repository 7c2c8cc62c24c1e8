import type { ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { isNewKey, type Draft } from '../../../../desk/kit/drafts/drafts.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import { useDeletedRecords } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import HistoryScreen from '../../../../desk/kit/records/history/HistoryScreen.tsx';
import NewDraft from '../../../../desk/kit/records/NewDraft.tsx';
import type { RecordKind } from '../../../../desk/kit/records/recordKind.ts';
import RecordScreen from '../../../../desk/kit/records/RecordScreen.tsx';
import { addressOf, type AreaAddress } from '../../../../desk/kit/screen/screens.ts';
import type { Fields, ValuesOf } from '../../../../records/fields.ts';
import type { OwnDesk, OwnRecord } from './useOwnRecords.ts';

/** Props of the form of a record. */
export interface OwnFormProps<Table extends Fields, Stored extends OwnRecord> {
  own: OwnDesk<Table, Stored>;
  /** Key of the draft that the form edits. */
  draftKey: string;
  /** Undefined for a new record. */
  base: Stored | undefined;
  draft: Draft<ValuesOf<Table>, Stored> | undefined;
  /** Address that the way back leads to. */
  back: string;
}

interface Props<Table extends Fields, Stored extends OwnRecord> {
  kind: RecordKind<Table, Stored> & { listDeleted: () => Promise<(Stored & { deleted: string })[]> };
  own: OwnDesk<Table, Stored>;
  nameOf: (record: Stored) => string;
  /** The parts of the address below the kind's list. */
  parts: readonly string[];
  /** Address that the form's way back leads to; the list where it is absent. */
  back?: string;
  list: ReactNode;
  form: (props: OwnFormProps<Table, Stored>) => ReactNode;
}

/** The screens of a kind: its list, the form of a record, its history, and what was deleted. */
export default function OwnScreens<Table extends Fields, Stored extends OwnRecord>(
  props: Props<Table, Stored>,
) {
  const { kind, own, nameOf, parts, list, form } = props;
  const { back = addressOf(...kind.screen) } = props;
  const { desk } = own;
  const [id, below] = parts;
  if (id === undefined) return list;
  if (id === 'deleted') return <Deleted {...{ kind, own, nameOf }} />;
  if (id === 'new') return <NewDraft kind={kind} />;
  const record = desk.records?.find((each) => each.id === id);
  if (below === 'history')
    return (
      <HistoryScreen
        {...{ kind, id }}
        present={record}
        name={record ? nameOf(record) : ''}
        onTakeBack={own.takeBack}
      />
    );
  return (
    <RecordScreen key={id} {...{ kind, desk, back, nameOf }} draftKey={id} id={isNewKey(id) ? undefined : id}>
      {({ draft, stored }) => form({ own, draftKey: id, base: draft?.base ?? stored, draft, back })}
    </RecordScreen>
  );
}

function Deleted<Table extends Fields, Stored extends OwnRecord>({
  kind,
  own,
  nameOf,
}: Pick<Props<Table, Stored>, 'kind' | 'own' | 'nameOf'>) {
  const { records, ...deleted } = useDeletedRecords(kind.listDeleted, own.desk.records);
  const named = records?.map((record) => ({ ...record, name: nameOf(record) }));
  return (
    <DeletedRecords
      kind={kind.name}
      deleted={{ ...deleted, records: named }}
      haveOthersFailed={own.desk.hasFailed}
      detailOf={() => ''}
      onRestore={own.restore}
    />
  );
}

interface RemoveProps {
  label: string;
  /** Address of the list, which opens at once. */
  back: string;
  onRemove: () => unknown;
}

/** Deletes a stored record. */
export const RemoveButton = ({ label, back, onRemove }: RemoveProps) => (
  <p>
    <button
      className="link"
      type="button"
      onClick={() => {
        location.replace(back);
        void onRemove();
      }}
    >
      {label}
    </button>
  </p>
);

/** The way to the changes of a stored record. */
export function HistoryLink({ kind, id }: { kind: { screen: AreaAddress }; id: string }) {
  const { t } = useDesk();
  return (
    <p>
      <a className="link" href={addressOf(...kind.screen, id, 'history')}>
        {t('action-history')}
      </a>
    </p>
  );
}
