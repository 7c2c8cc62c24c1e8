import type { ReactNode } from 'react';
import RecordScreens, { type RecordFormProps } from '../../../../desk/kit/records/screens/RecordScreens.tsx';
import type { RecordKind } from '../../../../desk/kit/records/recordKind.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { Fields } from '../../../../records/fields.ts';
import { useOwnRecords, type OwnDesk, type OwnRecord, type OwnScreensProps } from './useOwnRecords.ts';

/** Props of the form of a record. */
export interface OwnFormProps<Table extends Fields, Stored extends OwnRecord> extends RecordFormProps<
  Table,
  Stored
> {
  own: OwnDesk<Table, Stored>;
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
  form: (props: OwnFormProps<Table, Stored>) => ReactNode;
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
        form={(found) => form({ ...found, own })}
        onTakeBack={own.takeBack}
        onRestore={own.restore}
      />
    )
  );
}
