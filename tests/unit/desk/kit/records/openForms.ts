import { vi } from 'vitest';
import type { Change } from '../../../../../src/desk/kit/changes/change.ts';
import { createQueue } from '../../../../../src/desk/kit/changes/queue.ts';
import type { Outcome } from '../../../../../src/desk/kit/changes/sendChange.ts';
import { clock } from '../../../../../src/desk/kit/changes/useChanges.ts';
import { createDrafts } from '../../../../../src/desk/kit/drafts/drafts.ts';
import { createForms, type Complete, type FormedKind } from '../../../../../src/desk/kit/drafts/forms.ts';
import { fakeStorage, type Stored, type Typed } from './fakeStorage.ts';

export type StoredOutcome = Outcome<Stored>;

/** Drafts, queue and forms of a kind in one tab; `send` answers the changes. */
export function openForms(
  kind: FormedKind<Typed, Stored>,
  send: (change: Change) => Promise<StoredOutcome>,
  storage = fakeStorage(),
  complete?: Complete<Typed>,
) {
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  const drafts = createDrafts(storage, kind);
  const queue = createQueue<Stored>({
    ...{ prefix: `change:${kind.prefix}`, storage, clock, newKey },
    withLock: (_, work) => work(),
  });
  const forms = createForms<Typed, Stored>({
    ...{ kind, drafts, queue, clock, newKey, complete },
    make: queue.make,
  });
  const isDone = vi.fn<(is: boolean) => void>();
  const stop = queue.start({
    send,
    onEnd: (change, outcome) => isDone(forms.settle(change, outcome)),
    onSentElsewhere: () => undefined,
    onExpire: () => undefined,
  });
  return { drafts, queue, forms, isDone, stop, storage };
}
