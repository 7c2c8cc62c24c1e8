import type { Locale } from '../../../config/locales.ts';
import { dayIn } from '../../../lib/dates/dates.ts';
import type { Venue } from '../../../records/venue.ts';
import FormMessage from '../form/FormMessage.tsx';
import type { Translate } from '../frame/translate.ts';
import ConflictForm from '../records/ConflictForm.tsx';
import NewDraft from '../records/NewDraft.tsx';
import { isNewKey } from '../records/newKey.ts';
import { useRecordDraft } from '../records/useRecordDraft.ts';
import { groups, groupText, isQuestion } from './data/groups.ts';
import { emptyVenue, typedFrom } from './data/typedVenue.ts';
import type { VenuesDesk } from './data/useVenues.ts';
import { venueErrors } from './data/venueErrors.ts';
import VenueForm from './form/VenueForm.tsx';
import VenueRemoval from './form/VenueRemoval.tsx';

interface Props {
  /** Key of the draft: the id of a venue, or of a new one. */
  id: string;
  /** Asks for a draft of its own. */
  isNew: boolean;
  /** True while a coming concert names it. */
  isUsed: boolean;
  desk: VenuesDesk;
  /** Address that the way back leads to. */
  back: string;
  locale: Locale;
  t: Translate;
  onRemove: (venue: Venue) => void;
  onMerge: (venue: Venue, into: Venue) => void;
}

/** The form of a venue: once it is known, and with both versions when somebody else was first. */
export default function VenueScreen({ id, isNew, isUsed, desk, back, locale, t, onRemove, onMerge }: Props) {
  const draft = desk.draftList.find(({ key }) => key === id);
  const base = draft?.base ?? desk.records?.find((venue) => venue.id === id);
  const form = useRecordDraft(
    { desk, draftKey: id, initial: base ? typedFrom(base) : emptyVenue, base, t },
    { findErrors: (typed) => venueErrors(typed, dayIn(new Date())), goneKey: 'venue-gone' },
  );

  if (isNew) return <NewDraft before={['venues']} />;
  if (draft?.base && draft.present) {
    const { base: common, present } = draft;
    return (
      <ConflictForm
        // Another conflict begins with its own choices.
        key={present.revision}
        {...{ groups, back, locale, t }}
        base={typedFrom(common)}
        mine={draft.typed}
        theirs={typedFrom(present)}
        name={present.name}
        updatedAt={present.updatedAt}
        labelOf={(group) => t(isQuestion(group) ? `ask-${group}` : `venue-group-${group}`)}
        textOf={(group, typed) => groupText(group, typed, locale, t)}
        lead={(time) => (time ? t('venue-conflict-at', { time }) : t('venue-conflict'))}
        isSending={form.isSending}
        status={draft.inFlight || desk.outbox.progressOf(id) ? form.status : ''}
        onMerge={(merged) => void desk.outbox.submitMerged(id, merged, present)}
      />
    );
  }
  if (!draft && !base && !isNewKey(id))
    return (
      <FormMessage heading={t('venues')} back={back} t={t}>
        {t(desk.records ? 'venue-missing' : desk.hasFailed ? 'venues-failed' : 'wait')}
      </FormMessage>
    );
  return (
    <VenueForm {...{ base, back, locale, t }} draft={form}>
      {base && !draft && (
        <VenueRemoval
          {...{ isUsed, t }}
          others={desk.records?.filter((venue) => venue.id !== id) ?? []}
          onRemove={() => onRemove(base)}
          onMerge={(into) => onMerge(base, into)}
        />
      )}
    </VenueForm>
  );
}
