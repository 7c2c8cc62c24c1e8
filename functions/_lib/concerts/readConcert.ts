import type { ConcertRecord } from '../../../src/contracts/concert.ts';
import { newConcert } from '../../../src/contracts/newConcert.ts';
import { readJsonValue } from '../http/body.ts';
import { ProblemError } from '../http/problemError.ts';

/** A concert in JSON is never longer than this, in bytes. */
const longestConcert = 64 * 1024;

/** What a caller may name a call by: visible characters, at most 255. */
const keyForm = /^[\x21-\x7e]{1,255}$/;

/** The concert in a request's body; refuses another type (415), a long body (413), what is no JSON (400), and wrong fields by name (422). */
export async function readConcert(request: Request): Promise<ConcertRecord> {
  const { data, error } = newConcert().safeParse(await readJsonValue(request, longestConcert));
  if (data) return data;
  const errors = error.issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    return fields.map((field) => ({ field, message: issue.message }));
  });
  throw new ProblemError('invalid', { extensions: { errors } });
}

/** The name of a call that may be repeated, if it has one; 400 for one that is none. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!keyForm.test(key)) throw new ProblemError('malformed');
  return key;
}
