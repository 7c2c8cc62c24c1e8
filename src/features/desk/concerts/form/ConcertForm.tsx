import { takesPlace, longestConcertTexts as longest } from '../../../../records/concertRules.ts';
import type { Locale } from '../../../../config/locales.ts';
import type { Concert } from '../../../../records/concert.ts';
import { completeAddress } from '../../form/completeAddress.ts';
import Field from '../../form/Field.tsx';
import RadioChoice from '../../form/RadioChoice.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import DraftForm from '../../records/DraftForm.tsx';
import type { SuggestedVenue } from '../data/suggestions.ts';
import { isPast } from '../list/lists.ts';
import './ConcertForm.css';
import ConcertStatus from './ConcertStatus.tsx';
import { isOnOtherDay, listedDay, movedFrom } from './day/dayChange.ts';
import TimeFields from './day/TimeFields.tsx';
import { fieldId, focusField, sentencesOf } from './fields.ts';
import MoreFields from './MoreFields.tsx';
import TicketPreview from './TicketPreview.tsx';
import type { TypedConcert } from '../data/typedConcert.ts';
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
  const { base, initial, draftKey, venues, storesVenues, usualTimes, locale, t, onMore, onSoldOut } = props;
  const isOver = base !== undefined && isPast(base, new Date());
  const needsReason = (values: TypedConcert) => base && !isOver && isOnOtherDay(initial, values);
  const draft = useConcertDraft(props, (values) =>
    needsReason(values) && values.dayChange === ''
      ? [{ field: 'previousDate', key: 'error-concert-previousDate' }]
      : [],
  );
  const { typed, change } = draft;
  const sentences = sentencesOf(draft.errors, t);
  const asksReason = needsReason(typed);
  const step: Partial<TypedConcert> = {
    ticketUrl: completeAddress(typed.ticketUrl),
    ...(base && asksReason && typed.dayChange === 'moved'
      ? movedFrom(base)
      : { previousDate: initial.previousDate }),
  };
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
            {!isOver && takesPlace(base) && (
              <button className="link" type="button" onClick={() => onSoldOut(base)}>
                {t(base.status === 'soldOut' ? 'action-tickets' : 'action-sold-out')}
              </button>
            )}
            {!isOver && (
              <a className="link" href={addressOf('concerts', base.id, 'move')}>
                {t('action-move')}
              </a>
            )}
            <button className="link" type="button" onClick={onMore}>
              {t('more')} …
            </button>
          </p>
        )
      }
      t={t}
      onSend={() => draft.submit(step)}
    >
      {base && <ConcertStatus {...{ initial, typed, isOver, locale, t }} onChange={change} />}
      <Field
        name={fieldId('name')}
        label={t('concert-name')}
        value={typed.name}
        error={sentences.name}
        maxLength={longest.name}
        onChange={(name) => change({ name })}
      />
      <TimeFields
        {...{ typed, usualTimes, locale, t }}
        errors={sentences}
        dateLabel={t('concert-date')}
        question={
          asksReason && (
            <RadioChoice
              name={fieldId('previousDate')}
              legend={t('moved-question')}
              options={{ mistake: t('moved-mistake'), moved: t('moved-moved') }}
              value={typed.dayChange}
              error={sentences.previousDate}
              onChange={(dayChange) => change({ dayChange })}
            />
          )
        }
        onChange={(patch) => {
          // Back on the stored day there is nothing to answer, and no draft to keep.
          const isBack = listedDay({ ...typed, ...patch }) === listedDay(initial);
          change(isBack ? { ...patch, dayChange: '' } : patch);
        }}
      />
      <VenueField
        {...{ typed, venues, storesVenues, draftKey, locale, t }}
        errors={sentences}
        onChange={change}
      />
      <MoreFields {...{ typed, t }} errors={sentences} onChange={change} />
      <p className="dim">{t('battery')}</p>
      <TicketPreview typed={{ ...typed, ...step }} {...{ base, locale, t }} />
    </DraftForm>
  );
}
