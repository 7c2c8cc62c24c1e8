import { useState } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import styles from '../../../../components/form/FormField.module.css';
import type { VenueValues } from '../../../../records/venue.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import { focusControl } from '../../../../desk/kit/form/focus.ts';
import { fieldOfPage } from '../../../../desk/kit/screen/screens.ts';
import { countryName, placeOfTime, zoneOf } from '../../../../lib/places/countries.ts';
import { countries, timeZones } from '../../../../lib/places/countryChoices.ts';

type Place = Pick<VenueValues, 'country' | 'timeZone'>;

interface Props {
  /** Names the controls of the record whose form this is. */
  idOf: (name: string) => string;
  values: Place & Pick<VenueValues, 'city'>;
  error: string | undefined;
  onChange: (patch: Pick<Place, 'timeZone'> & Partial<Place>) => void;
}

/** Country and zone as one sentence, and as two fields once another country is asked for. A country brings the zone of its capital along. */
export default function CountryFields({ idOf, values, error, onChange }: Props) {
  const { locale, t } = useDesk();
  const { country, timeZone, city } = values;
  const [isOpen, setOpen] = useState(() => fieldOfPage() === idOf('timeZone'));
  if (!isOpen && !error)
    return (
      <p className={`${styles.hint ?? ''} place-sentence`}>
        {t('venue-place', {
          country: countryName(country, locale),
          city: placeOfTime(timeZone, city, locale),
        })}{' '}
        <button
          className="link"
          type="button"
          onClick={() => {
            setOpen(true);
            focusControl(idOf('country'));
          }}
        >
          {t('venue-other-country')}
        </button>
      </p>
    );
  return (
    <>
      <Field
        type="select"
        name={idOf('country')}
        label={t('venue-country')}
        value={country}
        options={countries(country, locale)}
        onChange={(code) => onChange({ country: code, timeZone: zoneOf(code) })}
      />
      <Field
        type="select"
        name={idOf('timeZone')}
        label={t('venue-timeZone')}
        value={timeZone}
        options={[
          ...(timeZone === '' ? [['', t('venue-choose')] as const] : []),
          ...timeZones(country, timeZone, locale),
        ]}
        error={error}
        onChange={(zone) => onChange({ timeZone: zone })}
      />
    </>
  );
}
