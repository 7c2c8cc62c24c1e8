import type { ZodMiniType } from 'zod/mini';
import { readTolerantly } from '../records/records.ts';

/** The records that fit their contract, without unusable optional fields. Each record and field that is left out is named in the console. */
export const validRecords = <Valid>(
  kind: string,
  contract: ZodMiniType<Valid>,
  records: readonly unknown[],
): Valid[] =>
  records.flatMap((record) => {
    const { data, faults } = readTolerantly(contract, record);
    const { id = 'without an id' } = Object(record) as { id?: unknown };
    for (const fault of faults)
      console.warn(`The ${kind} ${String(id)}${data ? '' : ' is left out'}: ${fault}`);
    return data === undefined ? [] : [data];
  });
