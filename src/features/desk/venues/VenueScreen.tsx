import { useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Venue } from '../../../contracts/venue.ts';
import FormMessage from '../form/FormMessage.tsx';
import type { Translate } from '../frame/translate.ts';
import ConflictForm from '../records/ConflictForm.tsx';
import type { Saved } from '../records/recordCalls.ts';
import { groups, groupText, isQuestion } from './data/groups.ts';
import { emptyVenue, typedFrom, type TypedVenue } from './data/typedVenue.ts';
import type { VenuesDesk } from './data/useVenues.ts';
import VenueForm from './form/VenueForm.tsx';

interface Props {
  /** `new` adds one. */
  id: string;
  desk: VenuesDesk;
  /** Address that the way back leads to. */
  back: string;
  locale: Locale;
  t: Translate;
  onSaved: (saved: Saved<Venue>) => void;
}

/** The form of a venue: once it is known, and with both versions when somebody else was first. */
export default function VenueScreen({ id, desk, back, locale, t, onSaved }: Props) {
  const [merging, setMerging] = useState<'' | 'concert-saving' | 'save-offline' | 'concert-failed'>('');
  const draft = desk.draftList.find(({ key }) => key === id);
  const base = draft?.base ?? desk.records?.find((venue) => venue.id === id);

  if (draft?.base && draft.present) {
    const { base: common, present } = draft;
    const sendMerged = async (typed: TypedVenue) => {
      setMerging('concert-saving');
      const outcome = await desk.save({ ...draft, typed, base: present, present: undefined });
      if (outcome?.kind === 'saved') onSaved(outcome);
      else setMerging(outcome?.kind === 'offline' ? 'save-offline' : '');
    };
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
        isSending={merging === 'concert-saving'}
        status={merging && t(merging)}
        onMerge={(typed) => void sendMerged(typed)}
      />
    );
  }
  if (!draft && !base && id !== 'new')
    return (
      <FormMessage heading={t('venues')} back={back} t={t}>
        {t(desk.records ? 'venue-missing' : desk.hasFailed ? 'venues-failed' : 'wait')}
      </FormMessage>
    );
  return (
    <VenueForm
      {...{ desk, base, back, locale, t, onSaved }}
      draftKey={id}
      initial={base ? typedFrom(base) : emptyVenue}
    />
  );
}
