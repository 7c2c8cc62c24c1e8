import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import type { Translate } from '../frame/translate.ts';
import ConflictForm from '../records/ConflictForm.tsx';
import { useRecordDraft } from '../records/useRecordDraft.ts';
import { addressOf } from '../screen/screens.ts';
import { concertErrors } from './data/concertErrors.ts';
import { groups } from './data/groups.ts';
import { typedFrom, type TypedConcert } from './data/typedConcert.ts';
import type { UnsentConcert } from './data/unsentConcert.ts';
import type { ConcertsDesk } from './data/useConcerts.ts';
import { groupText } from './form/groupText.ts';

interface Props {
  draft: UnsentConcert;
  /** The last version that both sides had. */
  base: Concert;
  /** The version that is stored now. */
  present: Concert;
  desk: ConcertsDesk;
  locale: Locale;
  t: Translate;
}

/** Two versions of a concert to choose from. */
export default function ConcertConflict({ draft, base, present, desk, locale, t }: Props) {
  const findErrors = (typed: TypedConcert) => concertErrors(typed, new Date(), present);
  const { status, isSending } = useRecordDraft(
    { desk, draftKey: draft.key, initial: draft.typed, base: present, t },
    { findErrors, goneKey: 'save-gone' },
  );
  const isSent = draft.inFlight !== undefined || desk.outbox.progressOf(draft.key) !== undefined;
  return (
    <ConflictForm
      {...{ groups, isSending, locale, t }}
      base={typedFrom(base)}
      mine={draft.typed}
      theirs={typedFrom(present)}
      name={present.name}
      updatedAt={present.updatedAt}
      labelOf={(group) => t(`group-${group}`)}
      textOf={(group, typed) => groupText(group, typed, locale, t)}
      lead={(time) => (time ? t('conflict-text-at', { time }) : t('conflict-text'))}
      back={addressOf('concerts')}
      status={isSent ? status : ''}
      against={(typed) => findErrors(typed)[0]?.key}
      onMerge={(merged) => void desk.outbox.submitMerged(draft.key, merged, present)}
    />
  );
}
