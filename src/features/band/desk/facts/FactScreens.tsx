import type { ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import OwnScreens from '../own/OwnScreens.tsx';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import { factKind, factPartNames, factRows, type FactForm, type FactPart } from './factKind.ts';
import FactChips from './FactChips.tsx';
import ImprintFields from './ImprintFields.tsx';
import LooksFields from './LooksFields.tsx';
import SectionSwitches from './SectionSwitches.tsx';
import './Facts.css';

/** Links, imprint, looks and sections: the facts of the band, a form for each part. */
export default function FactScreens(props: OwnScreensProps) {
  const { t } = useDesk();
  return (
    <OwnScreens
      {...props}
      kind={factKind}
      nameOf={({ id }) => t(partOf(id))}
      // The looks lead to the sections, which have no row of their own.
      back={props.parts?.[0] === 'sections' ? addressOf('band', 'looks') : addressOf('band')}
      list={() => null}
      form={({ draftKey, base }, { desk }) => {
        const part = partOf(draftKey);
        const { country } = desk.records?.find(({ id }) => id === 'looks') ?? {};
        return {
          ...{ crumb: t(part === 'sections' ? 'looks' : 'area-band'), heading: t(part) },
          // Nobody is asked twice.
          begin: part === 'imprint' && !base?.country && country ? { country } : {},
          fields: fieldsOf[part],
        };
      }}
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
      <FactChips form={form} part="links" />
    </>
  ),
  imprint: (form) => <ImprintFields form={form} />,
  sections: (form) => <SectionSwitches form={form} />,
};
