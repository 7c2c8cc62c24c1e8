import { useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../contracts/concert.ts';
import type { Venue } from '../../../contracts/venue.ts';
import FormActions from '../frame/FormActions.tsx';
import FormHead from '../frame/FormHead.tsx';
import { addressOf } from '../screen/screens.ts';
import type { Translate } from '../frame/translate.ts';
import ConflictForm from '../records/ConflictForm.tsx';
import type { Saved } from '../records/recordCalls.ts';
import { groups } from './data/groups.ts';
import { knownVenues, usualTimes } from './data/suggestions.ts';
import { emptyConcert, typedFrom, type TypedConcert } from './data/typedConcert.ts';
import type { ConcertsDesk } from './data/useConcerts.ts';
import CancelForm from './form/CancelForm.tsx';
import ConcertForm from './form/ConcertForm.tsx';
import { groupText } from './form/groupText.ts';
import MoveForm from './form/MoveForm.tsx';
import type { ConcertRoute } from './route.ts';

interface Props {
  route: Extract<ConcertRoute, { view: 'add' | 'edit' | 'move' | 'cancel' }>;
  /** Key of the draft that the screen edits. */
  draftKey: string;
  desk: ConcertsDesk;
  /** Undefined where the API stores no venues. */
  venues: readonly Venue[] | undefined;
  locale: Locale;
  t: Translate;
  onMore: (concert: Concert) => void;
  onSoldOut: (concert: Concert) => void;
  /** `before` is the version that was changed; undefined for a new concert. */
  onSaved: (saved: Saved<Concert>, before: Concert | undefined) => void;
}

/** The form that an address names: once its concert is known, and with both versions when somebody else was first. */
export default function ConcertScreen({
  route,
  draftKey,
  desk,
  venues,
  locale,
  t,
  onMore,
  onSoldOut,
  onSaved,
}: Props) {
  const { concerts, drafts, draftList } = desk;
  const [merging, setMerging] = useState('');
  const draft = draftList.find(({ key }) => key === draftKey);
  const find = (id: string | undefined) => concerts?.find((concert) => concert.id === id);
  const base = 'id' in route ? (draft?.base ?? find(route.id)) : undefined;
  const source = route.view === 'add' ? find(route.from) : undefined;

  if (draft?.base && draft.present) {
    const { base: common, present } = draft;
    const sendMerged = async (typed: TypedConcert) => {
      setMerging('concert-saving');
      const outcome = await desk.save({ ...draft, typed, base: present, present: undefined });
      setMerging(outcome?.kind === 'offline' ? 'save-offline' : '');
      if (outcome?.kind === 'saved') onSaved(outcome, common);
    };
    return (
      <ConflictForm
        {...{ groups, locale, t }}
        base={typedFrom(common)}
        mine={draft.typed}
        theirs={typedFrom(present)}
        name={present.name}
        updatedAt={present.updatedAt}
        labelOf={(group) => t(`group-${group}`)}
        textOf={(group, typed) => groupText(group, typed, locale, t)}
        lead={(time) => (time ? t('conflict-text-at', { time }) : t('conflict-text'))}
        back={addressOf('concerts')}
        // Another conflict begins with its own choices.
        key={present.revision}
        isSending={merging === 'concert-saving'}
        status={merging && t(merging as 'save-offline')}
        onMerge={(typed) => void sendMerged(typed)}
      />
    );
  }
  const needsList = !draft && ('id' in route || route.from !== undefined);
  if (needsList && !base && !source) {
    const text = concerts ? 'concert-missing' : desk.hasFailed ? 'list-failed' : 'wait';
    return (
      <>
        <FormHead heading={t('way-concerts')} />
        <p role="status">{t(text)}</p>
        <FormActions back={addressOf('concerts')} t={t} />
      </>
    );
  }

  const shared = {
    ...{ desk, draftKey, base, locale, t },
    initial: base ? typedFrom(base) : source ? duplicateOf(typedFrom(source)) : emptyConcert,
    usualTimes: usualTimes(concerts ?? []),
    onSaved: (saved: Saved<Concert>) => {
      onSaved(saved, base);
    },
  };
  if (route.view === 'move') return <MoveForm {...shared} />;
  if (route.view === 'cancel') return <CancelForm {...shared} />;
  return (
    <ConcertForm
      {...shared}
      venues={knownVenues(concerts ?? [], venues ?? [])}
      storesVenues={venues !== undefined}
      onSoldOut={onSoldOut}
      onMore={
        base && drafts.find(draftKey) === undefined
          ? () => {
              onMore(base);
            }
          : undefined
      }
    />
  );
}

/** The same evening on another day. */
const duplicateOf = (typed: TypedConcert): TypedConcert => ({
  ...typed,
  ...{ date: '', season: '', status: 'planned', previousDate: '', ticketUrl: '' },
});
