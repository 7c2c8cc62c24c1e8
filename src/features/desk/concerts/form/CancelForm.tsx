import type { Locale } from '../../../../config/locales.ts';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import DraftForm from '../../records/DraftForm.tsx';
import { dateInWords } from '../list/description.ts';
import { focusField, sentencesOf } from './fields.ts';
import NoteFields from './NoteFields.tsx';
import TicketPreview from './TicketPreview.tsx';
import { useConcertDraft, type DraftOptions } from './useConcertDraft.ts';

interface Props extends DraftOptions {
  locale: Locale;
  t: Translate;
}

const cancelled = { status: 'cancelled' } as const;

/** Cancels a concert, after saying what visitors then see. */
export default function CancelForm(props: Props) {
  const { initial, base, locale, t } = props;
  const draft = useConcertDraft(props);
  return (
    <DraftForm
      crumb={`${initial.name}, ${dateInWords(initial, locale, t)}`}
      heading={t('action-cancel')}
      draft={draft}
      back={addressOf('concerts')}
      focusField={focusField}
      sendLabel={t('cancel-send')}
      t={t}
      onSend={() => draft.submit(cancelled)}
    >
      <p className="lead">{t('cancel-question')}</p>
      <ul className="consequences" role="list">
        {(['cancel-page', 'cancel-calendar', 'cancel-address'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <NoteFields
        typed={draft.typed}
        errors={sentencesOf(draft.errors, t)}
        hint={t('cancel-note-hint')}
        t={t}
        onChange={draft.change}
      />
      <p>
        {t('cancel-instead')}{' '}
        <a className="link" href={addressOf('concerts', base?.id ?? '', 'move')}>
          {t('cancel-move')}
        </a>
      </p>
      <TicketPreview typed={{ ...draft.typed, ...cancelled }} {...{ base, locale, t }} />
    </DraftForm>
  );
}
