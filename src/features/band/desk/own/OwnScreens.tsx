import type { ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import type { RecordKind, UnusableValue } from '../../../../desk/kit/records/recordKind.ts';
import RecordScreens, {
  HistoryLink,
  historyOf,
  type RecordFormProps,
} from '../../../../desk/kit/records/screens/RecordScreens.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { addressOf, listTitle } from '../../../../desk/kit/screen/screens.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import type { Fields, ValuesOf } from '../../../../records/fields.ts';
import { isFixed } from '../../../../records/kinds.ts';
import { useOwnRecords, type OwnDesk, type OwnRecord, type OwnScreensProps } from './useOwnRecords.ts';

/** The form of a record, as far as it differs from those of other kinds. */
interface OwnForm<Table extends Fields, Stored extends OwnRecord> {
  /** The name of the list by default. */
  crumb?: string;
  /** The name of the record by default, or that it is new. */
  heading?: string;
  /** The values that the form begins with in place of the record's, or of a new one's empty ones. */
  begin?: Partial<ValuesOf<Table>>;
  /** As in `useRecordForm`. */
  ask?: (values: ValuesOf<Table>) => UnusableValue[];
  fields: (form: ReturnType<typeof useRecordForm<Table, Stored>>) => ReactNode;
}

interface Props<Table extends Fields, Stored extends OwnRecord> extends OwnScreensProps {
  kind: RecordKind<Table, Stored>;
  nameOf: (record: Stored) => string;
  /** Address that the way back of the form leads to; the list where it is absent. */
  back?: string;
  /** Both as in `RecordScreen`. */
  needsList?: boolean;
  fullOf?: (own: OwnDesk<Table, Stored>) => string | undefined;
  list: (own: OwnDesk<Table, Stored>) => ReactNode;
  form: (
    found: RecordFormProps<Table, Stored>,
    own: OwnDesk<Table, Stored>,
  ) => OwnForm<Table, Stored> | undefined;
}

/** The screens of a kind of the area, whose changes go out also while none of them is shown. */
export default function OwnScreens<Table extends Fields, Stored extends OwnRecord>(
  props: Props<Table, Stored>,
) {
  const { kind, nameOf, parts, needsList, fullOf, list, form } = props;
  const { back = addressOf(...kind.screen) } = props;
  const own = useOwnRecords({ ...props, back });
  return (
    parts && (
      <RecordScreens
        {...{ kind, nameOf, parts, back, needsList }}
        desk={own.desk}
        full={fullOf?.(own)}
        list={() => list(own)}
        form={(found) => {
          const its = form(found, own);
          return its && <Form {...{ ...found, ...its, kind, own }} />;
        }}
        onTakeBack={own.takeBack}
        onRestore={own.restore}
      />
    )
  );
}

interface FormProps<Table extends Fields, Stored extends OwnRecord>
  extends RecordFormProps<Table, Stored>, OwnForm<Table, Stored>, Pick<Props<Table, Stored>, 'kind'> {
  own: OwnDesk<Table, Stored>;
}

/** The form of a record, with the ways to its changes and to its deletion. */
function Form<Table extends Fields, Stored extends OwnRecord>(props: FormProps<Table, Stored>) {
  const { kind, own, draftKey, base, draft, back, begin, ask, fields } = props;
  const { t } = useDesk();
  const initial = { ...(base ? kind.toForm(base) : kind.empty), ...begin };
  const form = useRecordForm(kind, { desk: own.desk, draftKey, initial, base }, ask);
  const { crumb = t(listTitle(kind.name)) } = props;
  const { heading = base ? own.nameOf(base) : t(`${kind.name}-new` as TextKey) } = props;
  return (
    <DraftForm {...{ crumb, heading, form, back }} sendLabel={t('own-save')}>
      {fields(form)}
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
