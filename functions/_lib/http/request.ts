import { ProblemError } from './problemError.ts';

/** Throws a 403 for a request from another site: every change needs an `Origin` of our own (DESIGN, Security). */
export function requireOwnOrigin(request: Request): void {
  if (request.headers.get('origin') !== new URL(request.url).origin) throw new ProblemError('foreign-origin');
}
