import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { hasExpired } from '../../../../components/session/session.ts';
import type { Concert } from '../../../../contracts/concert.ts';
import type { Venue } from '../../../../contracts/venue.ts';
import { reportDefect } from '../../../../lib/browser/http.ts';
import { sendToPages } from '../../../../lib/browser/otherPages.ts';
import { deleteConcert, listConcerts, listVenues, restoreConcert } from './concertCalls.ts';
import { browserStorage, createDrafts, type Draft } from './drafts.ts';
import { sendDraft, type Outcome } from './sendDraft.ts';

interface Options {
  /** Key of the draft whose form is open: the form itself sends it again. */
  openKey: string | undefined;
  onExpire: () => void;
  /** Called when a draft that waited for the network was stored. */
  onSentLater: (concert: Concert) => void;
}

/** The stored concerts and the unsent drafts of this browser, and every change of them. */
export function useConcerts({ openKey, onExpire, onSentLater }: Options) {
  const [concerts, setConcerts] = useState<readonly Concert[]>();
  const [hasFailed, setFailed] = useState(false);
  /** Undefined where the API stores no venues: their names are then part of the concerts alone. */
  const [venues, setVenues] = useState<readonly Venue[]>();
  const [drafts] = useState(() => createDrafts(browserStorage()));
  const draftList = useSyncExternalStore(drafts.subscribe, drafts.list, drafts.list);
  const sending = useRef(new Set<string>());

  const load = async () => {
    try {
      setConcerts(await listConcerts());
      setFailed(false);
    } catch (error) {
      reportDefect(error);
      setFailed(true);
    }
  };
  /** Shows the change here and in the other open pages of this browser. */
  const show = (change: (before: readonly Concert[]) => Concert[]) => {
    const after = change(concerts ?? []);
    setConcerts(after);
    if (concerts) sendToPages('concerts', after);
  };
  const put = (concert: Concert) => {
    show((before) => [...before.filter(({ id }) => id !== concert.id), concert]);
  };

  /** Sends values without keeping them as a draft. */
  const sendOnce = async (draft: Draft): Promise<Outcome> => {
    const outcome = await sendDraft(draft, venues !== undefined);
    if (outcome.kind === 'saved') {
      put(outcome.concert);
      const { venueId } = outcome.concert;
      if (venues && venueId && !venues.some(({ id }) => id === venueId)) void loadVenues();
    }
    if (outcome.kind === 'expired') onExpire();
    return outcome;
  };
  /** Sends a draft once at a time, and keeps it until it is stored. */
  const save = async (draft: Draft): Promise<Outcome | undefined> => {
    if (sending.current.has(draft.key)) return undefined;
    sending.current.add(draft.key);
    drafts.save(draft);
    const outcome = await sendOnce(draft);
    sending.current.delete(draft.key);
    if (outcome.kind === 'saved') drafts.remove(draft.key);
    else if (outcome.kind === 'conflict') drafts.save(outcome.draft);
    else drafts.save({ ...draft, isWaiting: outcome.kind === 'offline' });
    return outcome;
  };
  const loadVenues = async () => {
    setVenues(await listVenues().catch(() => undefined));
  };

  const sendWaiting = useEffectEvent(async () => {
    for (const draft of drafts.list().filter(({ isWaiting, key }) => isWaiting && key !== openKey)) {
      const outcome = await save(draft);
      if (outcome?.kind === 'saved') onSentLater(outcome.concert);
    }
  });
  const start = useEffectEvent(() => {
    void load().then(sendWaiting);
    void loadVenues();
  });
  useEffect(() => {
    start();
    const handleOnline = () => {
      start();
    };
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('online', handleOnline);
    };
  }, []);

  /** Runs a change that needs no draft; returns its error, after which the list is loaded again. */
  const attempt = async <Result>(change: () => Promise<Result>): Promise<Result | { error: unknown }> => {
    try {
      return await change();
    } catch (error) {
      reportDefect(error);
      if (hasExpired(error)) onExpire();
      else void load();
      return { error };
    }
  };

  return {
    concerts,
    hasFailed,
    venues,
    drafts,
    draftList,
    load,
    save,
    sendOnce,
    remove: (concert: Concert) =>
      attempt(async () => {
        const delay = await deleteConcert(concert);
        for (const { key, base } of drafts.list()) if (base?.id === concert.id) drafts.remove(key);
        show((before) => before.filter(({ id }) => id !== concert.id));
        return { delay };
      }),
    restore: (id: string) =>
      attempt(async () => {
        const saved = await restoreConcert(id);
        put(saved.concert);
        return saved;
      }),
  };
}

export type ConcertsDesk = ReturnType<typeof useConcerts>;
