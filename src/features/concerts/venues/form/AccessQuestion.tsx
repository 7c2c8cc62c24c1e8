import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { localeCodes, locales } from '../../../../config/locales.ts';
import { localizedNames } from '../../../../records/fields.ts';
import { accessAnswers, type AccessQuestion as Question } from '../../../../records/venueRules.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import type { VenueFormState } from '../data/venueKind.ts';

interface Props {
  question: Question;
  form: VenueFormState;
  onAnswer: (answer: (typeof accessAnswers)[number]) => void;
}

/** A question about access with four answers. A note in both languages unfolds where "partly" or an obstacle needs one, and stays while it has text. */
export default function AccessQuestion({ question, form, onAnswer }: Props) {
  const { t } = useDesk();
  const answer = form.values[question];
  // Strobe light is the one question whose yes keeps somebody away.
  const obstacle = question === 'strobeLight' ? 'yes' : 'no';
  const hasNote =
    answer === 'partly' ||
    answer === obstacle ||
    localizedNames(question).some((name) => form.values[name] !== '' || form.sentences[name]);
  return (
    <fieldset className="question">
      <legend>{form.label(question)}</legend>
      <div className="answers">
        {accessAnswers.map((each) => (
          <label key={each}>
            <input
              className="visually-hidden"
              type="radio"
              name={form.idOf(question)}
              value={each}
              checked={answer === each}
              onChange={() => onAnswer(each)}
            />
            {t(`answer-${each}`)}
          </label>
        ))}
      </div>
      {hasNote &&
        localeCodes.map((locale) => {
          const { label, ...field } = form.field(`${question}-${locale}`);
          return (
            <Field
              key={locale}
              {...field}
              label={<span lang={locales[locale].tag}>{label}</span>}
              note={t(`in-${locale}`)}
            />
          );
        })}
    </fieldset>
  );
}
