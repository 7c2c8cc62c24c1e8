import type { KindName } from '../../../records/kinds.ts';
import { readTolerantly } from '../../../records/records.ts';
import { withSet, type Change } from '../changes/change.ts';
import { newId } from '../changes/newId.ts';
import type { Clock, NewChange, Queue, Sending } from '../changes/queue.ts';
import type { Outcome } from '../changes/sendChange.ts';
import { newDraftKey, type Draft, type DraftKind, type Drafts } from './drafts.ts';
import { isEqual } from '../records/isEqual.ts';
import { rebase } from '../records/merge.ts';
import type { recordCalls, StoredRecord } from '../records/recordCalls.ts';
import type { FieldError } from '../records/recordKind.ts';

/** Where a form stands after its last change; absent while nothing was sent. */
export type Progress =
  | { kind: Sending | 'gone' }
  /** Stored, but newer values were typed since. */
  | { kind: 'behind' }
  /** `reason` is a sentence of the API; empty where it gives none. */
  | { kind: 'failed'; reason: string }
  | { kind: 'invalid'; errors: readonly FieldError[] };

/** A kind of record whose forms make changes. */
export interface FormedKind<Values, Stored extends StoredRecord> extends DraftKind<Values, Stored> {
  name: KindName;
  /** Converts valid values to a new record, or to a change of `base`. */
  fromForm: (typed: Values, base?: Stored) => Record<string, unknown>;
  calls: Pick<ReturnType<typeof recordCalls<Stored>>, 'changeOf'>;
}

/** Makes the change that the values of a form need first. Returns the values with it, and the id of its record. */
export type Complete<Values> = (typed: Values, key: string) => Promise<{ typed: Values; needs?: string }>;

interface Options<Values, Stored extends StoredRecord> {
  kind: FormedKind<Values, Stored>;
  drafts: Drafts<Values, Stored>;
  queue: Pick<Queue<Stored>, 'list' | 'readAll' | 'flush' | 'stateOf' | 'remove'>;
  /** Keeps a change, and sends it, as the queue's function of this name. */
  make: (change: NewChange) => Promise<Outcome<Stored>>;
  complete?: Complete<Values> | undefined;
  clock: Pick<Clock, 'now'>;
  newKey: () => string;
}

/** The values of a form before anything is typed, and the version that it changes. */
interface Start<Values, Stored> {
  typed: Values;
  base?: Stored | undefined;
}

/** The forms of a kind of record: what is typed is a draft until it is sent, then a change; a refused change is a draft again. */
export function createForms<Values extends object, Stored extends StoredRecord>(
  options: Options<Values, Stored>,
) {
  const { kind, drafts, queue, make, clock, newKey } = options;
  const complete: Complete<Values> = options.complete ?? ((typed) => Promise.resolve({ typed }));
  const ends = new Map<string, Progress>();
  const listeners = new Set<() => void>();
  /** Forms whose change is being made. */
  const making = new Map<string, Promise<Outcome<Stored>>>();
  let version = 0;
  const show = (key: string, next: Progress | undefined) => {
    if (next) ends.set(key, next);
    else ends.delete(key);
    version += 1;
    for (const listener of listeners) listener();
  };
  /** The last change of a form that is not stored yet. */
  const sentFrom = (key: string) => queue.list().findLast(({ form }) => form?.key === key);
  const typedIn = ({ form }: Change): Values | undefined => kind.typed.safeParse(form?.typed).data;
  const baseOf = ({ form }: Change): Stored | undefined =>
    form?.base && readTolerantly(kind.stored, form.base).data;
  /** The record after a change of a form, and after the changes that were made since. */
  const after = (change: Change): Stored | undefined => {
    const later = queue.list().filter(({ record, made }) => record === change.record && made >= change.made);
    const before = change.form?.base ?? { id: change.record };
    return readTolerantly(
      kind.stored,
      later.reduce((record, { set }) => withSet(record, set), before),
    ).data;
  };
  /** A form's draft, which its first change begins. */
  const open = (key: string, start: Start<Values, Stored>): Draft<Values, Stored> => {
    queue.readAll();
    const sent = sentFrom(key);
    const begun = sent ? { typed: typedIn(sent) ?? start.typed, base: after(sent) } : start;
    return drafts.read(key) ?? { key, ...begun, idempotencyKey: newKey() };
  };

  /** Makes the change of a draft. Leaves what was typed beside it, other than the values `from` which it came, as a draft. */
  const send = (draft: Draft<Values, Stored>, from?: Values): Promise<Outcome<Stored>> => {
    const { key, typed, base, idempotencyKey: id } = draft;
    const present = making.get(key);
    if (present) return present;
    const begin = async () => {
      const { typed: completed, needs } = await complete(typed, id);
      const set = kind.fromForm(completed, base);
      const change: NewChange = base
        ? { record: base.id, ...kind.calls.changeOf(base, set) }
        : { record: await newId(kind.name, id), isNew: true, set, was: {} };
      const plain = Object.fromEntries(Object.entries(typed));
      const form = {
        key,
        typed: plain,
        ...(base && { base: { ...Object.fromEntries(Object.entries(base)), id: base.id } }),
      };
      show(key, undefined);
      const answer = make({ id, ...change, ...(needs !== undefined && { needs }), form });
      const newer = drafts.read(key);
      const sent = sentFrom(key);
      if (newer && (isEqual(newer.typed, typed) || isEqual(newer.typed, from))) drafts.remove(key);
      else if (newer)
        drafts.save({ key, typed: newer.typed, base: sent && after(sent), idempotencyKey: newKey() });
      return { answer };
    };
    const made = begin().finally(() => making.delete(key));
    const answered = made.then(({ answer }) => answer);
    making.set(key, answered);
    return answered;
  };

  /** Makes a refused change a draft again, with the later ones of its form; where those may have mended it, they go out at once. */
  const takeBack = (change: Change, outcome: Exclude<Outcome<Stored>, { kind: 'saved' }>, key: string) => {
    const later = queue
      .list()
      .filter(
        ({ id, record, form, made }) =>
          id !== change.id &&
          record === change.record &&
          made > change.made &&
          (change.isNew === true || form?.key === key),
      );
    const mended = later.findLast(({ form }) => form?.key === key);
    const newer = drafts.read(key);
    const typed = newer?.typed ?? typedIn(mended ?? change);
    if (!typed) return;
    const draft = { key, typed, base: baseOf(change), idempotencyKey: newKey() };
    const { present, groups: overtaken } = outcome.kind === 'conflict' ? outcome : {};
    drafts.save({ ...draft, present, overtaken });
    for (const { id } of later) queue.remove(id);
    if (outcome.kind === 'gone') show(key, { kind: 'gone' });
    if (outcome.kind !== 'invalid' && outcome.kind !== 'failed') return;
    if (mended) void send({ ...draft, typed: typedIn(mended) ?? typed });
    else show(key, outcome);
  };

  /** Brings a discarded draft back, under the key that it had; one of a new record under another, where another draft has that. */
  const bringBack = (discarded: string, former = discarded.split('/').slice(0, -2).join('/')) => {
    const draft = drafts.read(discarded);
    const isTaken = drafts.read(former) !== undefined;
    if (!draft || (isTaken && draft.base)) return;
    drafts.remove(discarded);
    drafts.save({ ...draft, key: isTaken ? newDraftKey() : former, discarded: undefined });
  };

  return {
    progressOf: (key: string): Progress | undefined => {
      const sent = sentFrom(key);
      return sent ? { kind: queue.stateOf(sent.record) } : ends.get(key);
    },
    /** The values of a form that wait, or are on their way. */
    sentOf: (key: string): Draft<Values, Stored> | undefined => {
      const sent = sentFrom(key);
      const typed = sent && typedIn(sent);
      return typed && { key, typed, base: baseOf(sent), idempotencyKey: sent.id };
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Counts the changes of `progressOf` that the queue does not tell. */
    version: () => version,
    /** Keeps typed values; `start` holds the values and the version before them. Returns false when the browser did not store them. */
    type: (key: string, patch: Partial<Values>, start: Start<Values, Stored>): boolean => {
      const draft = open(key, start);
      const typed = { ...draft.typed, ...patch };
      if (ends.get(key)?.kind === 'failed') show(key, undefined);
      const sent = sentFrom(key);
      const initial = (sent && typedIn(sent)) ?? (draft.base ? kind.toForm(draft.base) : start.typed);
      if (draft.present || !isEqual(typed, initial)) return drafts.save({ ...draft, typed });
      drafts.remove(key);
      show(key, undefined);
      return true;
    },
    /** Shows errors that the form has found. */
    showErrors: (key: string, errors: readonly FieldError[]) =>
      show(key, errors.length > 0 ? { kind: 'invalid', errors } : undefined),
    /** Makes the change of the values with these ones. Undefined where they are on their way already. */
    submit: async (
      key: string,
      start: Start<Values, Stored>,
      changes: Partial<Values> = {},
    ): Promise<Outcome<Stored> | undefined> => {
      const draft = open(key, start);
      const typed = { ...draft.typed, ...changes };
      const sent = sentFrom(key);
      if (!sent || !isEqual(typed, typedIn(sent))) return send({ ...draft, typed }, draft.typed);
      drafts.remove(key);
      await queue.flush(sent.record);
      return undefined;
    },
    /** Makes the change that a person has chosen from a draft and from the `present` version. */
    submitMerged: (key: string, merged: Values, present: Stored) =>
      send({ key, typed: merged, base: present, idempotencyKey: newKey() }, drafts.read(key)?.typed),
    /** Takes the draft out of its form; it stays for 30 days. Returns a function that brings it back. */
    discard: (key: string): (() => void) => {
      const discarded = drafts.discard(key, newKey(), clock.now());
      if (discarded === undefined) return () => undefined;
      show(key, undefined);
      return () => bringBack(discarded, key);
    },
    bringBack,
    /** After the answer to a change. Returns whether all that its form holds is stored. */
    settle: (change: Change, outcome: Outcome<Stored>): boolean => {
      const key = change.form?.key;
      if (key === undefined || outcome.kind === 'later' || outcome.kind === 'expired') return false;
      if (outcome.kind !== 'saved') {
        takeBack(change, outcome, key);
        return false;
      }
      const newer = drafts.read(key);
      if (newer && isEqual(newer.typed, kind.toForm(outcome.record))) drafts.remove(key);
      const isBehind = drafts.find(key) !== undefined;
      show(key, isBehind ? { kind: 'behind' } : undefined);
      return !isBehind && sentFrom(key)?.id === change.id;
    },
    /** Begins the drafts of a record anew from a change that was made here: nobody is asked about their own. */
    follow: ({ record, set, form }: Pick<Change, 'record' | 'set' | 'form'>) => {
      if ('deleted' in set) return;
      for (const draft of drafts.list()) {
        const { key, base, typed, present } = draft;
        if (!base || base.id !== record || present || key === form?.key) continue;
        const next = withSet(base, set);
        drafts.save({
          ...draft,
          base: next,
          typed: rebase(kind.groups, typed, kind.toForm(base), kind.toForm(next)),
        });
      }
    },
    /** Sends the drafts that an older version of the desk had sent without an answer. */
    takeOver: async () => {
      for (const { key, inFlight } of drafts.list())
        if (inFlight) await send({ key, ...inFlight }, inFlight.typed);
    },
  };
}

export type Forms<Values extends object, Stored extends StoredRecord> = ReturnType<
  typeof createForms<Values, Stored>
>;
