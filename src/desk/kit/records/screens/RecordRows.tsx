import type { ReactNode } from 'react';
import type { Fields, ValuesOf } from '../../../../records/fields.ts';
import { stateOf } from '../../changes/stateOf.ts';
import { useDesk } from '../../deskContext.ts';
import type { Draft } from '../../drafts/drafts.ts';
import ListState from '../../screen/ListState.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { StoredRecord } from '../recordCalls.ts';
import type { RecordKind } from '../recordKind.ts';
import type { ListedDesk } from '../RecordScreen.tsx';

interface Row<Values, Stored> {
  id: string;
  /** Undefined for one that is begun and not stored. */
  record: Stored | undefined;
  typed: Values;
  draft: Draft<Values, Stored> | undefined;
}

interface Props<Table extends Fields, Stored extends StoredRecord> {
  kind: RecordKind<Table, Stored>;
  desk: ListedDesk<ValuesOf<Table>, Stored> & { load: () => unknown; waits: (id: string) => boolean };
  /** In the order of the list. */
  records: readonly Stored[];
  /** Whether a new one stands last, not first. */
  isNewLast?: boolean;
  /** The sentence on an empty list. */
  none?: string;
  /** Whether each row begins with a picture. */
  isPictured?: true;
  /** Content of a row's link. `state` says how far its changes have come. */
  children: (row: Row<ValuesOf<Table>, Stored>, state: ReactNode) => ReactNode;
  /** Stands beside the link of a stored record, whose place is counted from 0. */
  actionsOf?: ((record: Stored, place: number) => ReactNode) | undefined;
}

/** The records of a kind, and the new ones that are begun, each with the way to its form. Above them how the list stands. */
export default function RecordRows<Table extends Fields, Stored extends StoredRecord>(
  props: Props<Table, Stored>,
) {
  const { kind, desk, records, isNewLast, none, isPictured, children, actionsOf } = props;
  const { t } = useDesk();
  const { hasFailed, draftList } = desk;
  const begun = draftList
    .filter(({ base }) => !base)
    .map((draft) => ({ id: draft.key, record: undefined, typed: draft.typed, draft }));
  const stored = records.map((record) => ({
    ...{ id: record.id, record, typed: kind.toForm(record) },
    draft: draftList.find(({ key }) => key === record.id),
  }));
  return (
    <>
      <ListState isLoaded={desk.records !== undefined} hasFailed={hasFailed} onRetry={() => void desk.load()}>
        {desk.records?.length === 0 && none}
      </ListState>
      <ul className="rows" data-pictured={isPictured} role="list">
        {(isNewLast ? [...stored, ...begun] : [...begun, ...stored]).map((row) => {
          const { id, record, draft } = row;
          const state = stateOf(draft, desk.waits(id), t);
          return (
            <li key={id}>
              <a href={addressOf(...kind.screen, id)} data-row={id}>
                {children(row, state && <span className="gap">{state}</span>)}
              </a>
              {record && actionsOf?.(record, records.indexOf(record))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
