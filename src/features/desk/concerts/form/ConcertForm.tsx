import type { KeyboardEvent, SubmitEvent } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import { longestConcertTexts as longest } from '../../../../contracts/concertRules.ts';
import Field from '../../frame/Field.tsx';
import FormActions from '../../frame/FormActions.tsx';
import FormHead from '../../frame/FormHead.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import type { SuggestedVenue } from '../data/suggestions.ts';
import './ConcertForm.css';
import { fieldId, focusField, sentencesOf } from './fields.ts';
import MoreFields from './MoreFields.tsx';
import TimeFields from './TimeFields.tsx';
import { useConcertDraft, type DraftOptions } from './useConcertDraft.ts';
import VenueField from './VenueField.tsx';

interface Props extends DraftOptions {
  venues: readonly SuggestedVenue[];
  storesVenues: boolean;
  usualTimes: readonly string[];
  locale: Locale;
  t: Translate;
  onMore?: (() => void) | undefined;
}

/** Adds or edits a concert. Day and time are the venue's, in every time zone. */
export default function ConcertForm(props: Props) {
  const { base, venues, storesVenues, usualTimes, locale, t, onMore } = props;
  const { typed, errors, status, isSending, isDirty, change, submit, discard } = useConcertDraft(props);
  const sentences = sentencesOf(errors, t);
  const send = async () => {
    const wrong = await submit();
    if (wrong) focusField(wrong);
  };
  /** Enter moves to the next field, as on the keyboard of a phone; with Ctrl or ⌘ it sends. */
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) event.currentTarget.requestSubmit();
    else if (event.target instanceof HTMLInputElement) focusNext(event.currentTarget, event.target);
    else return;
    event.preventDefault();
  };

  return (
    // Keys that reach the form come from its fields.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <form
      className="concert-form"
      noValidate
      aria-label={base ? t('concert-edit') : t('concert')}
      onKeyDown={handleKey}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormHead crumb={base && t('concert-edit')} heading={base?.name ?? t('concert-new')} />
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
      <VenueField {...{ typed, venues, storesVenues, locale, t }} errors={sentences} onChange={change} />
      <MoreFields {...{ typed, t }} errors={sentences} onChange={change} />
      {isDirty && (
        <p>
          <button className="link" type="button" onClick={discard}>
            {t('draft-discard')}
          </button>
        </p>
      )}
      <FormActions
        label={t(base ? 'save' : 'concert-add')}
        back={addressOf('concerts')}
        status={status}
        disabled={isSending}
        onMore={onMore}
        t={t}
      />
    </form>
  );
}

/** Focuses the field after `field`; after the last one the button. */
function focusNext(form: HTMLFormElement, field: HTMLInputElement): void {
  const controls = [...form.querySelectorAll<HTMLElement>('input, textarea, [type=submit]')];
  controls[controls.indexOf(field) + 1]?.focus();
}
