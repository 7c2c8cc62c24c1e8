import { parseJson } from '../../../lib/parseJson.ts';
import { namesIn } from '../drafts/drafts.ts';
import { change as contract, lineOf, type Change } from './change.ts';
import { unanswered, type Outcome } from './sendChange.ts';

/** The clock and the timers of the page. */
export interface Clock {
  /** In milliseconds since 1970. */
  now: () => number;
  /** Calls `run` after so many milliseconds; returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
}

/** Pauses before an attempt that follows one without an answer, in milliseconds; the last one repeats. */
const pauses = [5_000, 15_000, 60_000] as const;

/** Where a change stands: why it waits, or that it is on its way. */
export type Sending = 'sending' | 'offline' | 'busy' | 'expired';

/** The part of the desk that a queue sends for. */
export interface QueueHandlers<Stored> {
  send: (change: Change) => Promise<Outcome<Stored>>;
  /** Called before a change leaves the queue, stored or refused; `isAwaited` is true for its first answer. */
  onEnd: (change: Change, outcome: Outcome<Stored>, isAwaited: boolean) => void;
  /** Called when another tab has sent a change of this one. */
  onSentElsewhere: () => void;
  /** Called when the session has ended. */
  onExpire: () => void;
}

/** A change before it is kept. Its id is a new one, unless a repeat needs the same. */
export type NewChange = Omit<Change, 'id' | 'made'> & { id?: string };

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
 * Keeps every change before it is sent, and sends it until it is stored or refused: the changes of a line one after another, in the order
 * in which they were made. Changes wait for a network, and outlive the page; another tab reads the same changes.
 */
export function createQueue<Stored>({ prefix, storage, clock, withLock, newKey }: Options) {
  const changes = new Map<string, Change>();
  /** Changes that the browser has refused to store. */
  const unstored = new Set<string>();
  const listeners = new Set<() => void>();
  /** The makers of changes, until the first answer to each. */
  const asking = new Map<string, (outcome: Outcome<Stored>) => void>();
  const running = new Map<string, Promise<void>>();
  /** Lines whose sending was asked for while they were being sent. */
  const askedAgain = new Set<string>();
  /** The next attempt for each line; none before `earliest`, which `Retry-After` names. */
  const planned = new Map<string, { tries: number; earliest: number; cancel: () => void }>();
  /** Why the changes of a line have found no answer. */
  const waiting = new Map<string, Exclude<Sending, 'sending'>>();
  /** Absent while the page is not open. */
  let handlers: QueueHandlers<Stored> | undefined;
  const isOpen = () => handlers !== undefined;
  let list: readonly Change[] = [];

  const changed = () => {
    list = [...changes.values()].sort((one, other) => one.made - other.made);
    for (const listener of listeners) listener();
  };
  const answer = (id: string, outcome: Outcome<Stored>) => {
    asking.get(id)?.(outcome);
    asking.delete(id);
  };
  /** Takes over what other tabs have made and sent. */
  const readAll = () => {
    const names = namesIn(storage, prefix);
    const before = changes.size;
    let isGone = false;
    for (const id of changes.keys())
      if (storage && !unstored.has(id) && !names.includes(id)) {
        waiting.delete(lineOf(changes.get(id) ?? { record: '' }));
        isGone = changes.delete(id);
        answer(id, unanswered);
      }
    for (const id of names) {
      const kept = changes.has(id) ? undefined : keptChange(storage, prefix + id);
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
  const remove = (id: string, outcome: Outcome<Stored> = { kind: 'gone' }) => {
    answer(id, outcome);
    changes.delete(id);
    unstored.delete(id);
    storage?.removeItem(prefix + id);
    changed();
  };
  const end = (change: Change, outcome: Outcome<Stored>) => {
    handlers?.onEnd(change, outcome, asking.has(change.id));
    remove(change.id, outcome);
  };
  const plan = (line: string, startedAt: number, seconds = 0) => {
    const tries = planned.get(line)?.tries ?? 0;
    const now = clock.now();
    const earliest = now + seconds * 1000;
    const due = startedAt + (pauses[Math.min(tries, pauses.length - 1)] ?? 0);
    const cancel = clock.after(Math.max(due, earliest) - now, () => void send(line));
    planned.set(line, { tries: tries + 1, earliest, cancel });
  };
  const unplan = (line: string) => {
    planned.get(line)?.cancel();
    planned.delete(line);
  };
  const listOf = (line: string) => list.filter((change) => lineOf(change) === line);
  const firstOf = (line: string) => listOf(line)[0];

  /** Sends the changes of a line, once at a time. */
  const send = (line: string): Promise<void> => {
    if (!handlers) return Promise.resolve();
    const present = running.get(line);
    if (present) {
      askedAgain.add(line);
      return present;
    }
    planned.get(line)?.cancel();
    let isOurs = false;
    const work = async () => {
      try {
        await withLock(prefix + line, async () => {
          isOurs = true;
          await sendEach(line);
        });
      } finally {
        running.delete(line);
        changed();
        // Another tab has the lock: this one looks again later.
        if (!isOurs && handlers && firstOf(line)) {
          plan(line, clock.now());
          for (const { id } of listOf(line)) answer(id, unanswered);
        }
      }
    };
    const promise = work();
    running.set(line, promise);
    return promise;
  };
  const sendEach = async (line: string): Promise<void> => {
    while (handlers) {
      readAll();
      const change = firstOf(line);
      if (!change) return;
      const startedAt = clock.now();
      askedAgain.delete(line);
      changed();
      const outcome = await handlers.send(change);
      // The page has closed: the next one sends it again.
      if (!isOpen()) return;
      // A log-in may have overtaken the answer.
      if (outcome.kind === 'expired' && askedAgain.has(line)) continue;
      if (outcome.kind === 'later' || outcome.kind === 'expired') {
        // Taken out meanwhile.
        if (!changes.has(change.id)) continue;
        if (outcome.kind === 'later') plan(line, startedAt, outcome.seconds);
        else handlers.onExpire();
        waiting.set(line, reasonOf(outcome));
        changed();
        for (const { id } of listOf(line)) answer(id, outcome);
        return;
      }
      unplan(line);
      waiting.delete(line);
      end(change, outcome);
    }
  };

  readAll();
  return {
    /** The changes that wait or are on their way. */
    list: (): readonly Change[] => list,
    /** Whether a change of a record waits for a network, a server or a log-in. */
    waits: (id: string): boolean =>
      list.some((change) => change.record === id && waiting.has(lineOf(change))),
    /** Where the first change of a line stands. */
    stateOf: (line: string): Sending => (running.has(line) ? 'sending' : (waiting.get(line) ?? 'offline')),
    /** Takes a change out that another one has replaced, or that can no longer be stored. */
    remove,
    /** Sends what waits in a line. Returns false where something still does. */
    flush: async (line: string): Promise<boolean> => {
      if (!firstOf(line)) return true;
      await send(line);
      return !firstOf(line);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps a change, and sends it. Returns its first answer; `later` where it waits. */
    make: (change: NewChange): Promise<Outcome<Stored>> => {
      const made = Math.max(clock.now(), (list.at(-1)?.made ?? 0) + 1);
      const kept = { id: newKey(), ...change, made };
      const answered = new Promise<Outcome<Stored>>((resolve) => asking.set(kept.id, resolve));
      keep(kept);
      if (handlers) void send(lineOf(change));
      else answer(kept.id, unanswered);
      return answered;
    },
    readAll,
    /** Sends everything that waits, except what `Retry-After` keeps back. */
    sendWaiting: () => {
      readAll();
      for (const line of new Set(list.map(lineOf)))
        if (running.has(line) || (planned.get(line)?.earliest ?? 0) <= clock.now()) void send(line);
    },
    /** Begins to send; returns a function that ends every timer. */
    start: (next: QueueHandlers<Stored>): (() => void) => {
      handlers = next;
      return () => {
        handlers = undefined;
        for (const line of [...planned.keys()]) unplan(line);
      };
    },
  };
}

export type Queue<Stored> = ReturnType<typeof createQueue<Stored>>;

const reasonOf = (outcome: Outcome<unknown>): Exclude<Sending, 'sending'> => {
  if (outcome.kind === 'expired') return 'expired';
  return outcome.kind === 'later' && outcome.isServer ? 'busy' : 'offline';
};

const keptChange = (storage: Storage | undefined, name: string): Change | undefined =>
  parseJson(storage?.getItem(name) ?? '', contract);

/** The changes of a kind that wait in this browser, whose names begin with `prefix`. */
export const keptChanges = (storage: Storage | undefined, prefix: string): Change[] =>
  namesIn(storage, prefix).flatMap((id) => keptChange(storage, prefix + id) ?? []);
