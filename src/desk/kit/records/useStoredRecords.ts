import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { clock, useChanges, type ChangedKind, type Refusal } from '../changes/useChanges.ts';
import { withSet, type Change } from '../changes/change.ts';
import { browserStorage, createDrafts } from '../drafts/drafts.ts';
import { createForms, type Complete, type FormedKind } from '../drafts/forms.ts';
import type { StoredRecord } from './recordCalls.ts';

/** The change of a form that was stored. */
export interface Sent<Stored> {
  /** Key of the form. */
  key: string;
  record: Stored;
  /** As in `Saved`. */
  delay: string | null;
  /** The record without this change; undefined for a new one. */
  before: Stored | undefined;
  /** The version that the form showed; undefined for a new one. */
  base: NonNullable<Change['form']>['base'];
  /** True when nothing newer was typed. */
  isDone: boolean;
}

interface Options<Values, Stored extends StoredRecord> {
  kind: FormedKind<Values, Stored> & ChangedKind<Stored>;
  complete?: Complete<Values>;
  sendNeeded?: (record: string) => Promise<boolean>;
  /** Called when the change of a form was stored, from its form or later. */
  onSent: (sent: Sent<Stored>) => void;
  /** Called when the session has ended. */
  onExpire: () => void;
  /** Called with every record after a change that was made here. */
  onChange?: (records: readonly Stored[]) => void;
  /** Called when a change that had waited, or a file, was refused; no form's, which says so itself. */
  onRefuse?: ((refusal: Refusal, record: Stored | undefined, change: Change) => void) | undefined;
}

/** The stored records of a kind, the unsent drafts and changes of this browser, and every change of them. */
export function useStoredRecords<Values extends object, Stored extends StoredRecord>(
  options: Options<Values, Stored>,
) {
  const { kind, complete, sendNeeded, onSent, onExpire, onChange, onRefuse } = options;
  const [drafts] = useState(() => createDrafts(browserStorage(), kind));
  const draftList = useSyncExternalStore(drafts.subscribe, drafts.list, drafts.list);
  /** Brings back what was typed about a record that was deleted here. */
  const [takenOut] = useState(() => new Map<string, (() => void)[]>());
  const bringBack = (record: string) => {
    takenOut.get(record)?.forEach((run) => run());
    takenOut.delete(record);
  };
  const list = useChanges<Stored>({
    ...{ kind, sendNeeded, onExpire, onChange },
    onMake: (change) => forms.follow(change),
    onStored: (record, change, delay) => {
      const outcome = { kind: 'saved', record, delay } as const;
      const isDone = forms.settle(change, outcome);
      if (!change.form) return;
      const former = Object.fromEntries(
        Object.keys(change.set).map((field) => [field, change.was[field] ?? null]),
      );
      const before = change.isNew ? undefined : withSet(record, former);
      onSent({ key: change.form.key, record, delay, before, base: change.form.base, isDone });
    },
    onRefuse: (refusal, change, present, isLate) => {
      forms.settle(change, refusal);
      if (change.set.deleted === true) bringBack(change.record);
      // Nothing of a record that was not added can be changed.
      if (change.isNew && !change.form)
        for (const { id, record } of queue.list())
          if (record === change.record && id !== change.id) queue.remove(id);
      if ((isLate && !change.form) || change.blob !== undefined) onRefuse?.(refusal, present, change);
    },
  });
  const { queue } = list;
  /** As of the last render: the lists that it reads come later than the first. */
  const present = useRef(complete);
  useEffect(() => {
    present.current = complete;
  });
  const [forms] = useState(() =>
    createForms<Values, Stored>({
      ...{ kind, drafts, queue, clock },
      complete: async (typed, key) => (await present.current?.(typed, key)) ?? { typed },
      make: list.keep,
      newKey: () => crypto.randomUUID(),
    }),
  );
  useSyncExternalStore(forms.subscribe, forms.version, forms.version);
  useEffect(() => {
    void forms.takeOver();
    // Another tab has typed, or sent.
    const controller = new AbortController();
    addEventListener('storage', drafts.readAll, { signal: controller.signal });
    return () => controller.abort();
  }, [drafts, forms]);

  return {
    ...{ ...list, drafts, draftList, forms },
    /** Deletes a record; what was typed about it goes with it, and comes back with it. */
    remove: (record: Stored, last?: Partial<Stored>) => {
      const own = drafts.list().filter(({ base }) => base?.id === record.id);
      takenOut.set(
        record.id,
        own.map(({ key }) => forms.discard(key)),
      );
      return list.remove(record, last);
    },
    restore: async (id: string) => {
      const made = await list.restore(id);
      if (!('refusal' in made)) bringBack(id);
      return made;
    },
  };
}
