import type * as z from 'zod/mini';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../drafts/drafts.ts';
import type { recordCalls, StoredRecord } from '../records/recordCalls.ts';
import { useRecordList } from '../records/useRecordList.ts';
import { withChanges, withSet, type Change } from './change.ts';
import { createQueue, type NewChange } from './queue.ts';
import { sendChange, unanswered, type Outcome, type SendingKind } from './sendChange.ts';

/** A change that the API has refused. */
export type Refusal<Stored = unknown> = Exclude<Outcome<Stored>, { kind: 'saved' | 'later' | 'expired' }>;

/** The first answer to a change: the record with it, and whether it `waits` on this device, until it has `ended`; or its refusal. */
export type Made<Stored> =
  | { record: Stored; delay: string | null; waits: boolean; ended?: Promise<void> }
  | { refusal: Refusal };

/** A kind of record as its changes need it. */
export type ChangedKind<Stored extends StoredRecord> = SendingKind<Stored> & {
  calls: Pick<ReturnType<typeof recordCalls<Stored>>, 'list' | 'changeOf'>;
  /** Begins the names of its entries in the browser's storage, after `change:`. */
  prefix: string;
  /** The contract of a stored record, where some are added here. */
  stored?: z.ZodMiniType<Stored>;
};

interface Options<Stored extends StoredRecord> {
  kind: ChangedKind<Stored>;
  /** While it is false nothing is loaded or sent, and nothing of the list stays. */
  isOpen?: boolean;
  onExpire: () => void;
  /** Called with every record after a change that was made here. */
  onChange?: ((records: readonly Stored[]) => void) | undefined;
  /** Called at each event after which the list is loaded again, but not at first. */
  onReturn?: () => void;
  /** Sends what a change needs before it, and returns whether nothing of it waits. */
  sendNeeded?: ((record: string) => Promise<boolean>) | undefined;
  /** Called when a change is kept. */
  onMake?: (change: NewChange) => void;
  /** Called when a change was stored. */
  onStored?: (record: Stored, change: Change, delay: string | null) => void;
  /** Called when a change was refused; nothing of it is stored. `isLate` where it had waited. */
  onRefuse?:
    | ((refusal: Refusal<Stored>, change: Change, record: Stored | undefined, isLate: boolean) => void)
    | undefined;
}

/** The stored records of a kind with the changes of this browser, and every change of them that needs no form. */
export function useChanges<Stored extends StoredRecord>(options: Options<Stored>) {
  const { kind, isOpen = true, onExpire, onReturn, sendNeeded, onMake, onStored, onRefuse } = options;
  const [queue] = useState(() =>
    createQueue<Stored>({
      ...{ prefix: `change:${kind.prefix}`, storage: browserStorage(), clock, withLock },
      newKey: () => crypto.randomUUID(),
    }),
  );
  const changes = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const { records: stored, ...list } = useRecordList({
    ...{ calls: kind.calls, isOpen, onExpire, onChange: options.onChange },
    onReturn: () => {
      queue.sendWaiting();
      onReturn?.();
    },
  });
  const records = useMemo(
    () => stored && withChanges(stored, changes, kind.stored),
    [stored, changes, kind.stored],
  );

  const storedOne = (id: string) => stored?.find((record) => record.id === id);
  const send = useEffectEvent(async (change: Change): Promise<Outcome<Stored>> => {
    const isReady = change.needs === undefined || (await sendNeeded?.(change.needs)) !== false;
    const outcome = isReady ? await sendChange(change, kind) : unanswered;
    if (outcome.kind === 'later') keepStorage(navigator);
    return outcome;
  });
  const handleExpiry = useEffectEvent(onExpire);
  const reload = useEffectEvent(() => void list.load());
  /** Called when a change has ended, by its id. */
  const [ends] = useState(() => new Map<string, () => void>());
  const handleEnd = useEffectEvent((change: Change, outcome: Outcome<Stored>, isAwaited: boolean) => {
    ends.get(change.id)?.();
    ends.delete(change.id);
    const before = storedOne(change.record);
    if (outcome.kind === 'saved') {
      if (change.set.deleted === true) list.drop(outcome.record);
      else list.put(outcome.record);
      onStored?.(outcome.record, change, outcome.delay);
    } else if (outcome.kind !== 'later' && outcome.kind !== 'expired') {
      void list.load();
      onRefuse?.(outcome, change, before, !isAwaited);
    }
  });
  useEffect(() => {
    if (!isOpen) return;
    const stop = queue.start({
      send: (change) => send(change),
      onEnd: (...args) => handleEnd(...args),
      onSentElsewhere: () => reload(),
      onExpire: () => handleExpiry(),
    });
    queue.sendWaiting();
    const controller = new AbortController();
    // Another tab has made a change, or sent one.
    addEventListener('storage', queue.readAll, { signal: controller.signal });
    return () => {
      stop();
      controller.abort();
    };
  }, [queue, isOpen]);

  /** Keeps a change, and sends it. */
  const keep = (change: NewChange): Promise<Outcome<Stored>> => {
    const answer = queue.make(change);
    onMake?.(change);
    return answer;
  };
  /** Changes a record. */
  const make = async <Known extends { id: string }>(
    record: Known,
    sent: Pick<Change, 'set' | 'was' | 'needs' | 'line'>,
  ): Promise<Made<Known | Stored>> => {
    const id = crypto.randomUUID();
    const ended = new Promise<void>((resolve) => ends.set(id, resolve));
    const outcome = await keep({ id, record: record.id, ...sent });
    if (outcome.kind === 'saved') return { ...outcome, waits: false };
    if (outcome.kind !== 'later' && outcome.kind !== 'expired') return { refusal: outcome };
    return { record: withSet(record, sent.set), delay: null, waits: true, ended };
  };
  return {
    ...{ ...list, records, queue, keep, make },
    /** Whether a change of a record waits on this device. */
    waits: queue.waits,
    /** Deletes a record. `last` holds fields that the deletion sets. */
    remove: (record: Stored, last?: Partial<Stored>): Promise<Made<Stored>> => {
      const { was } = kind.calls.changeOf(record, record);
      return make(record, { set: { ...last, deleted: true }, was });
    },
    restore: (id: string): Promise<Made<{ id: string }>> =>
      make({ id }, { set: { deleted: false }, was: { deleted: true } }),
    /** Changes some fields of a record; an undefined one is taken away. */
    patch: (record: Stored, fields: Partial<Stored>): Promise<Made<Stored>> =>
      make(record, kind.calls.changeOf(record, { ...record, ...fields })),
  };
}

/** The page's own clock, for what waits. */
export const clock = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Runs `work` in one tab of this browser at a time; not at all where another one does. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  // Absent without a secure connection.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, { ifAvailable: true }, (held) => (held ? work() : undefined));
  else await work();
}

/** Asks the browser never to delete what it stores for the site. Without a secure connection it cannot be asked. */
function keepStorage({ storage }: { storage?: { persist?: () => Promise<boolean> } }): void {
  void storage?.persist?.();
}
