import { keptChanges } from '../changes/queue.ts';
import type { Draft, DraftKind } from './drafts.ts';
import { readTolerantly } from '../../../records/records.ts';

/** A form's values that are a change on its way, with the instant at which it was made, in milliseconds since 1970. */
export type SentDraft<Values, Stored> = Draft<Values, Stored> & { made: number };

/** The values of forms that wait in this browser, as drafts; only the last change of each form. */
export function sentDrafts<Values, Stored>(
  storage: Storage | undefined,
  { prefix, typed, stored }: DraftKind<Values, Stored>,
): SentDraft<Values, Stored>[] {
  const found = new Map<string, SentDraft<Values, Stored>>();
  for (const { id, form, made } of keptChanges(storage, `change:${prefix}`).sort(
    (one, other) => one.made - other.made,
  )) {
    const values = form && typed.safeParse(form.typed).data;
    if (!values) continue;
    const base = form.base && readTolerantly(stored, form.base).data;
    found.set(form.key, { key: form.key, typed: values, base, idempotencyKey: id, made });
  }
  return [...found.values()];
}
