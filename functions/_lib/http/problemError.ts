import type { ProblemName } from './problems.ts';

interface Details {
  /** For example `retry-after`. */
  headers?: Record<string, string>;
  /** Further fields of the problem document, for the caller's program. */
  extensions?: Record<string, unknown>;
  cause?: unknown;
}

/** An expected failure; `endpoint` turns it into a problem document with the status of `problems.ts`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: ProblemName;
  readonly headers: Record<string, string>;
  readonly extensions: Record<string, unknown>;

  constructor(problem: ProblemName, { headers = {}, extensions = {}, cause }: Details = {}) {
    super(problem, { cause });
    this.problem = problem;
    this.headers = headers;
    this.extensions = extensions;
  }
}

/** Too many calls: the caller may try again after this many seconds. */
export function tooMany(seconds: number): ProblemError {
  return new ProblemError('too-many', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
}
