import { useState, type ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { Venue, VenueValues } from '../../../../records/venue.ts';
import { accessQuestions } from '../../../../records/venueRules.ts';
import { dayInWords } from '../../../../lib/dates/dates.ts';
import { dayIn } from '../../../../lib/dates/localTime.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import { focusControl } from '../../../../desk/kit/form/focus.ts';
import { Subheading } from '../../../../desk/kit/form/FormHead.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useHome } from '../../../../desk/kit/records/useHome.ts';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import type { VenuesDesk } from '../data/useVenues.ts';
import { answered, venueKind } from '../data/venueKind.ts';
import AccessQuestion from './AccessQuestion.tsx';
import CountryFields from './CountryFields.tsx';

interface Props {
  desk: VenuesDesk;
  draftKey: string;
  base: Venue | undefined;
  /** Address that the way back leads to. */
  back: string;
  /** Ends the form. */
  children: ReactNode;
}

/** The fields of the address. */
const addressNames = [
  'name',
  'street',
  'postalCode',
  'city',
  'website',
] as const satisfies (keyof VenueValues)[];

/** Adds or edits a venue: its address, and eight answers about access. */
export default function VenueForm({ desk, draftKey, base, back, children }: Props) {
  const { locale, t } = useDesk();
  const { country, timeZone } = useHome();
  const initial = base ? venueKind.toForm(base) : { ...venueKind.empty, country, timeZone };
  const form = useRecordForm(venueKind, { desk, draftKey, initial, base });
  const today = dayIn(new Date());
  const { values, sentences, change } = form;
  const [isDayOpen, setDayOpen] = useState(false);
  const { checkedOn: day } = values;
  const date = day && dayInWords(locale, day);
  return (
    <DraftForm
      crumb={base && t('venue-edit')}
      heading={base?.name ?? t('venue-new-heading')}
      label={base ? t('venue-edit') : t('venue-new-heading')}
      sendLabel={t('venue-save')}
      {...{ form, back }}
    >
      <FieldLines form={form} names={addressNames} />
      <CountryFields
        idOf={form.idOf}
        values={values}
        error={sentences.timeZone ?? sentences.country}
        onChange={change}
      />
      <div>
        <Subheading>{t('venue-access')}</Subheading>
        <p>
          {t(`answered-${answered(values)}` as 'answered-0')} {t('answered-hint')}
        </p>
      </div>
      {accessQuestions.map((question) => (
        <AccessQuestion
          key={question}
          {...{ question, form }}
          onAnswer={(answer) =>
            // An answer that was just given was just checked.
            change({ [question]: answer, ...(!isDayOpen && { checkedOn: today }) })
          }
        />
      ))}
      {isDayOpen || sentences.checkedOn !== undefined ? (
        <Field {...form.field('checkedOn')} />
      ) : (
        <p>
          {t(day === '' ? 'checked-never' : day === today ? 'checked-today' : 'checked-on', { date })}{' '}
          <button
            className="link"
            type="button"
            onClick={() => {
              setDayOpen(true);
              if (day === '') change({ checkedOn: today });
              focusControl(form.idOf('checkedOn'));
            }}
          >
            {t('checked-other')}
          </button>
        </p>
      )}
      {children}
    </DraftForm>
  );
}
