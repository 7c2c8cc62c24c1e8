import { useState } from 'react';
import FormField from '../../../components/FormField.tsx';
import { longestAlt, longestCredit, textFields } from '../../../config/uploads.ts';
import type { Say, WordKey } from '../words.ts';
import type { Field } from './texts.ts';

interface Props {
  id: number;
  credit: string;
  /** What was missing when it should have been sent. */
  missing: readonly Field[];
  say: Say;
}

/** What is said about one picture (INTERACTIONS, U4). What was typed stays where it was typed. */
export default function PictureFields({ id, credit, missing, say }: Props) {
  const [decorative, setDecorative] = useState(false);
  const names = textFields(id);
  const t = (key: WordKey) => say(key);
  const errors = (field: Field, key: WordKey) => [{ key, active: missing.includes(field) }];
  const required = 'required' as const;
  return (
    <>
      <div className="picture-texts" hidden={decorative}>
        {(['de', 'en'] as const).map((language) => (
          <FormField
            key={language}
            name={names[language]}
            labelKey={`alt-${language}`}
            t={t}
            required={required}
            hint={language === 'de' ? 'alt-hint' : undefined}
            errors={errors(language, 'error-alt')}
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
      <FormField
        name={names.credit}
        labelKey="credit"
        t={t}
        required={required}
        errors={errors('credit', 'error-credit')}
        maxLength={longestCredit}
        defaultValue={credit}
      />
    </>
  );
}
