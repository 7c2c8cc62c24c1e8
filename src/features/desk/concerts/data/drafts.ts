import type { Concert } from '../../../../contracts/concert.ts';
import type { TypedConcert } from './typedConcert.ts';

/** Typed values that no answer has confirmed yet. */
export interface Draft {
  /** Address of the form below the concerts: `new`, `new/<id of the duplicated one>`, `<id>`, `<id>/move` or `<id>/cancel`. */
  key: string;
  typed: TypedConcert;
  /** The version that the values change; undefined for a new concert. */
  base?: Concert | undefined;
  /** The same for every attempt to add the concert, so that the server stores it once. */
  idempotencyKey: string;
  /** Sent without an answer: goes out again when there is a network. */
  isWaiting: boolean;
  /** The version that somebody else has stored since `base`. */
  present?: Concert | undefined;
}

const prefix = 'desk:';

/**
 * Stores drafts in the browser, one entry each. `localStorage` writes before it returns, so a page that closes loses nothing. Every
 * method works without storage, too: the drafts then last as long as the page.
 */
export function createDrafts(storage: Storage | undefined) {
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  let list: readonly Draft[] = [];
  const changed = () => {
    list = [...drafts.values()];
    for (const listener of listeners) listener();
  };
  for (const name of names(storage)) {
    const draft = parse(storage?.getItem(name));
    if (draft) drafts.set(draft.key, draft);
  }
  changed();

  return {
    find: (key: string): Draft | undefined => drafts.get(key),
    list: (): readonly Draft[] => list,
    /** Returns false when the browser did not store the draft. */
    save: (draft: Draft): boolean => {
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

const names = (storage: Storage | undefined) =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  );

function parse(json: string | null | undefined): Draft | undefined {
  try {
    const draft = JSON.parse(json ?? '') as Partial<Draft> | null;
    return draft?.typed && draft.key && draft.idempotencyKey ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
