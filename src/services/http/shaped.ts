import * as z from 'zod/mini';
import { holdable, longestTitle, shortened } from '../../records/text.ts';
import { ServiceError } from './serviceError.ts';

/** A value of another kind counts as missing: it costs itself, never the record. */
export const orNone = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** A title, without what no page can hold, and cut where it is longer than ours. One without any sign breaks the contract. */
export const serviceTitle = z.string().check(
  z.overwrite(holdable),
  z.trim(),
  z.minLength(1),
  z.overwrite((text) => shortened(text, longestTitle)),
);

/** Checks the shape of an answer; throws a `ServiceError` for another one. */
export function shaped<Schema extends z.core.$ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const read = z.safeParse(schema, answer);
  if (!read.success) throw new ServiceError('answered in another shape than expected', { cause: read.error });
  return read.data;
}
