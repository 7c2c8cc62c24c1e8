import { ProblemError } from './problemError.ts';

/** The revision that `If-Match` names; 428 without one. An ETag of another form names none that a record can have. */
export function requireRevision(request: Request): number {
  const version = requireVersion(request);
  return /^\d{1,15}$/.test(version) ? Number(version) : -1;
}

/** The version that `If-Match` names, without quotes; 428 without one. The CDN marks an ETag as weak when it compresses an answer. */
export function requireVersion(request: Request): string {
  const etag = request.headers.get('if-match');
  // `*` would overwrite any version.
  if (etag === null || etag === '*') throw new ProblemError('no-revision');
  return /^(?:W\/)?"(.*)"$/.exec(etag)?.[1] ?? '';
}

/** True where `If-None-Match` names this ETag, as weak too, or any one. */
export function isUnchanged({ headers }: Request, etag: string): boolean {
  const known = headers.get('if-none-match') ?? '';
  return known.trim() === '*' || known.includes(etag);
}
