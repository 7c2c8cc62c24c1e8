import { keptChanges } from '../changes/queue.ts';
import type { Draft, DraftKind } from './drafts.ts';
import { readTolerantly } from '../../../records/records.ts';

/** The values of forms that are changes on their way in this browser, as drafts; only the last change of each form. */
export function sentDrafts<Typed, Stored>(
  storage: Storage | undefined,
  { prefix, typed, stored }: DraftKind<Typed, Stored>,
): Draft<Typed, Stored>[] {
  const found = new Map<string, Draft<Typed, Stored>>();
  for (const { id, form } of keptChanges(storage, `change:${prefix}`).sort(
    (one, other) => one.made - other.made,
  )) {
    const values = form && typed.safeParse(form.typed).data;
    if (!values) continue;
    const base = form.base && readTolerantly(stored, form.base).data;
    found.set(form.key, { key: form.key, typed: values, base, idempotencyKey: id });
  }
  return [...found.values()];
}
