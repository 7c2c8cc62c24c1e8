import { useState } from 'react';
import FormField from '../../../components/form/FormField.tsx';
import { longestAlt, longestCredit, textFields } from '../../../config/uploads.ts';
import type { Say, WordKey } from '../words.ts';
import type { Field } from './texts.ts';

interface Props {
  id: number;
  /** Fields that were missing at the last attempt to send. */
  missing: readonly Field[];
  say: Say;
}

/** The texts of one picture (INTERACTIONS, U4); its photographer only where that is not the batch's. */
export default function PictureFields({ id, missing, say }: Props) {
  const [decorative, setDecorative] = useState(false);
  const names = textFields(id);
  const t = (key: WordKey) => say(key);
  return (
    <>
      <div className="picture-texts" hidden={decorative}>
        {(['de', 'en'] as const).map((language) => (
          <FormField
            key={language}
            name={names[language]}
            labelKey={`alt-${language}`}
            t={t}
            required="required"
            hint={language === 'de' ? 'alt-hint' : undefined}
            errors={[{ key: 'error-alt', active: missing.includes(language) }]}
            maxLength={longestAlt}
          />
        ))}
      </div>
      <label className="tick">
        <input
          type="checkbox"
          name={names.decorative}
          onChange={({ target }) => {
            setDecorative(target.checked);
          }}
        />
        {say('decorative')}
      </label>
      <details>
        <summary>{say('credit-other')}</summary>
        <FormField name={names.credit} labelKey="credit-own" t={t} maxLength={longestCredit} />
      </details>
    </>
  );
}
