import { hasExpired } from '../../../../components/session/session.ts';
import { ApiProblem, reportDefect, Unreachable } from '../../../../lib/browser/http.ts';
import type { Change } from '../../changes/change.ts';
import type { Copy } from '../drafts.ts';
import { isGone, type recordCalls, type Saved, type StoredRecord } from '../recordCalls.ts';
import type { FieldError } from '../recordKind.ts';

/** The end of an attempt to store a copy. */
export type Outcome<Stored> =
  | ({ kind: 'saved' } & Saved<Stored>)
  /** Somebody else has changed the record since `base`, in these groups of fields. */
  | { kind: 'conflict'; base: Stored; present: Stored; groups: string[] }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'expired' | 'gone' }
  /** Nobody knows whether it was stored. `isServer` is true for our API in trouble; `seconds` is `Retry-After`. */
  | { kind: 'later'; isServer: boolean; seconds: number }
  /** Not stored. `reason` is a sentence of the API; empty where it gives none. */
  | { kind: 'failed'; reason: string };

/** A kind of record and the values of its form. */
interface Kind<Typed, Stored extends StoredRecord> {
  calls: Pick<
    ReturnType<typeof recordCalls<Stored>>,
    'add' | 'change' | 'changeOf' | 'presentVersion' | 'overtakenGroups'
  >;
  /** Converts valid values to a new record, or to a change of `base`. */
  fromForm: (typed: Typed, base?: Stored) => object;
  /** Errors of the fields that a failed call names; none for any other failure. */
  serverErrors: (failure: unknown) => FieldError[];
}

/** Sends a copy, after `complete` has stored what it needs. Every repeat is safe, and never overwrites a later change. */
export async function sendCopy<Typed, Stored extends StoredRecord>(
  copy: Copy<Typed, Stored>,
  { calls, fromForm, serverErrors }: Kind<Typed, Stored>,
  complete?: (copy: Copy<Typed, Stored>) => Promise<Typed>,
): Promise<Outcome<Stored>> {
  const { base, idempotencyKey } = copy;
  return outcomeOf(calls, serverErrors, base, async () => {
    const sent = fromForm(complete ? await complete(copy) : copy.typed, base);
    return base
      ? calls.change(base.id, calls.changeOf(base, sent), idempotencyKey)
      : calls.add(sent, idempotencyKey);
  });
}

/** Sends one change of `base`; a repeat is safe. */
export const sendChange = <Stored extends StoredRecord>(
  { record, set, was, id }: Change,
  { calls, serverErrors }: Pick<Kind<never, Stored>, 'calls' | 'serverErrors'>,
  base: Stored | undefined,
): Promise<Outcome<Stored>> =>
  outcomeOf(calls, serverErrors, base, () => calls.change(record, { set, was }, id));

/** The end of an attempt to store a change of `base`, or a new record. */
async function outcomeOf<Stored extends StoredRecord>(
  calls: Kind<never, Stored>['calls'],
  serverErrors: Kind<never, Stored>['serverErrors'],
  base: Stored | undefined,
  attempt: () => Promise<Saved<Stored>>,
): Promise<Outcome<Stored>> {
  try {
    return { kind: 'saved', ...(await attempt()) };
  } catch (failure) {
    reportDefect(failure);
    const present = calls.presentVersion(failure);
    if (present)
      return { kind: 'conflict', base: base ?? present, present, groups: calls.overtakenGroups(failure) };
    if (hasExpired(failure)) return { kind: 'expired' };
    if (isGone(failure)) return { kind: 'gone' };
    if (isOpen(failure)) return { kind: 'later', ...waitOf(failure) };
    const errors = serverErrors(failure);
    if (errors.length > 0) return { kind: 'invalid', errors };
    return { kind: 'failed', reason: failure instanceof ApiProblem ? failure.title : '' };
  }
}

/** Statuses after which the same request may succeed: a time limit, a race of writes, too many requests. */
const passing = [408, 409, 425, 429];

/** True for a failure that says nothing about the record: no connection, another host's page, or a server in trouble. */
export function isOpen(failure: unknown): boolean {
  if (failure instanceof Unreachable) return true;
  if (!(failure instanceof ApiProblem)) return false;
  const { status, problem, isOurs } = failure;
  return !isOurs || (status >= 500 && problem !== 'unconfigured') || passing.includes(status);
}

const waitOf = (failure: unknown) =>
  failure instanceof ApiProblem
    ? { isServer: failure.isOurs, seconds: failure.retryAfter ?? 0 }
    : { isServer: false, seconds: 0 };
