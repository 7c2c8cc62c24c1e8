import { useState } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import Field from '../../form/Field.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import DraftForm from '../../records/DraftForm.tsx';
import type { TypedConcert } from '../data/typedConcert.ts';
import { dateInWords } from '../list/description.ts';
import { isMoved, isOnOtherDay, movedFrom, shiftTime } from './day/dayChange.ts';
import TimeFields from './day/TimeFields.tsx';
import { fieldId, focusField, sentencesOf } from './fields.ts';
import NoteFields from './NoteFields.tsx';
import TicketPreview from './TicketPreview.tsx';
import { useConcertDraft, type DraftOptions } from './useConcertDraft.ts';

interface Props extends DraftOptions {
  usualTimes: readonly string[];
  locale: Locale;
  t: Translate;
}

/** Times that keep their distance to the beginning until somebody types them. */
const following = ['doors', 'end'] as const;

/** Moves a concert to another day, or postpones it without one, and says first what visitors then see. */
export default function MoveForm(props: Props) {
  const { base, initial, usualTimes, locale, t } = props;
  const draft = useConcertDraft(props);
  const { typed, change, submit } = draft;
  const [isOpen, setOpen] = useState(typed.status === 'postponed' && initial.status !== 'postponed');
  const shifted = (field: (typeof following)[number], time: string) =>
    shiftTime(initial[field], initial.time, time);
  const [own, setOwn] = useState<readonly string[]>(() =>
    following.filter(
      (field) => typed[field] !== initial[field] && typed[field] !== shifted(field, typed.time),
    ),
  );
  const changeTime = (patch: Partial<TypedConcert>) => {
    const { time } = patch;
    const others = time ? following.filter((field) => !own.includes(field)) : [];
    change({ ...Object.fromEntries(others.map((field) => [field, shifted(field, time ?? '')])), ...patch });
  };
  const sentences = sentencesOf(draft.errors, t);
  const isSame = typed.date === initial.date && typed.time === initial.time;
  const step: Partial<TypedConcert> = isOpen
    ? { ...initial, status: 'postponed', noteDe: typed.noteDe, noteEn: typed.noteEn }
    : {
        ...(base && movedFrom(base)),
        ...(!isMoved(initial, typed) && { previousDate: initial.previousDate }),
      };
  const consequence = isOpen
    ? 'postpone-consequences'
    : isSame || isOnOtherDay(initial, typed)
      ? 'move-consequences'
      : isMoved(initial, typed)
        ? 'retime-consequences'
        : 'time-consequences';
  return (
    <DraftForm
      crumb={`${initial.name}, ${dateInWords(initial, locale, t)}`}
      heading={t('move-heading')}
      draft={draft}
      back={addressOf('concerts')}
      focusField={focusField}
      sendLabel={t('action-move')}
      missing={isSame && !isOpen ? t('move-missing') : undefined}
      t={t}
      onSend={() => submit(step)}
    >
      <div className="tabs" role="group" aria-label={t('move-heading')}>
        {[false, true].map((open) => (
          <button
            key={String(open)}
            type="button"
            aria-pressed={open === isOpen}
            onClick={() => setOpen(open)}
          >
            {t(open ? 'move-open' : 'move-day')}
          </button>
        ))}
      </div>
      {!isOpen && (
        <>
          <TimeFields
            {...{ typed, usualTimes, locale, t }}
            errors={sentences}
            dateLabel={t('move-day')}
            onChange={changeTime}
          />
          <div className="pair">
            {following
              .filter((field) => initial[field] !== '')
              .map((field) => (
                <Field
                  key={field}
                  name={fieldId(field)}
                  label={t(`concert-${field}`)}
                  type="time"
                  value={typed[field]}
                  error={sentences[field]}
                  onChange={(value) => {
                    setOwn([...own, field]);
                    change({ [field]: value });
                  }}
                />
              ))}
          </div>
        </>
      )}
      <NoteFields typed={typed} errors={sentences} hint={t('move-note-hint')} t={t} onChange={change} />
      <div className="consequences">
        <p>
          <b>{t('consequences')}</b>
        </p>
        <p>{t(consequence)}</p>
        {!isOpen && initial.status === 'soldOut' && <p>{t('move-soldOut')}</p>}
      </div>
      <TicketPreview typed={isSame && !isOpen ? typed : { ...typed, ...step }} {...{ base, locale, t }} />
    </DraftForm>
  );
}
