import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import { addressOf, fieldPart } from '../../../../desk/kit/screen/screens.ts';
import { countries } from '../../../../lib/places/countryChoices.ts';
import FactChips from './FactChips.tsx';
import { factRows, type FactForm } from './factKind.ts';

/** The countries whose law asks for the person who answers for the contents (`legalText.ts`). */
const withEditor = ['AT', 'DE'];

/** The imprint: what the law of the country asks for is marked, the rest is for companies and clubs. */
export default function ImprintFields({ form }: { form: FactForm }) {
  const { locale, t } = useDesk();
  const { country, editor } = form.values;
  const marked = Object.fromEntries(factRows.imprint.map((name) => [name, { note: t('imprint-needed') }]));
  const hasEditor = withEditor.includes(country) || editor !== '';
  return (
    <>
      <p className="dim">{t('imprint-text')}</p>
      <Field {...form.field('country')} type="select" options={countries(country, locale)} />
      <FieldLines form={form} names={factRows.imprint} props={marked} />
      <FactChips form={form} part="imprint" without={hasEditor ? undefined : 'editor'} />
      <p>
        <a className="link" href={addressOf('band', 'links', fieldPart('fact-email'))}>
          {t('imprint-email')}
        </a>
      </p>
    </>
  );
}
