import en from 'zod/v4/locales/en.js';
import * as z from 'zod/mini';
import { readJsonValue } from '../http/body.ts';
import { ProblemError } from '../http/problemError.ts';

// Rules without a sentence of their own get an English one.
z.config(en());

/** Maximum length of a record in JSON, in bytes. */
const longestRecord = 64 * 1024;

/** An `Idempotency-Key`: visible characters, at most 255. */
const keyForm = /^[\x21-\x7e]{1,255}$/;

/** Reads the record in a request's body; 415 for another type, 413 too long, 400 no JSON, 422 with the names of wrong fields. */
export async function readSentRecord<Fields>(
  request: Request,
  contract: z.ZodMiniType<Fields>,
): Promise<Fields> {
  const { data, error } = contract.safeParse(await readJsonValue(request, longestRecord));
  if (!error) return data;
  const errors = error.issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return names.map((name) => ({ field: [...issue.path, ...name].join('.'), message: issue.message }));
  });
  throw new ProblemError('invalid', { extensions: { errors } });
}

/** The request's `Idempotency-Key`, if it has one; 400 for a malformed one. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!keyForm.test(key)) throw new ProblemError('malformed');
  return key;
}
