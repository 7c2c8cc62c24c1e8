import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { Fact } from '../../../../records/band/factRecord.ts';
import OwnScreens, { HistoryLink, type OwnFormProps } from '../own/OwnScreens.tsx';
import { useOwnRecords, type OwnScreensProps } from '../own/useOwnRecords.ts';
import { factKind, factPartNames, factRows, type FactPart } from './factKind.ts';

/** Links, imprint, looks and sections: the facts of the band, a form for each part. */
export default function FactScreens(props: OwnScreensProps) {
  const { t } = useDesk();
  const { parts } = props;
  const nameOf = ({ id }: Fact) => t(partOf(id));
  const own = useOwnRecords({ ...props, kind: factKind, nameOf, back: addressOf('band') });
  if (!parts) return null;
  return (
    <OwnScreens
      {...{ own, nameOf, parts }}
      kind={factKind}
      back={addressOf('band')}
      list={null}
      form={(form) => <FactForm {...form} part={partOf(form.draftKey)} />}
    />
  );
}

const partOf = (id: string): FactPart => factPartNames.find((part) => part === id) ?? 'looks';

function FactForm({
  own: { desk },
  draftKey,
  base,
  back,
  part,
}: OwnFormProps<typeof factKind.fields, Fact> & { part: FactPart }) {
  const { t } = useDesk();
  const initial = base ? factKind.toForm(base) : factKind.empty;
  const form = useRecordForm(factKind, { desk, draftKey, initial, base });
  return (
    <DraftForm crumb={t('area-band')} heading={t(part)} sendLabel={t('own-save')} {...{ form, back }}>
      <FieldLines form={form} names={factRows[part]} />
      {base && <HistoryLink kind={factKind} id={base.id} />}
    </DraftForm>
  );
}
