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
}

/**
 * Stores the drafts of a kind in the browser, one entry each, whose names begin with `prefix`. `localStorage` writes before it returns, so a page that closes loses nothing. Every
 * method works without storage, too: the drafts then last as long as the page.
 */
export function createDrafts<Typed, Stored>(storage: Storage | undefined, prefix: string) {
  type KindDraft = Draft<Typed, Stored>;
  const drafts = new Map<string, KindDraft>();
  const listeners = new Set<() => void>();
  let list: readonly KindDraft[] = [];
  const changed = () => {
    list = [...drafts.values()];
    for (const listener of listeners) listener();
  };
  for (const name of names(storage, prefix)) {
    const draft = parse<Typed, Stored>(storage?.getItem(name));
    if (draft) drafts.set(draft.key, draft);
  }
  changed();

  return {
    find: (key: string): KindDraft | undefined => drafts.get(key),
    list: (): readonly KindDraft[] => list,
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

export type Drafts<Typed, Stored> = ReturnType<typeof createDrafts<Typed, Stored>>;

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
