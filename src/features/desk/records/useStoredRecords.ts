import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { hasExpired } from '../../../components/session/session.ts';
import { reportDefect } from '../../../lib/browser/http.ts';
import { browserStorage, createDrafts, type Draft, type DraftKind } from './drafts.ts';
import type { StoredRecord } from './recordCalls.ts';
import type { Outcome } from './sendDraft.ts';

interface Options<Typed, Stored, Field extends string> {
  list: () => Promise<Stored[]>;
  /** Sends a draft once. */
  send: (draft: Draft<Typed, Stored>) => Promise<Outcome<Typed, Stored, Field>>;
  kind: DraftKind<Typed, Stored>;
  /** Key of the draft whose form is open: the form itself sends it again. */
  openKey: string | undefined;
  onExpire: () => void;
  /** Called when a draft that waited for the network was stored. */
  onSentLater: (record: Stored) => void;
  /** Called with every record after a change that was made here. */
  onChange?: (records: readonly Stored[]) => void;
}

/** The stored records of a kind and the unsent drafts of this browser, and every change of them. */
export function useStoredRecords<Typed, Stored extends StoredRecord, Field extends string>({
  list,
  send,
  kind,
  openKey,
  onExpire,
  onSentLater,
  onChange,
}: Options<Typed, Stored, Field>) {
  const [records, setRecords] = useState<readonly Stored[]>();
  const [hasFailed, setFailed] = useState(false);
  const [drafts] = useState(() => createDrafts(browserStorage(), kind));
  const draftList = useSyncExternalStore(drafts.subscribe, drafts.list, drafts.list);
  const sending = useRef(new Set<string>());
  /** The newest records, for changes that end after a later render. */
  const newest = useRef<readonly Stored[]>([]);
  const isLoaded = useRef(false);
  /** Number of changes that were made here. */
  const changes = useRef(0);

  const setNewest = (next: readonly Stored[]) => {
    newest.current = next;
    setRecords(next);
  };
  /** Returns the loaded records; undefined after a failure. */
  const load = async (): Promise<readonly Stored[] | undefined> => {
    const changesBefore = changes.current;
    try {
      const loaded = await list();
      // The API may have read the list before the change.
      if (changes.current !== changesBefore) return await load();
      isLoaded.current = true;
      setNewest(loaded);
      setFailed(false);
      return loaded;
    } catch (error) {
      reportDefect(error);
      setFailed(true);
      return undefined;
    }
  };
  const show = (change: (before: readonly Stored[]) => Stored[]) => {
    changes.current += 1;
    const after = change(newest.current);
    setNewest(after);
    if (isLoaded.current) onChange?.(after);
  };
  const put = (record: Stored) => {
    show((before) => [...before.filter(({ id }) => id !== record.id), record]);
  };

  /** Sends values without keeping them as a draft. */
  const sendOnce = async (draft: Draft<Typed, Stored>): Promise<Outcome<Typed, Stored, Field>> => {
    const outcome = await send(draft);
    if (outcome.kind === 'saved') put(outcome.record);
    if (outcome.kind === 'expired') onExpire();
    return outcome;
  };
  /** Sends a draft once at a time, and keeps it until it is stored. */
  const save = async (draft: Draft<Typed, Stored>): Promise<Outcome<Typed, Stored, Field> | undefined> => {
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

  const sendWaiting = useEffectEvent(async () => {
    for (const draft of drafts.list().filter(({ isWaiting, key }) => isWaiting && key !== openKey)) {
      const outcome = await save(draft);
      if (outcome?.kind === 'saved') onSentLater(outcome.record);
    }
  });
  const start = useEffectEvent(() => {
    void load().then(sendWaiting);
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

  return { records, hasFailed, drafts, draftList, load, show, put, save, sendOnce, attempt };
}
