import { useState, type SubmitEvent } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import FormActions from '../../frame/FormActions.tsx';
import FormHead from '../../frame/FormHead.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import { dateInWords } from '../list/description.ts';
import { focusField, sentencesOf } from './fields.ts';
import NoteFields from './NoteFields.tsx';
import TimeFields from './TimeFields.tsx';
import { useConcertDraft, type DraftOptions } from './useConcertDraft.ts';

interface Props extends DraftOptions {
  usualTimes: readonly string[];
  locale: Locale;
  t: Translate;
}

/** Moves a concert to another day, or postpones it without one, and says first what visitors then see. */
export default function MoveForm(props: Props) {
  const { base, initial, usualTimes, locale, t } = props;
  const { typed, errors, status, isSending, isDirty, change, submit, discard } = useConcertDraft(props);
  const [isOpen, setOpen] = useState(typed.status === 'postponed' && initial.status !== 'postponed');
  const sentences = sentencesOf(errors, t);
  const isSame = typed.date === initial.date && typed.time === initial.time;
  const send = async () => {
    const wrong = isOpen
      ? await submit({ ...initial, status: 'postponed', noteDe: typed.noteDe, noteEn: typed.noteEn })
      : isSame
        ? 'date'
        : await submit({ status: 'planned', previousDate: base?.date ?? '' });
    if (wrong) focusField(wrong);
  };
  return (
    <form
      className="concert-form"
      noValidate
      aria-label={t('move-heading')}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormHead crumb={`${initial.name}, ${dateInWords(initial, locale)}`} heading={t('move-heading')} />
      <div className="tabs" role="group" aria-label={t('move-heading')}>
        {[false, true].map((open) => (
          <button
            key={String(open)}
            type="button"
            aria-pressed={open === isOpen}
            onClick={() => {
              setOpen(open);
            }}
          >
            {t(open ? 'move-open' : 'move-day')}
          </button>
        ))}
      </div>
      {!isOpen && (
        <TimeFields
          {...{ typed, usualTimes, locale, t }}
          errors={sentences}
          dateLabel={t('move-day')}
          onChange={change}
        />
      )}
      <NoteFields typed={typed} errors={sentences} hint={t('move-note-hint')} t={t} onChange={change} />
      <div className="consequences">
        <p>
          <b>{t('consequences')}</b>
        </p>
        <p>{t(isOpen ? 'postpone-consequences' : 'move-consequences')}</p>
      </div>
      {isDirty && (
        <p>
          <button className="link" type="button" onClick={discard}>
            {t('draft-discard')}
          </button>
        </p>
      )}
      <FormActions
        label={t('action-move')}
        back={addressOf('concerts')}
        status={isSame && !isOpen ? t('move-missing') : status}
        disabled={isSending || (isSame && !isOpen)}
        t={t}
      />
    </form>
  );
}
