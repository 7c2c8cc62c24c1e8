import { parseJson } from '../../../lib/parseJson.ts';
import { namesIn } from '../records/drafts.ts';
import { pauses, type Clock } from '../records/outbox/outbox.ts';
import type { Outcome } from '../records/outbox/sendCopy.ts';
import { change as contract, type Change } from './change.ts';

/** The part of the desk that a queue sends for. */
export interface QueueHandlers<Stored> {
  send: (change: Change) => Promise<Outcome<Stored>>;
  /** Called when a change has left the queue, stored or refused; `isAwaited` is true for its first answer. */
  onEnd: (change: Change, outcome: Outcome<Stored>, isAwaited: boolean) => void;
  /** Called when another tab has sent a change of this one. */
  onSentElsewhere: () => void;
  /** Called when the session has ended. */
  onExpire: () => void;
}

interface Options {
  /** Begins the names of the changes in the browser's storage. */
  prefix: string;
  storage: Storage | undefined;
  clock: Clock;
  /** Runs `work` unless another tab does so for the same key. */
  withLock: (key: string, work: () => Promise<void>) => Promise<void>;
  newKey: () => string;
}

/**
 * Keeps every change before it is sent, and sends it until it is stored or refused: those of a record one after another, in the order in which
 * they were made. They wait for a network, and for the end of the page; another tab reads the same ones.
 */
export function createQueue<Stored>({ prefix, storage, clock, withLock, newKey }: Options) {
  const changes = new Map<string, Change>();
  /** Changes that the browser has refused to store. */
  const unstored = new Set<string>();
  const listeners = new Set<() => void>();
  /** The makers of changes, until the first answer to each. */
  const asking = new Map<string, (outcome: Outcome<Stored>) => void>();
  const running = new Map<string, Promise<void>>();
  /** Records whose sending was asked for while they were being sent. */
  const askedAgain = new Set<string>();
  /** The next attempt for each record; none before `earliest`, which `Retry-After` names. */
  const planned = new Map<string, { tries: number; earliest: number; cancel: () => void }>();
  /** Records with changes that have found no answer. */
  const waiting = new Set<string>();
  /** Absent while the page is not open. */
  let handlers: QueueHandlers<Stored> | undefined;
  let list: readonly Change[] = [];

  const changed = () => {
    list = [...changes.values()].sort((one, other) => one.made - other.made);
    for (const listener of listeners) listener();
  };
  const answer = (id: string, outcome: Outcome<Stored>) => {
    asking.get(id)?.(outcome);
    asking.delete(id);
  };
  const later: Outcome<Stored> = { kind: 'later', isServer: false, seconds: 0 };
  /** Takes over what other tabs have made and sent. */
  const readAll = () => {
    const names = namesIn(storage, prefix);
    const before = changes.size;
    let isGone = false;
    for (const id of changes.keys())
      if (storage && !unstored.has(id) && !names.includes(id)) {
        waiting.delete(changes.get(id)?.record ?? '');
        isGone = changes.delete(id);
        answer(id, later);
      }
    for (const id of names) {
      const kept = changes.has(id) ? undefined : parseJson(storage?.getItem(prefix + id) ?? '', contract);
      if (kept) changes.set(id, kept);
    }
    if (isGone || changes.size !== before) changed();
    if (isGone) handlers?.onSentElsewhere();
  };
  const keep = (change: Change) => {
    changes.set(change.id, change);
    try {
      storage?.setItem(prefix + change.id, JSON.stringify(change));
    } catch {
      // No room: the change lasts as long as the page.
      unstored.add(change.id);
    }
    changed();
  };
  const end = (change: Change, outcome: Outcome<Stored>) => {
    changes.delete(change.id);
    unstored.delete(change.id);
    storage?.removeItem(prefix + change.id);
    changed();
    handlers?.onEnd(change, outcome, asking.has(change.id));
    answer(change.id, outcome);
  };
  const plan = (record: string, startedAt: number, seconds = 0) => {
    const tries = planned.get(record)?.tries ?? 0;
    const now = clock.now();
    const earliest = now + seconds * 1000;
    const due = startedAt + (pauses[Math.min(tries, pauses.length - 1)] ?? 0);
    const cancel = clock.after(Math.max(due, earliest) - now, () => void send(record));
    planned.set(record, { tries: tries + 1, earliest, cancel });
  };
  const unplan = (record: string) => {
    planned.get(record)?.cancel();
    planned.delete(record);
  };
  const firstOf = (record: string) => list.find((change) => change.record === record);

  /** Sends the changes of a record, once at a time. */
  const send = (record: string): Promise<void> => {
    if (!handlers) return Promise.resolve();
    const present = running.get(record);
    if (present) {
      askedAgain.add(record);
      return present;
    }
    planned.get(record)?.cancel();
    let isOurs = false;
    const work = async () => {
      try {
        await withLock(prefix + record, async () => {
          isOurs = true;
          await sendEach(record);
        });
      } finally {
        running.delete(record);
        // Another tab has the lock: this one looks again later.
        if (!isOurs && handlers && firstOf(record)) plan(record, clock.now());
      }
    };
    const promise = work();
    running.set(record, promise);
    return promise;
  };
  const sendEach = async (record: string): Promise<void> => {
    while (handlers) {
      readAll();
      const change = firstOf(record);
      if (!change) return;
      const startedAt = clock.now();
      askedAgain.delete(record);
      const outcome = await handlers.send(change);
      // A log-in may have overtaken the answer.
      if (outcome.kind === 'expired' && askedAgain.has(record)) continue;
      if (outcome.kind === 'later' || outcome.kind === 'expired') {
        if (outcome.kind === 'later') plan(record, startedAt, outcome.seconds);
        else handlers.onExpire();
        waiting.add(record);
        changed();
        for (const { id } of list.filter((each) => each.record === record)) answer(id, outcome);
        return;
      }
      unplan(record);
      waiting.delete(record);
      end(change, outcome);
    }
  };

  readAll();
  return {
    /** The changes that wait or are on their way. */
    list: (): readonly Change[] => list,
    /** Whether a change of a record waits for a network, a server or a log-in. */
    waits: (record: string): boolean => waiting.has(record),
    /** Sends what waits for a record. Returns false where something still does. */
    flush: async (record: string): Promise<boolean> => {
      if (!firstOf(record)) return true;
      await send(record);
      return !firstOf(record);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps a change, and sends it. Returns its first answer; `later` where it waits. */
    make: (change: Pick<Change, 'record' | 'set' | 'was'>): Promise<Outcome<Stored>> => {
      const made = Math.max(clock.now(), (list.at(-1)?.made ?? 0) + 1);
      const kept = { id: newKey(), ...change, made };
      const answered = new Promise<Outcome<Stored>>((resolve) => asking.set(kept.id, resolve));
      keep(kept);
      if (handlers) void send(change.record);
      else answer(kept.id, later);
      return answered;
    },
    readAll,
    /** Sends everything that waits, except what `Retry-After` keeps back. */
    sendWaiting: () => {
      readAll();
      for (const record of new Set(list.map((change) => change.record)))
        if (running.has(record) || (planned.get(record)?.earliest ?? 0) <= clock.now()) void send(record);
    },
    /** Begins to send; returns a function that ends every timer. */
    start: (next: QueueHandlers<Stored>): (() => void) => {
      handlers = next;
      return () => {
        handlers = undefined;
        for (const record of [...planned.keys()]) unplan(record);
      };
    },
  };
}

export type Queue<Stored> = ReturnType<typeof createQueue<Stored>>;
