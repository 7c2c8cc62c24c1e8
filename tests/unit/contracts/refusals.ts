import type { z } from 'zod';

/** What a contract says against a record: each field with the words that its editor reads; empty when it is kept. */
export function refusals(contract: z.ZodType, record: unknown): string[] {
  const { error } = contract.safeParse(record);
  return error?.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' ')) ?? [];
}
