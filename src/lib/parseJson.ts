import type { ZodMiniType } from 'zod/mini';

/** The value of a JSON text, if it fits the contract; else undefined. */
export function parseJson<Valid>(json: string, contract: ZodMiniType<Valid>): Valid | undefined {
  try {
    return contract.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
