import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import OwnScreens from '../own/OwnScreens.tsx';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import { fieldsOf } from './FactFields.tsx';
import { factKind, factPartNames, type FactPart } from './factKind.ts';

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
        const PartFields = fieldsOf[part];
        return {
          ...{ crumb: t(part === 'sections' ? 'looks' : 'area-band'), heading: t(part) },
          // Nobody is asked twice.
          begin: part === 'imprint' && !base?.country && country ? { country } : {},
          fields: (form) => <PartFields form={form} />,
        };
      }}
    />
  );
}

const partOf = (id: string): FactPart => factPartNames.find((part) => part === id) ?? 'looks';
