import { ProblemError } from './problemError.ts';

/** Throws a 403 for a request from another site: every change needs an `Origin` of our own (DESIGN, Security). */
export function requireOwnOrigin(request: Request): void {
  if (request.headers.get('origin') !== new URL(request.url).origin) throw new ProblemError('foreign-origin');
}

/**
 * The decoded part of a request's address behind `path`; the host's own `params` are not decoded. `undefined` when the address ends there,
 * an empty text when it cannot be decoded.
 */
export function idIn(request: Request, path: string): string | undefined {
  const rest = new URL(request.url).pathname.slice(path.length + 1);
  if (rest === '') return undefined;
  try {
    return decodeURIComponent(rest);
  } catch {
    return '';
  }
}
