import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { hasExpired, logInEvent } from '../../../components/session/session.ts';
import { reportDefect } from '../../../lib/browser/http.ts';
import { browserStorage, createDrafts, type DraftKind } from './drafts.ts';
import { createOutbox, type Handlers } from './outbox/outbox.ts';
import type { recordCalls, StoredRecord } from './recordCalls.ts';

interface Options<Typed, Stored extends StoredRecord> extends Handlers<Typed, Stored> {
  kind: DraftKind<Typed, Stored> & {
    calls: Pick<ReturnType<typeof recordCalls<Stored>>, 'list' | 'patch' | 'remove' | 'restore'>;
  };
  /** Called with every record after a change that was made here. */
  onChange?: (records: readonly Stored[]) => void;
}

/** Interval at which an open desk reads its list again, in milliseconds: 5 minutes. */
const refreshMs = 5 * 60_000;

/** Events after which the network may be back, or somebody else may have changed a record. */
const returns = ['focus', 'pageshow', 'online', logInEvent];

/** The stored records of a kind and the unsent drafts of this browser, and every change of them. */
export function useStoredRecords<Typed extends object, Stored extends StoredRecord>({
  kind,
  send,
  onSent,
  onExpire,
  onChange,
}: Options<Typed, Stored>) {
  const [records, setRecords] = useState<readonly Stored[]>();
  /** The instant of the last complete list, in milliseconds since 1970. */
  const [loadedAt, setLoadedAt] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const [{ drafts, outbox }] = useState(() => {
    const drafts = createDrafts(browserStorage(), kind);
    const outbox = createOutbox<Typed, Stored>({
      ...{ kind, drafts, clock },
      withLock: (key, work) => lock(kind.prefix + key, work),
      newKey: () => crypto.randomUUID(),
    });
    return { drafts, outbox };
  });
  const draftList = useSyncExternalStore(drafts.subscribe, drafts.list, drafts.list);
  useSyncExternalStore(outbox.subscribe, outbox.version, outbox.version);
  /** The newest records, for changes that end after a later render. */
  const newest = useRef<readonly Stored[]>([]);
  const isLoaded = useRef(false);
  /** Number of changes that were made here. */
  const changes = useRef(0);
  /** Number of requests for the list. */
  const loads = useRef(0);

  const setNewest = (next: readonly Stored[]) => {
    newest.current = next;
    setRecords(next);
  };
  /** Returns the loaded records; undefined after a failure. */
  const load = async (): Promise<readonly Stored[] | undefined> => {
    const changesBefore = changes.current;
    const own = (loads.current += 1);
    try {
      const loaded = await kind.calls.list();
      // The API may have read the list before the change.
      if (changes.current !== changesBefore) return await load();
      isLoaded.current = true;
      setNewest(loaded);
      setLoadedAt(Date.now());
      setFailed(false);
      return loaded;
    } catch (error) {
      reportDefect(error);
      // The failure of an earlier request may be older than a log-in.
      if (own !== loads.current) return undefined;
      if (hasExpired(error)) onExpire();
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
  const put = (record: Stored) => show((before) => [...before.filter(({ id }) => id !== record.id), record]);
  const drop = (record: Stored) => show((before) => before.filter(({ id }) => id !== record.id));

  const sendEvent = useEffectEvent(send);
  const handleSent = useEffectEvent<typeof onSent>((sent) => {
    put(sent.record);
    onSent(sent);
  });
  const handleExpiry = useEffectEvent(onExpire);
  const refresh = useEffectEvent(() => {
    outbox.sendWaiting();
    void load();
  });
  useEffect(() => {
    const stop = outbox.start({
      send: (copy) => sendEvent(copy),
      onSent: (sent) => handleSent(sent),
      onExpire: () => handleExpiry(),
    });
    const controller = new AbortController();
    const { signal } = controller;
    const handleReturn = () => {
      if (!document.hidden) refresh();
    };
    for (const name of returns) addEventListener(name, handleReturn, { signal });
    document.addEventListener('visibilitychange', handleReturn, { signal });
    // Another tab has typed, or sent.
    addEventListener('storage', drafts.readAll, { signal });
    const timer = setInterval(handleReturn, refreshMs);
    refresh();
    return () => {
      stop();
      controller.abort();
      clearInterval(timer);
    };
  }, [drafts, outbox]);

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
    ...{ records, loadedAt, hasFailed, drafts, draftList, outbox, load, put, drop, attempt },
    /** Changes some fields of a record, which never pass through the form's texts. */
    patch: (record: Stored, fields: Partial<Stored>) =>
      attempt(async () => {
        const saved = await kind.calls.patch(record, fields);
        put(saved.record);
        return saved;
      }),
    remove: (record: Stored) =>
      attempt(async () => {
        const delay = await kind.calls.remove(record);
        drop(record);
        return { delay };
      }),
    restore: (id: string) =>
      attempt(async () => {
        const saved = await kind.calls.restore(id);
        put(saved.record);
        return saved;
      }),
  };
}

/** The page's own clock, for its outboxes. */
export const clock = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Runs `work` in one tab of this browser at a time; not at all where another one does. */
const lock = async (name: string, work: () => Promise<void>): Promise<void> => {
  // Absent without a secure connection.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, { ifAvailable: true }, (held) => (held ? work() : undefined));
  else await work();
};
