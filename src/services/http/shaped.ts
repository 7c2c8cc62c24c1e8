import * as z from 'zod/mini';
import { ServiceError } from './serviceError.ts';

/** A value of another kind counts as missing: it costs itself, never the record. */
export const orNone = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** Checks the shape of an answer; throws a `ServiceError` for another one. */
export function shaped<Schema extends z.core.$ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const read = z.safeParse(schema, answer);
  if (!read.success) throw new ServiceError('answered in another shape than expected', { cause: read.error });
  return read.data;
}
