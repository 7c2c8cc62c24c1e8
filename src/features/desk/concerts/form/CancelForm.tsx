import type { SubmitEvent } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import FormActions from '../../frame/FormActions.tsx';
import FormHead from '../../frame/FormHead.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import { dateInWords } from '../list/description.ts';
import { focusField, sentencesOf } from './fields.ts';
import NoteFields from './NoteFields.tsx';
import { useConcertDraft, type DraftOptions } from './useConcertDraft.ts';

interface Props extends DraftOptions {
  locale: Locale;
  t: Translate;
}

/** Cancels a concert, after saying what visitors then see. */
export default function CancelForm(props: Props) {
  const { initial, base, locale, t } = props;
  const { typed, errors, status, isSending, isDirty, change, submit, discard } = useConcertDraft(props);
  const send = async () => {
    const wrong = await submit({ status: 'cancelled' });
    if (wrong) focusField(wrong);
  };
  return (
    <form
      className="concert-form"
      noValidate
      aria-label={t('action-cancel')}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormHead crumb={`${initial.name}, ${dateInWords(initial, locale)}`} heading={t('action-cancel')} />
      <p className="lead">{t('cancel-question')}</p>
      <ul className="consequences" role="list">
        {(['cancel-page', 'cancel-calendar', 'cancel-address'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <NoteFields
        typed={typed}
        errors={sentencesOf(errors, t)}
        hint={t('cancel-note-hint')}
        t={t}
        onChange={change}
      />
      <p>
        {t('cancel-instead')}{' '}
        <a className="link" href={addressOf('concerts', base?.id ?? '', 'move')}>
          {t('cancel-move')}
        </a>
      </p>
      {isDirty && (
        <p>
          <button className="link" type="button" onClick={discard}>
            {t('draft-discard')}
          </button>
        </p>
      )}
      <FormActions
        label={t('cancel-send')}
        back={addressOf('concerts')}
        status={status}
        disabled={isSending}
        t={t}
      />
    </form>
  );
}
