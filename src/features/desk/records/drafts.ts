import { daysLeft } from './keptDays.ts';

/** Typed values that no answer has confirmed yet. */
export interface Draft<Typed, Stored> {
  /** Address of the form below its list, such as `new`, `<id>` or `<id>/move`. */
  key: string;
  typed: Typed;
  /** The version that the values change; undefined for a new record. */
  base?: Stored | undefined;
  /** The same for every attempt to add the record, so that the server stores it once. */
  idempotencyKey: string;
  /** Sent without an answer: goes out again when there is a network. */
  isWaiting: boolean;
  /** The version that somebody else has stored since `base`. */
  present?: Stored | undefined;
  /** The instant at which a person chose other values in a conflict; `typed` is then the refused version, and nothing sends it. */
  refused?: string | undefined;
}

/**
 * Stores the drafts of a kind in the browser, one entry each, whose names begin with `prefix`. `localStorage` writes before it returns,
 * so a page that closes loses nothing. Every method works without storage, too: the drafts then last as long as the page. Refused
 * versions stay for 30 days after `now`, in milliseconds since 1970.
 */
export function createDrafts<Typed, Stored extends { id: string }>(
  storage: Storage | undefined,
  prefix: string,
  now = Date.now(),
) {
  type KindDraft = Draft<Typed, Stored>;
  const drafts = new Map<string, KindDraft>();
  const listeners = new Set<() => void>();
  let list: readonly KindDraft[] = [];
  const changed = () => {
    list = [...drafts.values()].filter(({ refused }) => refused === undefined);
    for (const listener of listeners) listener();
  };
  for (const name of names(storage, prefix)) {
    const draft = parse<Typed, Stored>(storage?.getItem(name));
    if (draft?.refused && daysLeft(draft.refused, now) === 0) storage?.removeItem(name);
    else if (draft) drafts.set(draft.key, draft);
  }
  changed();

  return {
    find: (key: string): KindDraft | undefined => drafts.get(key),
    /** All but the refused versions. */
    list: (): readonly KindDraft[] => list,
    /** The refused versions of a record, the last one first. */
    refused: (id: string): readonly KindDraft[] =>
      [...drafts.values()].filter(({ refused, base }) => refused !== undefined && base?.id === id).reverse(),
    /** Returns false when the browser did not store the draft. */
    save: (draft: KindDraft): boolean => {
      drafts.set(draft.key, draft);
      changed();
      try {
        storage?.setItem(prefix + draft.key, JSON.stringify(draft));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    remove: (key: string): void => {
      drafts.delete(key);
      storage?.removeItem(prefix + key);
      changed();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's storage; undefined where it is switched off. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

export type Drafts<Typed, Stored extends { id: string }> = ReturnType<typeof createDrafts<Typed, Stored>>;

const names = (storage: Storage | undefined, prefix: string) =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  );

function parse<Typed, Stored>(json: string | null | undefined): Draft<Typed, Stored> | undefined {
  try {
    const draft = JSON.parse(json ?? '') as Partial<Draft<Typed, Stored>> | null;
    return draft?.typed && draft.key && draft.idempotencyKey ? (draft as Draft<Typed, Stored>) : undefined;
  } catch {
    return undefined;
  }
}
