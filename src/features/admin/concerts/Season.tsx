import type { Say } from '../words.ts';
import { fieldId } from './typedConcert.ts';

interface Props {
  say: Say;
  isMissing: boolean;
}

/** Asked in the one hour of the year that Vienna's clocks show twice. */
export default function Season({ say, isMissing }: Props) {
  const described = isMissing ? `${fieldId('season')}-errors` : undefined;
  return (
    <fieldset aria-describedby={described}>
      <legend>{say('concert-twice')}</legend>
      {(['summer', 'winter'] as const).map((season) => (
        <label key={season}>
          <input type="radio" name={fieldId('season')} value={season} aria-describedby={described} />
          {say(`concert-${season}`)}
        </label>
      ))}
      {isMissing && <p id={described}>{say('error-concert-season')}</p>}
    </fieldset>
  );
}
