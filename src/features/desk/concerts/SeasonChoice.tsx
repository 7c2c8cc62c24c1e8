import type { Translate } from '../frame/translate.ts';
import { fieldId } from './concertFields.ts';

interface Props {
  t: Translate;
  isMissing: boolean;
}

/** Chooses between two equal times, in the hour of the year that Vienna's clocks show twice. */
export default function SeasonChoice({ t, isMissing }: Props) {
  const described = isMissing ? `${fieldId('season')}-errors` : undefined;
  return (
    <fieldset aria-describedby={described}>
      <legend>{t('concert-twice')}</legend>
      {(['summer', 'winter'] as const).map((season) => (
        <label key={season}>
          <input type="radio" name={fieldId('season')} value={season} aria-describedby={described} />
          {t(`concert-${season}`)}
        </label>
      ))}
      {isMissing && <p id={described}>{t('error-concert-season')}</p>}
    </fieldset>
  );
}
