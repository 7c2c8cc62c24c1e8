import * as z from 'zod/mini';
import { fromStorage } from '../../../lib/browser/storage.ts';
import { parseJson } from '../../../lib/parseJson.ts';
import { daysLeft } from '../records/deleted/keptDays.ts';
import type { Groups } from '../records/merge.ts';

/** Begins the key of a draft of a new record. No id of a record has a colon. */
const newPrefix = 'new:';

/** Stands in the key of a draft that was discarded. */
const discardedMark = '/discarded/';

export const isNewKey = (key: string): boolean => key.startsWith(newPrefix);

/** The key of the draft of a new record; another one at each call, unless `token` names it. */
export const newDraftKey = (token = crypto.randomUUID().slice(0, 8)): string => newPrefix + token;

/** The values of a form. */
interface FormValues<Values, Stored> {
  typed: Values;
  /** The version that the values change; undefined for a new record. */
  base?: Stored | undefined;
  /** Id of their change: the server stores it once. */
  idempotencyKey: string;
}

/** Values of a form that are not sent yet. */
export interface Draft<Values, Stored> extends FormValues<Values, Stored> {
  /** Address of the form below its list, such as `new:<token>`, `<id>` or `<id>/move`. */
  key: string;
  /** In drafts of an older version of the desk: sent, and not answered yet. */
  inFlight?: FormValues<Values, Stored> | undefined;
  /** The version that somebody else has stored since `base`, and the fields because of which the API has refused the draft. */
  present?: Stored | undefined;
  overtaken?: string[] | undefined;
  /** The instant at which a person discarded the values. Nothing sends them. */
  discarded?: string | undefined;
}

/** A kind of record whose drafts are stored. */
export interface DraftKind<Values, Stored> {
  /** Begins the names of its entries in the browser's storage. */
  prefix: string;
  /** The contracts of the form's values and of a stored record. */
  typed: z.ZodMiniType<Values>;
  stored: z.ZodMiniType<Stored>;
  toForm: (stored: Stored) => Values;
  /** Fields that a person decides on together. */
  groups: Groups<Values>;
}

/**
 * Stores the drafts of a kind in the browser, one entry each; leaves out any that breaks its contract. `localStorage` writes before it
 * returns, so a page that closes loses nothing, and other tabs read the same. Every method works without storage, too: the drafts then last
 * as long as the page. Discarded drafts stay for 30 days after `now`, in milliseconds since 1970.
 */
export function createDrafts<Values, Stored extends { id: string }>(
  storage: Storage | undefined,
  kind: DraftKind<Values, Stored>,
  now = Date.now(),
) {
  type KindDraft = Draft<Values, Stored>;
  const { prefix } = kind;
  const contract = contractOf(kind);
  const drafts = new Map<string, KindDraft>();
  /** Entries as they were last read or written. */
  const texts = new Map<string, string | null>();
  /** Keys of the drafts that the browser has refused to store. */
  const unstored = new Set<string>();
  const listeners = new Set<() => void>();
  let list: readonly KindDraft[] = [];
  const changed = () => {
    list = [...drafts.values()].filter(({ discarded }) => discarded === undefined);
    for (const listener of listeners) listener();
  };
  /** Takes over what another tab has written. */
  const read = (key: string): KindDraft | undefined => {
    const text = storage?.getItem(prefix + key) ?? null;
    if (!storage || unstored.has(key) || texts.get(key) === text) return drafts.get(key);
    texts.set(key, text);
    const draft = text === null ? undefined : parseJson(text, contract);
    if (draft) drafts.set(key, draft);
    else drafts.delete(key);
    changed();
    return draft;
  };
  const remove = (key: string): void => {
    drafts.delete(key);
    unstored.delete(key);
    texts.set(key, null);
    storage?.removeItem(prefix + key);
    changed();
  };
  /** Returns false when the browser did not store the draft. */
  const save = (draft: KindDraft): boolean => {
    const { key } = draft;
    const text = JSON.stringify(draft);
    drafts.set(key, draft);
    unstored.add(key);
    try {
      storage?.setItem(prefix + key, text);
      texts.set(key, text);
      unstored.delete(key);
    } catch {
      // No room: the draft lasts as long as the page.
    }
    changed();
    return storage !== undefined && !unstored.has(key);
  };
  const readAll = () => {
    for (const key of new Set([...drafts.keys(), ...namesIn(storage, prefix)])) read(key);
  };
  readAll();
  for (const { key, discarded } of [...drafts.values()])
    if (discarded !== undefined && daysLeft(discarded, now) === 0) remove(key);

  return {
    find: (key: string): KindDraft | undefined => drafts.get(key),
    read,
    readAll,
    /** All but the discarded ones. */
    list: (): readonly KindDraft[] => list,
    /** The discarded drafts of a record, or without an id those of new ones; the last one first. */
    discarded: (id?: string): readonly KindDraft[] =>
      [...drafts.values()]
        .filter(({ discarded, base }) => discarded !== undefined && base?.id === id)
        .reverse(),
    save,
    remove,
    /** Takes a draft out of its form; it stays for 30 days under the key that this returns. */
    discard: (key: string, id: string = crypto.randomUUID(), at = Date.now()): string | undefined => {
      const draft = read(key);
      if (!draft) return undefined;
      remove(key);
      const discarded = (draft.base?.id ?? key) + discardedMark + id;
      save({ ...draft, key: discarded, discarded: new Date(at).toISOString() });
      return discarded;
    },
    /** Removes the drafts of a new record that were begun from `source`, discarded ones too. */
    forget: (source: string): void => {
      readAll();
      const begun = newDraftKey(source);
      for (const key of [...drafts.keys()]) if (key.split('/', 1)[0] === begun) remove(key);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's storage; undefined where it is switched off. The browser of an app may have none. */
export const browserStorage = (): Storage | undefined => fromStorage(() => localStorage) ?? undefined;

export type Drafts<Values, Stored extends { id: string }> = ReturnType<typeof createDrafts<Values, Stored>>;

/** Whether the browser stores any draft or change of a kind, but the discarded ones. */
export const hasUnsent = (storage: Storage | undefined, prefix: string): boolean =>
  [prefix, `change:${prefix}`].some((each) =>
    namesIn(storage, each).some((name) => !name.includes(discardedMark)),
  );

/** The rest of each name in the browser's storage that begins with `prefix`. */
export const namesIn = (storage: Storage | undefined, prefix: string): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));

const contractOf = <Values, Stored>({ typed, stored }: DraftKind<Values, Stored>) => {
  const formValues = { typed, base: z.optional(stored), idempotencyKey: z.string() };
  return z.object({
    key: z.string(),
    ...formValues,
    inFlight: z.optional(z.object(formValues)),
    present: z.optional(stored),
    overtaken: z.optional(z.array(z.string())),
    discarded: z.optional(z.string()),
  });
};
