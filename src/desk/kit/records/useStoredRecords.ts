import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { browserStorage, createDrafts, type DraftKind } from './drafts.ts';
import { merge } from './merge.ts';
import { createOutbox, type Handlers } from './outbox/outbox.ts';
import type { recordCalls, StoredRecord } from './recordCalls.ts';
import { useRecordList } from './useRecordList.ts';

interface Options<Typed, Stored extends StoredRecord> extends Handlers<Typed, Stored> {
  kind: DraftKind<Typed, Stored> & {
    calls: Pick<ReturnType<typeof recordCalls<Stored>>, 'list' | 'patch' | 'remove' | 'restore'>;
  };
  /** Called with every record after a change that was made here. */
  onChange?: (records: readonly Stored[]) => void;
}

/** The stored records of a kind and the unsent drafts of this browser, and every change of them. */
export function useStoredRecords<Typed extends object, Stored extends StoredRecord>({
  kind,
  send,
  onSent,
  onExpire,
  onChange,
}: Options<Typed, Stored>) {
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

  const list = useRecordList({
    ...{ calls: kind.calls, onExpire, onChange },
    onReturn: () => outbox.sendWaiting(),
  });
  /** Begins the drafts of a record anew from the version that this device has stored: nobody is asked about their own change. */
  const rebase = (before: Stored | undefined, record: Stored) => {
    // Another device was in between: its changes are compared with the draft's when that is sent.
    if (record.revision !== undefined && record.revision - 1 !== before?.revision) return;
    for (const draft of drafts.list()) {
      const { base, typed, inFlight, present } = draft;
      if (!base || base.id !== record.id || versionOf(base) !== versionOf(before) || inFlight || present)
        continue;
      const [old, now] = [kind.toForm(base), kind.toForm(record)];
      const groups = Object.entries(kind.groups);
      const isTyped = (names: readonly (keyof Typed)[]) => names.some((name) => typed[name] !== old[name]);
      const mine = groups.filter(([, names]) => isTyped(names)).map(([group]) => [group, 'mine'] as const);
      drafts.save({
        ...draft,
        base: record,
        typed: merge(kind.groups, typed, now, Object.fromEntries(mine)),
      });
    }
  };
  const sendEvent = useEffectEvent(send);
  const handleSent = useEffectEvent<typeof onSent>((sent) => {
    list.put(sent.record);
    rebase(sent.before, sent.record);
    onSent(sent);
  });
  const handleExpiry = useEffectEvent(onExpire);
  const reload = useEffectEvent(() => void list.load());
  /** Brings back what was typed about a record that was deleted here. */
  const [takenOut] = useState(() => new Map<string, (() => void)[]>());
  useEffect(() => {
    const stop = outbox.start({
      send: async (copy) => {
        const outcome = await sendEvent(copy);
        if (outcome.kind === 'gone') reload();
        return outcome;
      },
      onSent: (sent) => handleSent(sent),
      onExpire: () => handleExpiry(),
    });
    outbox.sendWaiting();
    // Another tab has typed, or sent.
    const controller = new AbortController();
    addEventListener('storage', drafts.readAll, { signal: controller.signal });
    return () => {
      stop();
      controller.abort();
    };
  }, [drafts, outbox]);
  return {
    ...{ ...list, drafts, draftList, outbox },
    /** Deletes a record; what was typed about it goes with it, and comes back with it. */
    remove: async (record: Stored) => {
      const result = await list.remove(record);
      const own = drafts.list().filter(({ base }) => base?.id === record.id);
      if (!('error' in result))
        takenOut.set(
          record.id,
          own.map(({ key }) => outbox.discard(key)),
        );
      return result;
    },
    restore: async (id: string) => {
      const result = await list.restore(id);
      if (!('error' in result)) takenOut.get(id)?.forEach((bringBack) => bringBack());
      return result;
    },
    /** Changes some fields of a record, which never pass through the form's texts. */
    patch: (record: Stored, fields: Partial<Stored>) =>
      list.attempt(async () => {
        const saved = await kind.calls.patch(record, fields);
        list.put(saved.record);
        rebase(record, saved.record);
        return saved;
      }),
  };
}

const versionOf = (record: StoredRecord | undefined) => record?.version ?? record?.revision;

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
