import type { Locale } from '../../../../config/locales.ts';
import Field from '../../form/Field.tsx';
import type { Translate } from '../../frame/translate.ts';
import { placeOfTime } from '../../venues/data/countries.ts';
import { fieldId, type FieldErrors } from './fields.ts';
import { isAmbiguous, type TypedConcert } from '../data/typedConcert.ts';
import { dayInWords } from './dayInWords.ts';
import SeasonChoice from './SeasonChoice.tsx';

interface Props {
  typed: TypedConcert;
  errors: FieldErrors;
  usualTimes: readonly string[];
  dateLabel: string;
  locale: Locale;
  t: Translate;
  onChange: (patch: Partial<TypedConcert>) => void;
}

/** Day and beginning, with the weekday and the distance below the day, and one tap for the usual times. */
export default function TimeFields({ typed, errors, usualTimes, dateLabel, locale, t, onChange }: Props) {
  const { date, time, isTimeOpen, timeZone } = typed;
  const day = dayInWords(date, locale, new Date());
  return (
    <>
      <div className="when">
        <div className="pair">
          <Field
            name={fieldId('date')}
            label={dateLabel}
            type="date"
            value={date}
            error={errors.date}
            hint={
              day && (
                <>
                  <b>{day.weekday}</b>
                  {`, ${day.distance}`}
                </>
              )
            }
            onChange={(value) => {
              onChange({ date: value, season: '' });
            }}
          />
          <Field
            name={fieldId('time')}
            label={t('concert-time')}
            type="time"
            value={time}
            error={errors.time}
            hint={
              isTimeOpen ? t('time-open-hint') : t('time-in', { city: placeOfTime(timeZone, typed.city, t) })
            }
            onChange={(value) => {
              onChange({ time: value, isTimeOpen: false, season: '' });
            }}
          />
        </div>
        <div className="chips" role="group" aria-label={t('usual-times')}>
          {usualTimes.map((usual) => (
            <button
              key={usual}
              className="chip usual"
              type="button"
              aria-pressed={!isTimeOpen && time === usual}
              onClick={() => {
                onChange({ time: usual, isTimeOpen: false, season: '' });
              }}
            >
              {usual}
            </button>
          ))}
          <button
            className="chip"
            type="button"
            aria-pressed={isTimeOpen}
            onClick={() => {
              onChange({ isTimeOpen: !isTimeOpen, time: '', season: '', end: '' });
            }}
          >
            {t('time-open')}
          </button>
        </div>
      </div>
      {isAmbiguous(typed) && (
        <SeasonChoice t={t} season={typed.season} error={errors.season} onChange={onChange} />
      )}
    </>
  );
}
