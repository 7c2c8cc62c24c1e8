import type { ReactNode } from 'react';
import { useDesk } from '../../../../../desk/kit/deskContext.ts';
import type { ConcertValues } from '../../../../../records/concert.ts';
import Field from '../../../../../desk/kit/form/Field.tsx';
import RadioChoice from '../../../../../desk/kit/form/RadioChoice.tsx';
import { placeOfTime } from '../../../../../lib/places/countries.ts';
import { isAmbiguous } from '../../data/clockTimes.ts';
import type { ConcertFormState } from '../../data/concertKind.ts';
import { relativeDay } from '../relativeDay.ts';
import NightNote from './NightNote.tsx';

interface Props {
  form: ConcertFormState;
  usualTimes: readonly string[];
  dateLabel?: string;
  /** A question about the day, below it. */
  question?: ReactNode;
  onChange: (patch: Partial<ConcertValues>) => void;
}

/** Day and beginning, with the weekday and the distance below the day, and one tap for the usual times. */
export default function TimeFields(props: Props) {
  const { locale, t } = useDesk();
  const { form, usualTimes, question, onChange } = props;
  const { values } = form;
  const { time, isTimeOpen, timeZone } = values;
  const date = form.field('date');
  const day = relativeDay(values.date, locale, new Date());
  return (
    <>
      <div className="when">
        <div>
          <div className="pair">
            <Field
              {...date}
              label={props.dateLabel ?? date.label}
              hint={
                day && (
                  <>
                    <b>{day.weekday}</b>
                    {`, ${day.distance}`}
                  </>
                )
              }
              onChange={(value) => onChange({ date: value, season: '' })}
            />
            <Field
              {...form.field('time')}
              hint={
                isTimeOpen
                  ? t('time-open-hint')
                  : t('time-in', { city: placeOfTime(timeZone, values.city, locale) })
              }
              onChange={(value) => onChange({ time: value, isTimeOpen: false, season: '' })}
            />
          </div>
          <NightNote values={values} onChange={onChange} />
        </div>
        <div className="chips" role="group" aria-label={t('usual-times')}>
          {usualTimes.map((usual) => (
            <button
              key={usual}
              className="chip usual"
              type="button"
              aria-pressed={!isTimeOpen && time === usual}
              onClick={() => onChange({ time: usual, isTimeOpen: false, season: '' })}
            >
              {usual}
            </button>
          ))}
          <button
            className="chip"
            type="button"
            aria-pressed={isTimeOpen}
            onClick={() => onChange({ isTimeOpen: !isTimeOpen, time: '', season: '', end: '' })}
          >
            {t('time-open')}
          </button>
        </div>
      </div>
      {isAmbiguous(values) && (
        <RadioChoice
          name={form.idOf('season')}
          legend={t('concert-twice')}
          options={{ summer: t('concert-summer'), winter: t('concert-winter') }}
          value={values.season}
          error={form.sentences.season}
          onChange={(season) => onChange({ season })}
        />
      )}
      {question}
    </>
  );
}
