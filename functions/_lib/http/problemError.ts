import type { ProblemName } from './problems.ts';

interface Details {
  /** For example `retry-after`. */
  headers?: Record<string, string>;
  /** What the problem document holds beside its type, for the caller's program. */
  extensions?: Record<string, unknown>;
  cause?: unknown;
}

/** An expected failure, thrown where it is found; `endpoint` turns it into the answer that `problems.ts` describes. */
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
