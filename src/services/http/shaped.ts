import * as z from 'zod/mini';
import { ServiceError } from './serviceError.ts';

/** Checks the shape of an answer; throws a `ServiceError` for another one. */
export function shaped<Schema extends z.core.$ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const read = z.safeParse(schema, answer);
  if (!read.success) throw new ServiceError('answered in another shape than expected', { cause: read.error });
  return read.data;
}
