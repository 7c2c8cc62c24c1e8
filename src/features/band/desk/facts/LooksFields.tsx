import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { countries, timeZones } from '../../../../lib/places/countryChoices.ts';
import { zoneOf } from '../../../../lib/places/countries.ts';
import { hexIn } from './addresses.ts';
import { factRows, type FactForm } from './factKind.ts';
import InkField from './InkField.tsx';
import NamePreview from './NamePreview.tsx';

/** Name with its preview, genre, home and ink. A country brings the zone of its capital along. */
export default function LooksFields({ form }: { form: FactForm }) {
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
