import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { Concert, ConcertValues } from '../../../../records/concert.ts';
import { isAnnounced, takesPlace } from '../../../../records/concertRules.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import FoldedFields from '../../../../desk/kit/form/FoldedFields.tsx';
import RadioChoice from '../../../../desk/kit/form/RadioChoice.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import type { UnusableValue } from '../../../../desk/kit/records/recordKind.ts';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { concertKind, type ConcertFormProps } from '../data/concertKind.ts';
import { listAddress } from '../route.ts';
import { venuesNamed, type SuggestedVenue } from '../data/suggestions.ts';
import { isPast } from '../../concerts.ts';
import ConcertStatus from './ConcertStatus.tsx';
import { isOnOtherDay, listedDay, movedFrom } from './day/dayChange.ts';
import TimeFields from './day/TimeFields.tsx';
import { lastNote } from './notes.ts';
import TicketPreview from './TicketPreview.tsx';
import VenueField from './VenueField.tsx';

interface Props extends ConcertFormProps {
  venues: readonly SuggestedVenue[];
  storesVenues: boolean;
  usualTimes: readonly string[];
  /** Absent while the form holds a draft, which these actions would overtake. */
  onMore?: (() => void) | undefined;
  onSoldOut: (concert: Concert) => void;
}

/** Adds or edits a concert. Day and time are the venue's, in every time zone. */
export default function ConcertForm(props: Props) {
  const { t } = useDesk();
  const { base, initial, draftKey, venues, storesVenues, usualTimes, onMore, onSoldOut } = props;
  const isOver = base !== undefined && isPast(base, new Date());
  // Nobody knows the day of an unannounced concert, so it cannot be moved.
  const isKnown = base !== undefined && !isOver && isAnnounced(base);
  const needsReason = (values: ConcertValues) => isKnown && isOnOtherDay(initial, values);
  const form = useRecordForm(concertKind, props, (values) => {
    const { venue, city, venueId } = values;
    const isVenueOpen = venue.trim() !== '' && venueId === '' && city.trim() === '';
    const isVenueTyped = venue !== initial.venue || city !== initial.city || base === undefined;
    const isAsked = isVenueOpen && isVenueTyped;
    const questions: [boolean, UnusableValue][] = [
      [needsReason(values) && values.dayChange === '', { field: 'dayChange', error: 'choose' }],
      // Several venues have the name: the town tells which. A new venue is public with its town.
      [isAsked && venuesNamed(venues, values).length > 1, { field: 'venue', error: 'choose' }],
      [isAsked, { field: 'city', error: 'missing' }],
    ];
    return questions.flatMap(([isOpen, value]) => (isOpen ? value : []));
  });
  const { values, change } = form;
  const asksReason = needsReason(values);
  const step: Partial<ConcertValues> =
    base && asksReason && values.dayChange === 'moved'
      ? movedFrom(base)
      : { previousDate: initial.previousDate };
  return (
    <DraftForm
      crumb={base && t('concert-edit')}
      heading={base?.name ?? t('concert-new')}
      label={base ? t('concert-edit') : t('concert')}
      {...{ form, step }}
      back={listAddress(base)}
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
            {isKnown && (
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
    >
      {base && <ConcertStatus {...{ initial, values, isOver }} onChange={change} />}
      <Field {...form.field('name')} />
      <TimeFields
        {...{ form, usualTimes }}
        question={
          asksReason && (
            <RadioChoice
              name={form.idOf('dayChange')}
              legend={t('moved-question')}
              options={{ mistake: t('moved-mistake'), moved: t('moved-moved') }}
              value={values.dayChange}
              error={form.sentences.dayChange}
              onChange={(dayChange) => change({ dayChange })}
            />
          )
        }
        onChange={(patch) => {
          // Back on the stored day there is nothing to answer, and no draft to keep.
          const isBack = listedDay({ ...values, ...patch }) === listedDay(initial);
          change(isBack ? { ...patch, dayChange: '' } : patch);
        }}
      />
      <VenueField {...{ form, venues, storesVenues, draftKey }} />
      <FoldedFields
        form={form}
        label={t('concert-more')}
        isThere={(name) => name !== 'end' || !values.isTimeOpen}
        props={values.status === 'cancelled' ? { [lastNote]: { hint: t('note-one-hint') } } : {}}
      />
      {form.isKept && <p className="dim">{t('battery')}</p>}
      <TicketPreview values={{ ...values, ...step }} base={base} />
    </DraftForm>
  );
}
