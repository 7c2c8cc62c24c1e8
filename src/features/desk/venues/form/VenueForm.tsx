import { useState, type ReactNode } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import type { Venue } from '../../../../records/venue.ts';
import { accessQuestions, longestVenueTexts as longest } from '../../../../records/venueRules.ts';
import { dayIn } from '../../../../lib/dates/dates.ts';
import { completeAddress } from '../../form/completeAddress.ts';
import Field from '../../form/Field.tsx';
import { Subheading } from '../../form/FormHead.tsx';
import type { Translate } from '../../frame/translate.ts';
import DraftForm from '../../records/DraftForm.tsx';
import type { useRecordDraft } from '../../records/useRecordDraft.ts';
import { answered, type TypedVenue } from '../data/typedVenue.ts';
import type { VenueField } from '../data/venueErrors.ts';
import AccessQuestion from './AccessQuestion.tsx';
import CheckedDay from './CheckedDay.tsx';
import CountryFields from './CountryFields.tsx';
import { fieldId, focusField, sentencesOf, showAndFocus } from './fields.ts';
import './VenueForm.css';

interface Props {
  /** The state of the form. */
  draft: ReturnType<typeof useRecordDraft<TypedVenue, Venue, VenueField>>;
  base: Venue | undefined;
  /** Address that the way back leads to. */
  back: string;
  locale: Locale;
  t: Translate;
  /** Ends the form. */
  children: ReactNode;
}

/** Adds or edits a venue: its address, and eight answers about access. */
export default function VenueForm({ draft, base, back, locale, t, children }: Props) {
  const today = dayIn(new Date());
  const { typed, change } = draft;
  const sentences = sentencesOf(draft.errors, t);
  const [isDayOpen, setDayOpen] = useState(false);
  const field = (name: 'name' | 'street' | 'postalCode' | 'city' | 'website') => ({
    name: fieldId(name),
    label: t(`venue-${name}`),
    value: typed[name],
    error: sentences[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <DraftForm
      crumb={base && t('venue-edit')}
      heading={base?.name ?? t('venue-new-heading')}
      label={base ? t('venue-edit') : t('venue-new-heading')}
      sendLabel={t('venue-save')}
      {...{ draft, back, t, focusField }}
      onSend={() => draft.submit({ website: completeAddress(typed.website) })}
    >
      <Field {...field('name')} maxLength={longest.name} />
      <Field {...field('street')} note={t('optional')} maxLength={longest.street} />
      <div className="pair postal">
        <Field {...field('postalCode')} maxLength={longest.postalCode} />
        <Field {...field('city')} maxLength={longest.city} />
      </div>
      <Field {...field('website')} type="url" note={t('optional')} hint={t('concert-tickets-hint')} />
      <CountryFields
        prefix="venue"
        {...{ typed, locale, t }}
        error={sentences.timeZone ?? sentences.country}
        onChange={change}
      />
      <div>
        <Subheading>{t('venue-access')}</Subheading>
        <p>
          {t(`answered-${answered(typed)}` as 'answered-0')} {t('answered-hint')}
        </p>
      </div>
      {accessQuestions.map((question) => (
        <AccessQuestion
          key={question}
          {...{ question, typed, t }}
          errors={sentences}
          onChange={(patch) => {
            // An answer that was just given was just checked.
            change(question in patch && !isDayOpen ? { ...patch, checkedOn: today } : patch);
          }}
        />
      ))}
      <CheckedDay
        {...{ today, locale, t }}
        day={typed.checkedOn}
        error={sentences.checkedOn}
        isOpen={isDayOpen || sentences.checkedOn !== undefined}
        onOpen={() =>
          showAndFocus('checkedOn', () => {
            setDayOpen(true);
            if (typed.checkedOn === '') change({ checkedOn: today });
          })
        }
        onChange={(checkedOn) => change({ checkedOn })}
      />
      {children}
    </DraftForm>
  );
}
