import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReturn } from '../../../components/hooks/useReturn.ts';
import { hasExpired } from '../../../components/session/session.ts';
import { reportDefect } from '../../../lib/browser/http.ts';
import type { recordCalls, StoredRecord } from './recordCalls.ts';

interface Options<Stored extends StoredRecord> {
  calls: Pick<ReturnType<typeof recordCalls<Stored>>, 'list'>;
  /** While it is false nothing is loaded, and nothing of the list stays. */
  isOpen?: boolean;
  onExpire: () => void;
  /** Called with every record after a change that was made here. */
  onChange?: ((records: readonly Stored[]) => void) | undefined;
  /** Called at each event after which the list is loaded again, but not at first. */
  onReturn?: () => void;
}

/** Interval at which an open desk reads its list again, in milliseconds: 5 minutes. */
const refreshMs = 5 * 60_000;

/** The stored records of a kind, and the changes of them that need no draft. */
export function useRecordList<Stored extends StoredRecord>(options: Options<Stored>) {
  const { calls, isOpen = true, onExpire, onChange, onReturn } = options;
  const [records, setRecords] = useState<readonly Stored[]>();
  /** The instant of the last complete list, in milliseconds since 1970. */
  const [loadedAt, setLoadedAt] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  /** The newest records, for changes that end after a later render. */
  const newest = useRef<readonly Stored[]>([]);
  const isLoaded = useRef(false);
  /** A change was made here before the list was there. */
  const isUntold = useRef(false);
  /** Number of changes that were made here. */
  const changes = useRef(0);
  /** Number of requests for the list. */
  const loads = useRef(0);
  /** Number of times that the list was closed: no earlier answer fills it again. */
  const closings = useRef(0);

  const setNewest = (next: readonly Stored[]) => {
    newest.current = next;
    setRecords(next);
  };
  /** Returns the loaded records; undefined after a failure. */
  const load = async (): Promise<readonly Stored[] | undefined> => {
    const changesBefore = changes.current;
    const own = (loads.current += 1);
    const closingsBefore = closings.current;
    try {
      const loaded = await calls.list();
      if (closings.current !== closingsBefore) return undefined;
      // The API may have read the list before the change.
      if (changes.current !== changesBefore) return await load();
      isLoaded.current = true;
      setNewest(loaded);
      if (isUntold.current) onChange?.(loaded);
      isUntold.current = false;
      setLoadedAt(Date.now());
      setFailed(false);
      return loaded;
    } catch (error) {
      reportDefect(error);
      // The failure of an earlier request may be older than a log-in.
      if (own !== loads.current || closings.current !== closingsBefore) return undefined;
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
    else isUntold.current = true;
  };
  const put = (record: Stored) => show((before) => [...before.filter(({ id }) => id !== record.id), record]);
  const drop = (record: Pick<Stored, 'id'>) => show((before) => before.filter(({ id }) => id !== record.id));

  useReturn(() => {
    if (!isOpen) return;
    onReturn?.();
    void load();
  }, refreshMs);
  const begin = useEffectEvent(() => void load());
  useEffect(() => {
    if (!isOpen) return;
    begin();
    return () => {
      closings.current += 1;
      isLoaded.current = false;
      newest.current = [];
      setRecords(undefined);
    };
  }, [isOpen]);

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

  return { records, loadedAt, hasFailed, load, put, drop, attempt };
}
