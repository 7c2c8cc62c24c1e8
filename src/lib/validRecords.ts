import type { ZodMiniType } from 'zod/mini';

/** The records that fit their contract. Any other one is left out and named in the console. */
export const validRecords = <Valid>(
  kind: string,
  contract: ZodMiniType<Valid>,
  records: readonly unknown[],
): Valid[] =>
  records.flatMap((record) => {
    const { data, error } = contract.safeParse(record);
    if (!error) return [data];
    const { id = 'without an id' } = Object(record) as { id?: unknown };
    const [issue] = error.issues;
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    console.warn(
      `The ${kind} ${String(id)} is left out: ${String(field ?? 'its type')} breaks its contract.`,
    );
    return [];
  });
