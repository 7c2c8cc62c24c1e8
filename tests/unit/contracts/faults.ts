import type { z } from 'zod';

/** The faults of a record by its contract, each with its field and the sentence for the editor; empty for a valid record. */
export function faultsOf(contract: z.ZodType, record: unknown): string[] {
  const { error } = contract.safeParse(record);
  return error?.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' ')) ?? [];
}
