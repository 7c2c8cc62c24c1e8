import * as z from 'zod/mini';
import { pageSize } from '../../../src/config/api.ts';
import { ProblemError } from './problemError.ts';

const number = z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)));

/** The records of the page that a list is asked for by `?page=1` and so on, all without the parameter; 422 for another value. */
export function pageOf<Listed>(
  request: Request,
  records: readonly Listed[],
  size = pageSize,
): readonly Listed[] {
  const asked = new URL(request.url).searchParams.get('page') ?? undefined;
  const { data: page, success } = number.safeParse(asked);
  if (!success) throw new ProblemError('invalid', { extensions: { fields: ['page'] } });
  return page === undefined ? records : records.slice((page - 1) * size, page * size);
}
