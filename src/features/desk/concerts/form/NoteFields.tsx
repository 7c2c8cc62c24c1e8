import { longestAlt } from '../../../../config/uploads.ts';
import Field from '../../form/Field.tsx';
import type { Translate } from '../../frame/translate.ts';
import type { TypedConcert } from '../data/typedConcert.ts';
import { fieldId, type FieldErrors } from './fields.ts';

interface Props {
  typed: TypedConcert;
  errors: FieldErrors;
  hint: string;
  t: Translate;
  onChange: (patch: Partial<TypedConcert>) => void;
}

/** A note for visitors in both languages, or none. */
export default function NoteFields({ typed, errors, hint, t, onChange }: Props) {
  return (['noteDe', 'noteEn'] as const).map((name) => (
    <Field
      key={name}
      name={fieldId(name)}
      label={t(`tell-${name}`)}
      note={t('optional')}
      type="multiline"
      lang={name === 'noteDe' ? 'de' : 'en'}
      maxLength={longestAlt}
      value={typed[name]}
      error={errors[name]}
      hint={name === 'noteEn' ? hint : undefined}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
}
