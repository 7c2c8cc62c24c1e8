import { longestAlt } from '../../../../config/uploads.ts';
import { localeCodes, locales } from '../../../../config/locales.ts';
import { accessAnswers, type AccessQuestion as Question } from '../../../../records/venueRules.ts';
import Field from '../../form/Field.tsx';
import type { Translate } from '../../frame/translate.ts';
import type { FieldSentences } from '../../records/fields.ts';
import { noteField, type TypedVenue } from '../data/typedVenue.ts';
import type { VenueField } from '../data/venueErrors.ts';
import { fieldId } from './fields.ts';

interface Props {
  question: Question;
  typed: TypedVenue;
  errors: FieldSentences<VenueField>;
  t: Translate;
  onChange: (patch: Partial<TypedVenue>) => void;
}

/** A question about access with four answers. A note in both languages unfolds where "partly" or an obstacle needs one, and stays while it has text. */
export default function AccessQuestion({ question, typed, errors, t, onChange }: Props) {
  const answer = typed[question];
  const notes = localeCodes.map((locale) => noteField(question, locale));
  // Strobe light is the one question whose yes keeps somebody away.
  const obstacle = question === 'strobeLight' ? 'yes' : 'no';
  const hasNote =
    answer === 'partly' || answer === obstacle || notes.some((name) => typed[name] !== '' || errors[name]);
  return (
    <fieldset className="question">
      <legend>{t(`ask-${question}`)}</legend>
      <div className="answers">
        {accessAnswers.map((each) => (
          <label key={each}>
            <input
              className="visually-hidden"
              type="radio"
              name={fieldId(question)}
              value={each}
              checked={answer === each}
              onChange={() => onChange({ [question]: each })}
            />
            {t(`answer-${each}`)}
          </label>
        ))}
      </div>
      {hasNote &&
        localeCodes.map((locale, index) => {
          const name = noteField(question, locale);
          return (
            <Field
              key={locale}
              name={fieldId(name)}
              label={<span lang={locales[locale].tag}>{t(`access-note-${locale}`)}</span>}
              note={t(`in-${locale}`)}
              lang={locale}
              maxLength={longestAlt}
              value={typed[name]}
              error={errors[name]}
              hint={index > 0 ? t('access-note-hint') : undefined}
              onChange={(value) => onChange({ [name]: value })}
            />
          );
        })}
    </fieldset>
  );
}
