import Checkbox from '../../../../components/form/Checkbox.tsx';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import { featureNames, sectionNames } from '../../../../records/band/factParts.ts';
import type { FactForm } from './factKind.ts';

const groups = [
  ['sections-on', sectionNames],
  ['sections-tape', featureNames],
] as const;

/** The sections that are on the page, and the parts that are open or wear a tape. */
export default function SectionSwitches({ form }: { form: FactForm }) {
  const { t } = useDesk();
  return groups.map(([legend, names]) => (
    <fieldset key={legend} className="switches">
      <legend>{t(legend)}</legend>
      {names.map((name) => (
        <div key={name}>
          <Checkbox
            name={form.idOf(name)}
            label={form.label(name)}
            checked={form.values[name]}
            onChange={(isOn) => form.change({ [name]: isOn })}
          />
          <p className="dim">{t(`section-${name}` as TextKey)}</p>
        </div>
      ))}
    </fieldset>
  ));
}
