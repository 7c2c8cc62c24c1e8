import { ProblemError } from './problemError.ts';

/** Refuses (403) what another site's page sent: every change needs an `Origin` of our own (DESIGN, Security). */
export function requireOwnOrigin(request: Request): void {
  if (request.headers.get('origin') !== new URL(request.url).origin) throw new ProblemError('foreign-origin');
}
