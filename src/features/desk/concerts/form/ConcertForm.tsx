import type { Locale } from '../../../../config/locales.ts';
import type { Concert } from '../../../../contracts/concert.ts';
import { longestConcertTexts as longest } from '../../../../contracts/concertRules.ts';
import Field from '../../form/Field.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import DraftForm from '../../records/DraftForm.tsx';
import type { SuggestedVenue } from '../data/suggestions.ts';
import './ConcertForm.css';
import { fieldId, focusField, sentencesOf } from './fields.ts';
import MoreFields from './MoreFields.tsx';
import TimeFields from './TimeFields.tsx';
import TicketPreview from './TicketPreview.tsx';
import { useConcertDraft, type DraftOptions } from './useConcertDraft.ts';
import VenueField from './VenueField.tsx';

interface Props extends DraftOptions {
  venues: readonly SuggestedVenue[];
  storesVenues: boolean;
  usualTimes: readonly string[];
  locale: Locale;
  t: Translate;
  /** Absent while the form holds a draft, which these actions would overtake. */
  onMore?: (() => void) | undefined;
  onSoldOut: (concert: Concert) => void;
}

/** Adds or edits a concert. Day and time are the venue's, in every time zone. */
export default function ConcertForm(props: Props) {
  const { base, draftKey, venues, storesVenues, usualTimes, locale, t, onMore, onSoldOut } = props;
  const draft = useConcertDraft(props);
  const { typed, change } = draft;
  const sentences = sentencesOf(draft.errors, t);
  return (
    <DraftForm
      crumb={base && t('concert-edit')}
      heading={base?.name ?? t('concert-new')}
      label={base ? t('concert-edit') : t('concert')}
      draft={draft}
      back={addressOf('concerts')}
      focusField={focusField}
      sendLabel={t(base ? 'save' : 'concert-add')}
      onMore={onMore}
      links={
        base &&
        onMore && (
          <p className="form-links">
            <button
              className="link"
              type="button"
              onClick={() => {
                onSoldOut(base);
              }}
            >
              {t(base.status === 'soldOut' ? 'action-tickets' : 'action-sold-out')}
            </button>
            <a className="link" href={addressOf('concerts', base.id, 'move')}>
              {t('action-move')}
            </a>
            <button className="link" type="button" onClick={onMore}>
              {t('more')} …
            </button>
          </p>
        )
      }
      t={t}
      onSend={() => draft.submit()}
    >
      <Field
        name={fieldId('name')}
        label={t('concert-name')}
        value={typed.name}
        error={sentences.name}
        maxLength={longest.name}
        onChange={(name) => {
          change({ name });
        }}
      />
      <TimeFields
        {...{ typed, usualTimes, locale, t }}
        errors={sentences}
        dateLabel={t('concert-date')}
        onChange={change}
      />
      <VenueField
        {...{ typed, venues, storesVenues, draftKey, locale, t }}
        errors={sentences}
        onChange={change}
      />
      <MoreFields {...{ typed, t }} errors={sentences} onChange={change} />
      <p className="dim">{t('battery')}</p>
      <TicketPreview {...{ typed, base, locale, t }} />
    </DraftForm>
  );
}
