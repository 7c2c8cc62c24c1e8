import type { ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import type { RecordKind, UnusableValue } from '../../../../desk/kit/records/recordKind.ts';
import { HistoryLink, historyOf } from '../../../../desk/kit/records/screens/RecordScreens.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { listTitle } from '../../../../desk/kit/screen/screens.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import type { Fields, ValuesOf } from '../../../../records/fields.ts';
import { isFixed } from '../../../../records/kinds.ts';
import type { OwnFormProps } from './OwnScreens.tsx';
import type { OwnRecord } from './useOwnRecords.ts';

interface Props<Table extends Fields, Stored extends OwnRecord> extends OwnFormProps<Table, Stored> {
  kind: RecordKind<Table, Stored>;
  /** The name of the list by default. */
  crumb?: string;
  /** The name of the record by default, or that it is new. */
  heading?: string;
  /** The values that the form begins with in place of the record's, or of a new one's empty ones. */
  begin?: Partial<ValuesOf<Table>>;
  /** As in `useRecordForm`. */
  ask?: (values: ValuesOf<Table>) => UnusableValue[];
  /** The fields. */
  children: (form: ReturnType<typeof useRecordForm<Table, Stored>>) => ReactNode;
}

/** The form of a record, with the ways to its changes and to its deletion. */
export default function OwnForm<Table extends Fields, Stored extends OwnRecord>(props: Props<Table, Stored>) {
  const { kind, own, draftKey, base, draft, back, begin, ask, children } = props;
  const { t } = useDesk();
  const initial = { ...(base ? kind.toForm(base) : kind.empty), ...begin };
  const form = useRecordForm(kind, { desk: own.desk, draftKey, initial, base }, ask);
  const { crumb = t(listTitle(kind.name)) } = props;
  const { heading = base ? own.nameOf(base) : t(`${kind.name}-new` as TextKey) } = props;
  return (
    <DraftForm {...{ crumb, heading, form, back }} sendLabel={t('own-save')}>
      {children(form)}
      {base && <HistoryLink href={historyOf(kind, base.id)} />}
      {base && !draft && !isFixed(kind.name) && (
        <p>
          <button
            className="link"
            type="button"
            onClick={() => {
              // The list opens at once.
              location.replace(back);
              void own.remove(base);
            }}
          >
            {t(`${kind.name}-delete` as TextKey)}
          </button>
        </p>
      )}
    </DraftForm>
  );
}
