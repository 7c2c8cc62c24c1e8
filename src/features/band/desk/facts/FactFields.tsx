import type { ReactNode } from 'react';
import Checkbox from '../../../../components/form/Checkbox.tsx';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import FoldedFields from '../../../../desk/kit/form/FoldedFields.tsx';
import { addressOf, fieldPart } from '../../../../desk/kit/screen/screens.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import { zoneOf } from '../../../../lib/places/countries.ts';
import { countries, timeZones } from '../../../../lib/places/countryChoices.ts';
import { factParts, featureNames, sectionNames } from '../../../../records/band/factParts.ts';
import { hexIn } from './addresses.ts';
import { factRows, type FactForm, type FactPart } from './factKind.ts';
import InkField from './InkField.tsx';
import NamePreview from './NamePreview.tsx';
import './Facts.css';

interface Props {
  form: FactForm;
}

/** Name with its preview, genre, home and ink. A country brings the zone of its capital along. */
function Looks({ form }: Props) {
  const { locale, t } = useDesk();
  const { name, country, timeZone, ink } = form.values;
  const [first, ...others] = factRows.looks;
  return (
    <>
      <FieldLines form={form} names={[first]} />
      <NamePreview name={name} ink={hexIn(ink)} />
      <InkField form={form} />
      <FieldLines form={form} names={others} />
      <Field
        {...form.field('country')}
        type="select"
        options={countries(country, locale)}
        onChange={(code) => form.change({ country: code, timeZone: zoneOf(code) })}
      />
      <Field
        {...form.field('timeZone')}
        type="select"
        options={[
          ...(timeZone === '' ? [['', t('venue-choose')] as const] : []),
          ...timeZones(country, timeZone, locale),
        ]}
      />
      <p>
        <a className="link" href={addressOf('band', 'sections')}>
          {t('looks-sections')}
        </a>
      </p>
    </>
  );
}

const Links = ({ form }: Props) => (
  <>
    <FieldLines form={form} names={factRows.links} />
    <Chips form={form} part="links" />
  </>
);

/** The countries whose law asks for the person who answers for the contents (`legalText.ts`). */
const withEditor = ['AT', 'DE'];

/** The law of the country asks for the marked fields, the rest is for companies and clubs. */
function Imprint({ form }: Props) {
  const { locale, t } = useDesk();
  const { country, editor } = form.values;
  const marked = Object.fromEntries(factRows.imprint.map((name) => [name, { note: t('imprint-needed') }]));
  const hasEditor = withEditor.includes(country) || editor !== '';
  return (
    <>
      <p className="dim">{t('imprint-text')}</p>
      <Field {...form.field('country')} type="select" options={countries(country, locale)} />
      <FieldLines form={form} names={factRows.imprint} props={marked} />
      <Chips form={form} part="imprint" without={hasEditor ? undefined : 'editor'} />
      <p>
        <a className="link" href={addressOf('band', 'links', fieldPart('fact-email'))}>
          {t('imprint-email')}
        </a>
      </p>
    </>
  );
}

/** The folded fields of one part; that of one row has no place in the form now. */
function Chips({ form, part, without }: Props & { part: FactPart; without?: string | undefined }) {
  const { t } = useDesk();
  const shapes = Object.values<object>(factParts[part]);
  const isThere = (name: string) => name !== without && shapes.some((shape) => name in shape);
  return <FoldedFields {...{ form, isThere }} label={t('facts-more')} />;
}

const switches = [
  ['sections-on', sectionNames],
  ['sections-tape', featureNames],
] as const;

/** The sections that are on the page, and the parts that are open or wear a tape. */
function Sections({ form }: Props) {
  const { t } = useDesk();
  return switches.map(([legend, names]) => (
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

/** The fields of each part. */
export const fieldsOf: Readonly<Record<FactPart, (props: Props) => ReactNode>> = {
  ...{ looks: Looks, links: Links, imprint: Imprint, sections: Sections },
};
