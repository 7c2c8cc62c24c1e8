import * as z from 'zod/mini';
import { parseJson } from '../../../lib/parseJson.ts';
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

/** A kind of record whose drafts are stored. */
export interface DraftKind<Typed, Stored> {
  /** Begins the names of its entries in the browser's storage. */
  prefix: string;
  /** The contracts of the form's values and of a stored record. */
  typed: z.ZodMiniType<Typed>;
  stored: z.ZodMiniType<Stored>;
}

/**
 * Stores the drafts of a kind in the browser, one entry each; leaves out any that breaks its contract. `localStorage` writes before it
 * returns, so a page that closes loses nothing. Every method works without storage, too: the drafts then last as long as the page.
 * Refused versions stay for 30 days after `now`, in milliseconds since 1970.
 */
export function createDrafts<Typed, Stored extends { id: string }>(
  storage: Storage | undefined,
  kind: DraftKind<Typed, Stored>,
  now = Date.now(),
) {
  type KindDraft = Draft<Typed, Stored>;
  const { prefix } = kind;
  const contract = contractOf(kind);
  const drafts = new Map<string, KindDraft>();
  const listeners = new Set<() => void>();
  let list: readonly KindDraft[] = [];
  const changed = () => {
    list = [...drafts.values()].filter(({ refused }) => refused === undefined);
    for (const listener of listeners) listener();
  };
  for (const name of names(storage, prefix)) {
    const draft = parseJson(storage?.getItem(name) ?? '', contract);
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

const contractOf = <Typed, Stored>({ typed, stored }: DraftKind<Typed, Stored>) =>
  z.object({
    key: z.string(),
    typed,
    base: z.optional(stored),
    idempotencyKey: z.string(),
    isWaiting: z.boolean(),
    present: z.optional(stored),
    refused: z.optional(z.string()),
  });
