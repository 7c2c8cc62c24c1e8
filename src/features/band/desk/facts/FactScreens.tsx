import type { ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import FoldedFields from '../../../../desk/kit/form/FoldedFields.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { Fact } from '../../../../records/band/factRecord.ts';
import OwnScreens, { HistoryLink, type OwnFormProps } from '../own/OwnScreens.tsx';
import { useOwnRecords, type OwnScreensProps } from '../own/useOwnRecords.ts';
import { factKind, factPartNames, factRows, foldedRows, type FactForm, type FactPart } from './factKind.ts';
import ImprintFields from './ImprintFields.tsx';
import LooksFields from './LooksFields.tsx';
import SectionSwitches from './SectionSwitches.tsx';
import './Facts.css';

/** Links, imprint, looks and sections: the facts of the band, a form for each part. */
export default function FactScreens(props: OwnScreensProps) {
  const { t } = useDesk();
  const { parts } = props;
  const nameOf = ({ id }: Fact) => t(partOf(id));
  // The looks lead to the sections, which have no row of their own.
  const back = parts?.[0] === 'sections' ? addressOf('band', 'looks') : addressOf('band');
  const own = useOwnRecords({ ...props, kind: factKind, nameOf, back });
  if (!parts) return null;
  return (
    <OwnScreens
      {...{ own, nameOf, parts, back }}
      kind={factKind}
      list={null}
      form={(form) => <PartForm {...form} part={partOf(form.draftKey)} />}
    />
  );
}

const partOf = (id: string): FactPart => factPartNames.find((part) => part === id) ?? 'looks';

/** The fields of each part. */
const fieldsOf: Readonly<Record<FactPart, (form: FactForm) => ReactNode>> = {
  looks: (form) => <LooksFields form={form} />,
  links: (form) => (
    <>
      <FieldLines form={form} names={factRows.links} />
      <PartChips form={form} names={foldedRows.links} />
    </>
  ),
  imprint: (form) => (
    <ImprintFields form={form}>{(names) => <PartChips form={form} names={names} />}</ImprintFields>
  ),
  sections: (form) => <SectionSwitches form={form} />,
};

function PartForm({
  own: { desk },
  draftKey,
  base,
  back,
  part,
}: OwnFormProps<typeof factKind.fields, Fact> & { part: FactPart }) {
  const { t } = useDesk();
  const initial = base ? factKind.toForm(base) : factKind.empty;
  const form = useRecordForm(factKind, { desk, draftKey, initial, base });
  const crumb = t(part === 'sections' ? 'looks' : 'area-band');
  return (
    <DraftForm crumb={crumb} heading={t(part)} sendLabel={t('own-save')} {...{ form, back }}>
      {fieldsOf[part](form)}
      {base && <HistoryLink kind={factKind} id={base.id} />}
    </DraftForm>
  );
}

/** Folded fields of one part. */
function PartChips({ form, names }: { form: FactForm; names: readonly string[] }) {
  const { t } = useDesk();
  const without = Object.values(foldedRows)
    .flat()
    .filter((name) => !names.includes(name));
  return <FoldedFields {...{ form, without }} label={t('facts-more')} props={{}} />;
}
