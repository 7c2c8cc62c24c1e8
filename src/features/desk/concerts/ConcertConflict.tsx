import { useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../contracts/concert.ts';
import type { Translate } from '../frame/translate.ts';
import ConflictForm from '../records/ConflictForm.tsx';
import type { Saved } from '../records/recordCalls.ts';
import { addressOf } from '../screen/screens.ts';
import { groups } from './data/groups.ts';
import { typedFrom, type TypedConcert } from './data/typedConcert.ts';
import type { UnsentConcert } from './data/unsentConcert.ts';
import type { ConcertsDesk } from './data/useConcerts.ts';
import { groupText } from './form/groupText.ts';

interface Props {
  kind: 'conflict' | 'refused';
  draft: UnsentConcert;
  /** The last version that both sides had. */
  base: Concert;
  /** The version that is stored now. */
  present: Concert;
  desk: ConcertsDesk;
  locale: Locale;
  t: Translate;
  onSaved: (saved: Saved<Concert>) => void;
}

/** Two versions of a concert to choose from. The refused values of a conflict stay for 30 days, and come back by the same form. */
export default function ConcertConflict({ kind, draft, base, present, desk, locale, t, onSaved }: Props) {
  const [status, setStatus] = useState<'' | 'concert-saving' | 'save-offline'>('');
  const keep = (refused: TypedConcert) => {
    const now = new Date();
    desk.drafts.save({
      key: `${present.id}/refused/${now.getTime()}`,
      typed: refused,
      base: present,
      idempotencyKey: crypto.randomUUID(),
      isWaiting: false,
      refused: now.toISOString(),
    });
  };
  const save = async (typed: TypedConcert) => {
    setStatus('concert-saving');
    const outcome = await desk.save({
      ...draft,
      ...{ typed, base: present, present: undefined, refused: undefined },
    });
    setStatus(outcome?.kind === 'offline' ? 'save-offline' : '');
    if (outcome?.kind === 'saved') onSaved(outcome);
  };
  return (
    <ConflictForm
      {...{ kind, groups, locale, t }}
      base={typedFrom(base)}
      mine={draft.typed}
      theirs={typedFrom(present)}
      name={present.name}
      updatedAt={present.updatedAt}
      labelOf={(group) => t(`group-${group}`)}
      textOf={(group, typed) => groupText(group, typed, locale, t)}
      lead={(time) =>
        kind === 'refused' ? t('refused-text') : time ? t('conflict-text-at', { time }) : t('conflict-text')
      }
      back={addressOf('concerts')}
      isSending={status === 'concert-saving'}
      status={status && t(status)}
      onMerge={(typed, refused) => {
        if (kind === 'conflict') keep(refused);
        void save(typed);
      }}
    />
  );
}
