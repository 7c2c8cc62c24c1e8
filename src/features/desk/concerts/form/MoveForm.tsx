import { useState } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import DraftForm from '../../records/DraftForm.tsx';
import type { TypedConcert } from '../data/typedConcert.ts';
import { dateInWords } from '../list/description.ts';
import { focusField, sentencesOf } from './fields.ts';
import NoteFields from './NoteFields.tsx';
import TimeFields from './TimeFields.tsx';
import TicketPreview from './TicketPreview.tsx';
import { useConcertDraft, type DraftOptions } from './useConcertDraft.ts';

interface Props extends DraftOptions {
  usualTimes: readonly string[];
  locale: Locale;
  t: Translate;
}

/** Moves a concert to another day, or postpones it without one, and says first what visitors then see. */
export default function MoveForm(props: Props) {
  const { base, initial, usualTimes, locale, t } = props;
  const draft = useConcertDraft(props);
  const { typed, change, submit } = draft;
  const [isOpen, setOpen] = useState(typed.status === 'postponed' && initial.status !== 'postponed');
  const sentences = sentencesOf(draft.errors, t);
  const isSame = typed.date === initial.date && typed.time === initial.time;
  const step: Partial<TypedConcert> = isOpen
    ? { ...initial, status: 'postponed', noteDe: typed.noteDe, noteEn: typed.noteEn }
    : { status: 'planned', previousDate: base?.date ?? '' };
  return (
    <DraftForm
      crumb={`${initial.name}, ${dateInWords(initial, locale)}`}
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
      <TicketPreview typed={isSame && !isOpen ? typed : { ...typed, ...step }} {...{ base, locale, t }} />
    </DraftForm>
  );
}
