import { ProblemError } from './problemError.ts';

/** Throws a 403 for a request from another site: every change needs an `Origin` of our own (DESIGN, Security). */
export function requireOwnOrigin(request: Request): void {
  if (request.headers.get('origin') !== new URL(request.url).origin) throw new ProblemError('foreign-origin');
}

/**
 * Throws a 403 for a request that the page of another site has made. A GET of a page has no `Origin`; the browser says by itself which site
 * asks (`Sec-Fetch-Site`, Safari from 16.4 on). `none` is an address that somebody has typed.
 */
export function requireOwnSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && !['same-origin', 'none'].includes(site)) throw new ProblemError('foreign-origin');
  if (request.headers.has('origin')) requireOwnOrigin(request);
}
