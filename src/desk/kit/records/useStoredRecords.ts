import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { clock, useChanges, withLock, type ChangedKind, type Refusal } from '../changes/useChanges.ts';
import { browserStorage, createDrafts, type DraftKind } from './drafts.ts';
import { merge } from './merge.ts';
import { createOutbox, type Handlers } from './outbox/outbox.ts';
import type { StoredRecord } from './recordCalls.ts';

interface Options<Typed, Stored extends StoredRecord> extends Handlers<Typed, Stored> {
  kind: DraftKind<Typed, Stored> & ChangedKind<Stored>;
  /** Called with every record after a change that was made here. */
  onChange?: (records: readonly Stored[]) => void;
  /** Called when a change of a record that had waited was refused. */
  onRefuse?: ((refusal: Refusal, record: Stored | undefined) => void) | undefined;
}

/** The stored records of a kind, the unsent drafts and changes of this browser, and every change of them. */
export function useStoredRecords<Typed extends object, Stored extends StoredRecord>({
  kind,
  send,
  onSent,
  onExpire,
  onChange,
  onRefuse,
}: Options<Typed, Stored>) {
  const [{ drafts, outbox }] = useState(() => {
    const drafts = createDrafts(browserStorage(), kind);
    const outbox = createOutbox<Typed, Stored>({
      ...{ kind, drafts, clock },
      withLock: (key, work) => withLock(kind.prefix + key, work),
      newKey: () => crypto.randomUUID(),
    });
    return { drafts, outbox };
  });
  const draftList = useSyncExternalStore(drafts.subscribe, drafts.list, drafts.list);
  useSyncExternalStore(outbox.subscribe, outbox.version, outbox.version);

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
  /** Brings back what was typed about a record that was deleted here. */
  const [takenOut] = useState(() => new Map<string, (() => void)[]>());
  const bringBack = (record: string) => {
    takenOut.get(record)?.forEach((run) => run());
    takenOut.delete(record);
  };
  const list = useChanges<Stored>({
    ...{ kind, onExpire, onChange },
    onReturn: () => outbox.sendWaiting(),
    onStored: (record, before) => rebase(before, record),
    onRefuse: (refusal, { record, set }, present, isLate) => {
      if (set.deleted === true) bringBack(record);
      if (isLate) onRefuse?.(refusal, present);
    },
  });
  const sendEvent = useEffectEvent(send);
  const handleSent = useEffectEvent<typeof onSent>((sent) => {
    list.put(sent.record);
    rebase(sent.before, sent.record);
    onSent(sent);
  });
  const handleExpiry = useEffectEvent(onExpire);
  const reload = useEffectEvent(() => void list.load());
  useEffect(() => {
    const stop = outbox.start({
      send: async (copy) => {
        // A change of one tap that was made before goes first.
        if (copy.base && !(await list.flush(copy.base.id)))
          return { kind: 'later', isServer: false, seconds: 0 };
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
  }, [drafts, outbox, list.flush]);

  return {
    ...{ ...list, drafts, draftList, outbox },
    /** Deletes a record; what was typed about it goes with it, and comes back with it. */
    remove: (record: Stored) => {
      const own = drafts.list().filter(({ base }) => base?.id === record.id);
      takenOut.set(
        record.id,
        own.map(({ key }) => outbox.discard(key)),
      );
      return list.remove(record);
    },
    restore: async (id: string) => {
      const made = await list.restore(id);
      if (!('refusal' in made)) bringBack(id);
      return made;
    },
  };
}

const versionOf = (record: StoredRecord | undefined) => record?.version ?? record?.revision;
