import { useState } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { ConcertValues } from '../../../../records/concert.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { concertKind, type ConcertFormProps } from '../data/concertKind.ts';
import { listAddress } from '../route.ts';
import { dateInWords } from '../list/description.ts';
import { isMoved, isOnOtherDay, movedFrom, shiftTime } from './day/dayChange.ts';
import TimeFields from './day/TimeFields.tsx';
import { noteValues, tellingNotes } from './notes.ts';
import TicketPreview from './TicketPreview.tsx';

interface Props extends ConcertFormProps {
  usualTimes: readonly string[];
}

/** Times that keep their distance to the beginning until somebody types them. */
const following = ['doors', 'end'] as const;

/** Moves a concert to another day, or postpones it without one, and says first what visitors then see. */
export default function MoveForm(props: Props) {
  const { locale, t } = useDesk();
  const { base, initial, usualTimes } = props;
  const form = useRecordForm(concertKind, props);
  const { values, change } = form;
  const [isOpen, setOpen] = useState(values.status === 'postponed' && initial.status !== 'postponed');
  const shifted = (field: (typeof following)[number], time: string) =>
    shiftTime(initial[field], initial.time, time);
  const [own, setOwn] = useState<readonly string[]>(() =>
    following.filter(
      (field) => values[field] !== initial[field] && values[field] !== shifted(field, values.time),
    ),
  );
  const changeTime = (patch: Partial<ConcertValues>) => {
    const { time } = patch;
    const others = time ? following.filter((field) => !own.includes(field)) : [];
    change({ ...Object.fromEntries(others.map((field) => [field, shifted(field, time ?? '')])), ...patch });
  };
  const isSame = values.date === initial.date && values.time === initial.time;
  const step: Partial<ConcertValues> = isOpen
    ? { ...initial, status: 'postponed', ...noteValues((name) => values[name]) }
    : {
        ...(base && movedFrom(base)),
        ...(!isMoved(initial, values) && { previousDate: initial.previousDate }),
      };
  const consequence = isOpen
    ? 'postpone-consequences'
    : isSame || isOnOtherDay(initial, values)
      ? 'move-consequences'
      : isMoved(initial, values)
        ? 'retime-consequences'
        : 'time-consequences';
  return (
    <DraftForm
      crumb={`${initial.name}, ${dateInWords(initial, locale, t)}`}
      heading={t('move-heading')}
      {...{ form, step }}
      back={listAddress(base)}
      sendLabel={t('action-move')}
      missing={isSame && !isOpen ? t('move-missing') : undefined}
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
          <TimeFields {...{ form, usualTimes }} dateLabel={t('move-day')} onChange={changeTime} />
          <div className="pair">
            {following
              .filter((field) => initial[field] !== '')
              .map((field) => (
                <Field
                  key={field}
                  {...form.field(field)}
                  onChange={(value) => {
                    setOwn([...own, field]);
                    change({ [field]: value });
                  }}
                />
              ))}
          </div>
        </>
      )}
      <FieldLines form={form} {...tellingNotes(t, 'move-note-hint')} />
      <div className="consequences">
        <p>
          <b>{t('consequences')}</b>
        </p>
        <p>{t(consequence)}</p>
        {!isOpen && initial.status === 'soldOut' && <p>{t('move-soldOut')}</p>}
        {!isOpen && initial.status === 'cancelled' && <p>{t('move-cancelled')}</p>}
      </div>
      <TicketPreview values={isSame && !isOpen ? values : { ...values, ...step }} base={base} />
    </DraftForm>
  );
}
