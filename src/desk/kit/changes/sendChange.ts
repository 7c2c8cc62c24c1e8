import { hasExpired } from '../../../components/session/session.ts';
import { ApiProblem, reportDefect, Unreachable } from '../../../lib/browser/http.ts';
import { isGone, type recordCalls, type Saved, type StoredRecord } from '../records/recordCalls.ts';
import type { FieldError } from '../records/recordKind.ts';
import type { Change } from './change.ts';

/** The end of an attempt to store a change. */
export type Outcome<Stored> =
  | ({ kind: 'saved' } & Saved<Stored>)
  /** Somebody else has changed the record, in these groups of fields. */
  | { kind: 'conflict'; present: Stored; groups: string[] }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'expired' }
  | { kind: 'gone' }
  /** Nobody knows whether it was stored. `isServer` is true for our API in trouble; `seconds` is `Retry-After`. */
  | { kind: 'later'; isServer: boolean; seconds: number }
  /** Not stored. `reason` is a sentence of the API; empty where it gives none. `cause` is the error. */
  | { kind: 'failed'; reason: string; cause?: unknown };

/** The outcome of a change that was not sent, or had no answer. */
export const unanswered = { kind: 'later', isServer: false, seconds: 0 } as const;

/** The part of a kind of record that sends its changes. */
export interface SendingKind<Stored extends StoredRecord> {
  calls: Pick<
    ReturnType<typeof recordCalls<Stored>>,
    'add' | 'change' | 'presentVersion' | 'overtakenGroups'
  >;
  /** Errors of the fields that a failed call names; none for any other failure. */
  serverErrors: (failure: unknown) => FieldError[];
}

/** Sends a change. Every repeat is safe, and never overwrites what somebody else has changed since. */
export async function sendChange<Stored extends StoredRecord>(
  { id, record, isNew, set, was }: Change,
  { calls, serverErrors }: SendingKind<Stored>,
): Promise<Outcome<Stored>> {
  try {
    const saved = await (isNew ? calls.add(set, id) : calls.change(record, { set, was }, id));
    return { kind: 'saved', ...saved };
  } catch (failure) {
    reportDefect(failure);
    const present = calls.presentVersion(failure);
    if (present) return { kind: 'conflict', present, groups: calls.overtakenGroups(failure) };
    if (hasExpired(failure)) return { kind: 'expired' };
    if (isGone(failure)) return { kind: 'gone' };
    if (isOpen(failure)) return { kind: 'later', ...waitOf(failure) };
    const errors = serverErrors(failure);
    if (errors.length > 0) return { kind: 'invalid', errors };
    return { kind: 'failed', reason: failure instanceof ApiProblem ? failure.title : '', cause: failure };
  }
}

/** Statuses after which the same request may succeed: a time limit, too many requests. */
const passing = [408, 425, 429];

/** True for a failure that says nothing about the record: no connection, another host's page, or a server in trouble. */
function isOpen(failure: unknown): boolean {
  if (failure instanceof Unreachable) return true;
  if (!(failure instanceof ApiProblem)) return false;
  const { status, problem, isOurs } = failure;
  // A race of writes is a conflict; any other rule that a change breaks stays broken.
  const isPassing = passing.includes(status) || problem === 'conflict';
  return !isOurs || (status >= 500 && problem !== 'unconfigured') || isPassing;
}

const waitOf = (failure: unknown) =>
  failure instanceof ApiProblem
    ? { isServer: failure.isOurs, seconds: failure.retryAfter ?? 0 }
    : { isServer: false, seconds: 0 };
