import { useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import { slugOf } from '../../../contracts/concertRules.ts';
import type { Concert } from '../../../contracts/concert.ts';
import type { Venue } from '../../../contracts/venue.ts';
import { delayText } from '../../../lib/i18n/formats.ts';
import { concertPath } from '../../../lib/routing/routes.ts';
import type { NoticeText } from '../frame/Notice.tsx';
import type { Translate } from '../frame/translate.ts';
import { ApiProblem, Unreachable } from '../../../lib/browser/http.ts';
import { findDifferences, merge, obviousChoices, openGroups } from '../records/merge.ts';
import { groups } from './data/groups.ts';
import type { UnsentConcert } from './data/unsentConcert.ts';
import { typedFrom, type TypedConcert } from './data/typedConcert.ts';
import type { ConcertsDesk } from './data/useConcerts.ts';

interface Options {
  desk: ConcertsDesk;
  locale: Locale;
  t: Translate;
}

/** Changes of one tap, each with a notice about its result and a way to undo it. */
export function useNotices({ desk, locale, t }: Options) {
  const [notice, setNotice] = useState<NoticeText>();
  const detail = (delay: string | null) => (delay === null ? t('site-shows') : delayText(delay, locale, t));
  const undo = (run: () => Promise<unknown>) => ({ label: t('undo'), run: () => void run() });

  const showFailure = (error: unknown) => {
    const reason = error instanceof ApiProblem && error.status !== 412 ? error.title : '';
    setNotice({ text: reason || t(error instanceof Unreachable ? 'change-offline' : 'change-failed') });
  };

  /** Applies some fields to a concert. Fields of somebody else stay, unless both changed the same one. */
  const apply = async (concert: Concert, patch: Partial<TypedConcert>, text: string, undoes = false) => {
    const draft: UnsentConcert = {
      key: concert.id,
      typed: { ...typedFrom(concert), ...patch },
      base: concert,
      idempotencyKey: crypto.randomUUID(),
      isWaiting: false,
    };
    let outcome = await desk.sendOnce(draft);
    if (outcome.kind === 'conflict' && outcome.draft.present) {
      const { present } = outcome.draft;
      const theirs = typedFrom(present);
      const differences = findDifferences(groups, typedFrom(concert), draft.typed, theirs);
      const choices = obviousChoices(differences);
      if (openGroups(differences, choices).length === 0)
        outcome = await desk.sendOnce({
          ...draft,
          typed: merge(groups, draft.typed, theirs, choices),
          base: present,
        });
    }
    if (outcome.kind !== 'saved') {
      const reason = outcome.kind === 'failed' ? outcome.reason : '';
      setNotice({ text: reason || t(outcome.kind === 'offline' ? 'change-offline' : 'change-failed') });
      void desk.load();
      return;
    }
    const saved = outcome.record;
    const before = typedFrom(concert);
    const back: Partial<TypedConcert> = Object.fromEntries(
      Object.keys(patch).map((field) => [field, before[field as keyof TypedConcert]]),
    );
    setNotice({
      text,
      detail: detail(outcome.delay),
      ...(!undoes && { action: undo(() => apply(saved, back, t('undone'), true)) }),
    });
  };

  const restore = async ({ id, name }: Pick<Concert, 'id' | 'name'>): Promise<boolean> => {
    const result = await desk.restore(id);
    if ('error' in result) {
      showFailure(result.error);
      return false;
    }
    setNotice({ text: t('restored', { name }), detail: detail(result.delay) });
    return true;
  };

  return {
    notice,
    dismiss: () => {
      setNotice(undefined);
    },
    toggleSoldOut: (concert: Concert) =>
      concert.status === 'soldOut'
        ? apply(concert, { status: 'planned' }, t('tickets-again', { name: concert.name }))
        : apply(concert, { status: 'soldOut' }, t('sold-out-now', { name: concert.name })),
    remove: async (concert: Concert) => {
      const result = await desk.remove(concert);
      if ('error' in result) showFailure(result.error);
      else
        setNotice({
          text: t('deleted-now', { name: concert.name }),
          detail: detail(result.delay),
          action: undo(() => restore(concert)),
        });
    },
    restore,
    /** After a form. `before` is the version that was changed; a move and a cancellation can be undone. */
    showSaved: (concert: Concert, delay: string | null, before?: Concert) => {
      const isStep =
        before && (before.status !== concert.status || before.previousDate !== concert.previousDate);
      setNotice({
        text: t('saved', { name: concert.name }),
        detail: detail(delay),
        action: isStep
          ? undo(() => apply(concert, typedFrom(before), t('undone'), true))
          : { label: t('view'), href: concertPath(locale, slugOf(concert)) },
      });
    },
    showVenueSaved: ({ name }: Venue, delay: string | null) => {
      setNotice({ text: t('saved', { name }), detail: detail(delay) });
    },
    share: async (concert: Concert) => {
      const url = new URL(concertPath(locale, slugOf(concert)), location.origin).href;
      try {
        if ('share' in (navigator as object)) await navigator.share({ title: concert.name, url });
        else {
          await navigator.clipboard.writeText(url);
          setNotice({ text: t('link-copied') });
        }
      } catch (error) {
        // Closing the system's dialog rejects, too.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setNotice({ text: url });
      }
    },
  };
}
