import { useState } from 'react';
import styles from '../../../../components/form/FormField.module.css';
import type { Locale } from '../../../../config/locales.ts';
import type { Translate } from '../../frame/translate.ts';
import { countries, countryName, placeOfTime, timeZones, zoneOf } from '../data/countries.ts';
import type { TypedVenue } from '../data/typedVenue.ts';
import { fieldsOf } from '../../records/fields.ts';

type Place = Pick<TypedVenue, 'country' | 'timeZone'>;

interface Props {
  /** Begins the names of the controls: the record whose form this is. */
  prefix: 'concert' | 'venue';
  typed: Place & Pick<TypedVenue, 'city'>;
  error: string | undefined;
  locale: Locale;
  t: Translate;
  onChange: (patch: Pick<Place, 'timeZone'> & Partial<Place>) => void;
}

/** Country and zone as one sentence, and as two fields once another country is asked for. A country brings the zone of its capital along. */
export default function CountryFields({ prefix, typed, error, locale, t, onChange }: Props) {
  const { country, timeZone, city } = typed;
  const [isOpen, setOpen] = useState(false);
  const { fieldId, showAndFocus } = fieldsOf<keyof Place>(prefix);
  const described = error ? `${fieldId('timeZone')}-error` : undefined;
  if (!isOpen && !error)
    return (
      <p className={`${styles.hint ?? ''} place-sentence`}>
        {t('venue-place', {
          country: countryName(country, locale),
          city: placeOfTime(timeZone, city, t),
        })}{' '}
        <button className="link" type="button" onClick={() => showAndFocus('country', () => setOpen(true))}>
          {t('venue-other-country')}
        </button>
      </p>
    );
  return (
    <>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={fieldId('country')}>
          {t('venue-country')}
        </label>
        <select
          id={fieldId('country')}
          name={fieldId('country')}
          className={styles.control}
          value={country}
          onChange={({ target }) => onChange({ country: target.value, timeZone: zoneOf(target.value) })}
        >
          {countries(country, locale).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={fieldId('timeZone')}>
          {t('venue-timeZone')}
        </label>
        <select
          id={fieldId('timeZone')}
          name={fieldId('timeZone')}
          className={styles.control}
          value={timeZone}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={({ target }) => onChange({ timeZone: target.value })}
        >
          {timeZone === '' && <option value="">{t('venue-choose')}</option>}
          {timeZones(timeZone).map(([zone, name]) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </select>
        {error && (
          <p className="field-error" id={described}>
            {error}
          </p>
        )}
      </div>
    </>
  );
}
