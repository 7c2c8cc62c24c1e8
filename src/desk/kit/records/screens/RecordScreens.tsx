import type { ReactNode } from 'react';
import { useDesk } from '../../deskContext.ts';
import { isNewKey, type Draft } from '../../drafts/drafts.ts';
import type { Fields, ValuesOf } from '../../../../records/fields.ts';
import { isFixed } from '../../../../records/kinds.ts';
import { addressOf, type AreaAddress } from '../../screen/screens.ts';
import DeletedRecords from '../deleted/DeletedRecords.tsx';
import { useDeletedRecords } from '../deleted/useDeletedRecords.ts';
import HistoryScreen from '../history/HistoryScreen.tsx';
import type { NumberedRecord } from '../history/steps.ts';
import NewDraft from '../NewDraft.tsx';
import type { RecordKind } from '../recordKind.ts';
import RecordScreen, { type ListedDesk } from '../RecordScreen.tsx';

/** Props of the form of a record. */
export interface RecordFormProps<Table extends Fields, Stored extends NumberedRecord> {
  /** Key of the draft that the form edits. */
  draftKey: string;
  /** Undefined for a new record. */
  base: Stored | undefined;
  draft: Draft<ValuesOf<Table>, Stored> | undefined;
  /** Address that the way back leads to. */
  back: string;
}

interface Props<Table extends Fields, Stored extends NumberedRecord> {
  kind: RecordKind<Table, Stored>;
  desk: ListedDesk<ValuesOf<Table>, Stored>;
  nameOf: (record: Stored) => string;
  /** The parts of the address below the kind's list. */
  parts: readonly string[];
  /** Address that the form's way back leads to. */
  back: string;
  /** Both as in `RecordScreen`. */
  needsList?: boolean | undefined;
  full?: string | undefined;
  list: () => ReactNode;
  form: (props: RecordFormProps<Table, Stored>) => ReactNode;
  /** A deleted record in a few words. */
  detailOf?: (record: Stored) => string;
  onTakeBack: (present: Stored, former: Stored) => void;
  onRestore: (record: Stored & { name: string }) => Promise<boolean>;
}

/** The screens of a kind: its list, the form of a record, its history, and the deleted ones. */
export default function RecordScreens<Table extends Fields, Stored extends NumberedRecord>(
  props: Props<Table, Stored>,
) {
  const { kind, desk, nameOf, parts, back, needsList, full, list, form, onTakeBack } = props;
  const [id, below] = parts;
  if (id === undefined) return list();
  // Nobody adds or deletes a record of a fixed kind.
  const hasNew = !isFixed(kind.name);
  if (id === 'deleted' && hasNew) return <Deleted {...props} />;
  if (id === 'new' && hasNew) return <NewDraft kind={kind} />;
  const present = desk.records?.find((each) => each.id === id);
  if (below === 'history')
    return <HistoryScreen {...{ kind, id, present, onTakeBack }} name={present ? nameOf(present) : ''} />;
  return (
    <RecordScreen
      key={id}
      {...{ kind, desk, back, nameOf, needsList, full }}
      draftKey={id}
      id={isNewKey(id) && hasNew ? undefined : id}
    >
      {({ draft, stored }) => form({ draftKey: id, base: draft?.base ?? stored, draft, back })}
    </RecordScreen>
  );
}

function Deleted<Table extends Fields, Stored extends NumberedRecord>(props: Props<Table, Stored>) {
  const { kind, desk, nameOf, detailOf = () => '', onRestore } = props;
  const { records, ...deleted } = useDeletedRecords(kind.calls.listDeleted, desk.records);
  const named = records?.map((record) => ({ ...record, name: nameOf(record) }));
  return (
    <DeletedRecords
      {...{ detailOf, onRestore }}
      kind={kind.name}
      deleted={{ ...deleted, records: named }}
      haveOthersFailed={desk.hasFailed}
    />
  );
}

interface DeletedLinkProps<Table extends Fields, Stored extends NumberedRecord> {
  kind: RecordKind<Table, Stored>;
  /** The records that are not deleted. */
  others: readonly Stored[] | undefined;
  label: string;
  /** Whether it takes the focus back from the list of the deleted ones. */
  isRow?: boolean;
}

/** The way to the deleted records of a kind, with their number. */
export function DeletedLink<Table extends Fields, Stored extends NumberedRecord>({
  kind,
  others,
  label,
  isRow = true,
}: DeletedLinkProps<Table, Stored>) {
  const count = useDeletedRecords(kind.calls.listDeleted, others).records?.length;
  return (
    <p>
      <a
        className="link"
        data-row={isRow ? 'deleted' : undefined}
        href={addressOf(...kind.screen, 'deleted')}
      >
        {label} {Boolean(count) && `(${count})`}
      </a>
    </p>
  );
}

/** The way to the changes of a stored record. */
export function HistoryLink({ href }: { href: string }) {
  const { t } = useDesk();
  return (
    <p>
      <a className="link" href={href}>
        {t('action-history')}
      </a>
    </p>
  );
}

/** The address of a record's changes. */
export const historyOf = (kind: { screen: AreaAddress }, id: string): string =>
  addressOf(...kind.screen, id, 'history');
