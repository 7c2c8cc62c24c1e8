import { newDraftKey, type Copy, type Draft, type DraftKind, type Drafts } from '../drafts.ts';
import { afterAnswer, frozen } from './afterAnswer.ts';
import { isEqual } from '../isEqual.ts';
import type { StoredRecord } from '../recordCalls.ts';
import type { FieldError } from '../recordKind.ts';
import type { Outcome } from './sendCopy.ts';

/** Where the sending of a draft stands; absent while nothing was sent. */
export type Progress =
  | { kind: 'sending' | 'offline' | 'busy' | 'expired' | 'gone' }
  /** Stored, but newer values were typed since. */
  | { kind: 'behind' }
  /** `reason` is a sentence of the API; empty where it gives none. */
  | { kind: 'failed'; reason: string }
  | { kind: 'invalid'; errors: readonly FieldError[] };

/** A copy that was stored. */
export interface Sent<Stored> {
  /** Key of its draft. */
  key: string;
  record: Stored;
  /** As in `Saved`. */
  delay: string | null;
  /** The version that was changed; undefined for a new record. */
  before: Stored | undefined;
  /** True when nothing newer was typed, and the draft is gone. */
  isDone: boolean;
}

/** The clock and the timers of the page. */
export interface Clock {
  /** In milliseconds since 1970. */
  now: () => number;
  /** Calls `run` after so many milliseconds; returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
}

/** The part of the desk that an outbox sends for. */
export interface Handlers<Typed, Stored> {
  send: (copy: Copy<Typed, Stored>) => Promise<Outcome<Stored>>;
  onSent: (sent: Sent<Stored>) => void;
  /** Called when the session has ended. */
  onExpire: () => void;
}

interface Options<Typed, Stored extends { id: string }> {
  kind: DraftKind<Typed, Stored>;
  drafts: Drafts<Typed, Stored>;
  clock: Clock;
  /** Runs `work` unless another tab does so for the same key. */
  withLock: (key: string, work: () => Promise<void>) => Promise<void>;
  newKey: () => string;
}

/** The values of a form before anything is typed, and the version that it changes. */
interface Start<Typed, Stored> {
  typed: Typed;
  base?: Stored | undefined;
}

/** Pauses before an attempt that follows one without an answer, in milliseconds; the last one repeats. */
export const pauses = [5_000, 15_000, 60_000] as const;

/**
 * Sends drafts. Typing changes a draft, an answer settles the copy that was sent: neither touches the other. A copy without an answer is
 * sent again, by itself, until it is stored, refused or in conflict.
 */
export function createOutbox<Typed extends object, Stored extends StoredRecord>({
  kind,
  drafts,
  clock,
  withLock,
  newKey,
}: Options<Typed, Stored>) {
  const progress = new Map<string, Progress>();
  const listeners = new Set<() => void>();
  const running = new Map<string, Promise<Outcome<Stored> | undefined>>();
  /** Keys whose sending was asked for while they were being sent. */
  const askedAgain = new Set<string>();
  /** The next attempt of each key; none before `earliest`, which `Retry-After` names. */
  const planned = new Map<string, { tries: number; earliest: number; cancel: () => void }>();
  /** Absent while the page is not open. */
  let handlers: Handlers<Typed, Stored> | undefined;
  let version = 0;

  const show = (key: string, next: Progress | undefined) => {
    if (next) progress.set(key, next);
    else progress.delete(key);
    version += 1;
    for (const listener of listeners) listener();
  };
  /** Plans the next attempt, at so many milliseconds after the beginning of the last one, and not before `Retry-After`. */
  const plan = (key: string, startedAt: number, seconds = 0) => {
    const tries = planned.get(key)?.tries ?? 0;
    const now = clock.now();
    const earliest = now + seconds * 1000;
    const due = startedAt + (pauses[Math.min(tries, pauses.length - 1)] ?? 0);
    const cancel = clock.after(Math.max(due, earliest) - now, () => void attempt(key));
    planned.set(key, { tries: tries + 1, earliest, cancel });
  };
  const unplan = (key: string) => {
    planned.get(key)?.cancel();
    planned.delete(key);
  };

  /** Settles the copy by its answer. Returns true when another copy follows. */
  const settle = (
    key: string,
    copy: Copy<Typed, Stored>,
    outcome: Outcome<Stored>,
    startedAt: number,
  ): boolean => {
    const draft = drafts.read(key);
    // Else the draft was discarded meanwhile, or another tab has settled it.
    const isOurs = draft?.inFlight?.idempotencyKey === copy.idempotencyKey;
    const next = isOurs ? afterAnswer(kind, draft, copy, outcome, newKey) : draft;
    if (isOurs && next) drafts.save(next);
    else if (isOurs) drafts.remove(key);
    if (outcome.kind !== 'later') unplan(key);
    if (outcome.kind === 'expired') handlers?.onExpire();
    if (outcome.kind === 'saved') {
      show(key, next && { kind: 'behind' });
      const { record, delay } = outcome;
      handlers?.onSent({ key, record, delay, before: copy.base, isDone: next === undefined });
    } else if (!isOurs || outcome.kind === 'conflict') {
      show(key, undefined);
    } else if (outcome.kind === 'later') {
      show(key, { kind: outcome.isServer ? 'busy' : 'offline' });
      plan(key, startedAt, outcome.seconds);
    } else {
      show(key, outcome);
    }
    return next?.inFlight !== undefined && (!isOurs || next.inFlight !== draft.inFlight);
  };

  /** Sends what is on its way, once at a time. Returns the last answer; undefined when there is nothing to send. */
  const attempt = (key: string): Promise<Outcome<Stored> | undefined> => {
    const present = running.get(key);
    if (present) {
      askedAgain.add(key);
      return present;
    }
    planned.get(key)?.cancel();
    const work = async () => {
      let outcome: Outcome<Stored> | undefined;
      try {
        await withLock(key, async () => {
          for (let isMore = true; isMore;) {
            const copy = drafts.read(key)?.inFlight;
            if (!copy || !handlers) return;
            show(key, { kind: 'sending' });
            const startedAt = clock.now();
            askedAgain.delete(key);
            outcome = await handlers.send(copy);
            // A log-in may have overtaken the answer.
            isMore =
              (outcome.kind === 'expired' && askedAgain.has(key)) || settle(key, copy, outcome, startedAt);
          }
        });
      } finally {
        running.delete(key);
        // Another tab has the lock: this one looks again later.
        if (!outcome && handlers && drafts.read(key)?.inFlight) plan(key, clock.now());
      }
      return outcome;
    };
    const promise = work();
    running.set(key, promise);
    return promise;
  };

  /** A draft's values and the version that they change, which the first change of a form begins. */
  const open = (key: string, start: Start<Typed, Stored>): Draft<Typed, Stored> =>
    drafts.read(key) ?? { key, ...start, idempotencyKey: newKey() };

  /** Brings a discarded draft back, under the key that it had; one of a new record under another, where another draft has that. */
  const bringBack = (discarded: string, former = discarded.split('/').slice(0, -2).join('/')) => {
    const draft = drafts.read(discarded);
    const isTaken = drafts.read(former) !== undefined;
    if (!draft || (isTaken && draft.base)) return;
    const key = isTaken ? newDraftKey() : former;
    drafts.remove(discarded);
    drafts.save({ ...draft, key, discarded: undefined });
    if (draft.inFlight) void attempt(key);
  };

  return {
    progressOf: (key: string): Progress | undefined => progress.get(key),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps typed values; `start` holds the values and the version before them. Returns false when the browser did not store them. */
    type: (key: string, patch: Partial<Typed>, start: Start<Typed, Stored>): boolean => {
      const draft = open(key, start);
      const typed = { ...draft.typed, ...patch };
      if (progress.get(key)?.kind === 'failed') show(key, undefined);
      const initial = draft.base ? kind.toForm(draft.base) : start.typed;
      if (draft.inFlight || draft.present || !isEqual(typed, initial))
        return drafts.save({ ...draft, typed });
      drafts.remove(key);
      show(key, undefined);
      return true;
    },
    /** Shows errors that the form has found. */
    showErrors: (key: string, errors: readonly FieldError[]) =>
      show(key, errors.length > 0 ? { kind: 'invalid', errors } : undefined),
    /** Sends the values with these changes: at once, or after the ones on their way. */
    submit: (key: string, start: Start<Typed, Stored>, changes: Partial<Typed> = {}) => {
      const draft = open(key, start);
      const typed = { ...draft.typed, ...changes };
      if (!draft.inFlight) drafts.save(frozen({ ...draft, typed }, typed));
      else drafts.save({ ...draft, typed, next: isEqual(typed, draft.inFlight.typed) ? undefined : typed });
      return attempt(key);
    },
    /** Sends what a person has chosen from a draft and from the `present` version. The draft stays until it is stored. */
    submitMerged: (key: string, merged: Typed, present: Stored) => {
      const draft = drafts.read(key);
      const inFlight = { typed: merged, base: present, idempotencyKey: newKey() };
      if (draft) drafts.save({ ...draft, present, inFlight, next: undefined });
      return attempt(key);
    },
    /** Takes the draft out of the outbox; it stays for 30 days. Returns a function that brings it back. */
    discard: (key: string): (() => void) => {
      const discarded = drafts.discard(key, newKey(), clock.now());
      if (discarded === undefined) return () => undefined;
      unplan(key);
      show(key, undefined);
      return () => bringBack(discarded, key);
    },
    bringBack,
    /** Sends everything that waits, except what `Retry-After` keeps back. An attempt under way hears of it, for an answer that is outdated. */
    sendWaiting: () => {
      drafts.readAll();
      const mayGo = (key: string) => running.has(key) || (planned.get(key)?.earliest ?? 0) <= clock.now();
      for (const { key, inFlight } of drafts.list()) if (inFlight && mayGo(key)) void attempt(key);
    },
    /** Counts the changes of `progressOf`. */
    version: () => version,
    /** Begins to send; returns a function that ends every timer. */
    start: (next: Handlers<Typed, Stored>): (() => void) => {
      handlers = next;
      return () => {
        handlers = undefined;
        for (const key of [...planned.keys()]) unplan(key);
      };
    },
  };
}

export type Outbox<Typed extends object, Stored extends StoredRecord> = ReturnType<
  typeof createOutbox<Typed, Stored>
>;
