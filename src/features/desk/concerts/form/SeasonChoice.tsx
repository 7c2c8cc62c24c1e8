import type { Translate } from '../../frame/translate.ts';
import type { TypedConcert } from '../data/typedConcert.ts';
import { fieldId } from './fields.ts';

interface Props {
  season: TypedConcert['season'];
  error: string | undefined;
  t: Translate;
  onChange: (patch: Pick<TypedConcert, 'season'>) => void;
}

/** Chooses between two equal times, in the hour of the year that the venue's clocks show twice. */
export default function SeasonChoice({ season, error, t, onChange }: Props) {
  const described = error ? `${fieldId('season')}-error` : undefined;
  return (
    <fieldset aria-describedby={described}>
      <legend>{t('concert-twice')}</legend>
      {(['summer', 'winter'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={fieldId('season')}
            checked={season === each}
            aria-describedby={described}
            onChange={() => {
              onChange({ season: each });
            }}
          />
          {t(`concert-${each}`)}
        </label>
      ))}
      {error && (
        <p className="field-error" id={described}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
