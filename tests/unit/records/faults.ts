import { en } from 'zod/locales';
import * as z from 'zod/mini';

// As in the build, where Astro loads zod with its English sentences.
z.config(en());

/** The faults of a record by its contract, each with its field and the sentence for the editor; empty for a valid record. */
export function faultsOf(contract: z.ZodMiniType, record: unknown): string[] {
  const { error } = contract.safeParse(record);
  return error?.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' ')) ?? [];
}
