import * as z from 'zod/mini';

const typed = z.object({ name: z.string() });
const stored = z.object({ id: z.string(), revision: z._default(z.number(), 0), name: z.string() });
export type Typed = z.infer<typeof typed>;
export type Stored = z.infer<typeof stored>;

/** A kind of record with one field. */
export const kind = {
  ...{ prefix: 'desk:', typed, stored },
  toForm: ({ name }: Stored): Typed => ({ name }),
  groups: { name: ['name'] } as const,
  name: 'concert',
  fromForm: ({ name }: Typed): Record<string, unknown> => ({ name }),
  calls: {
    changeOf: (before: object, after: object) => ({
      set: { ...after },
      was: { name: Reflect.get(before, 'name') as unknown },
    }),
  },
} as const;

/** A browser's storage, whose names are in no particular order. */
export function fakeStorage(beforeWriting = () => undefined): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()].sort()[index] ?? null,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => {
      beforeWriting();
      entries.set(name, value);
    },
    removeItem: (name: string) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}
