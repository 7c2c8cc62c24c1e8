import { cachedText } from '../http/cdn.ts';
import { stores } from '../stores.ts';
import { concertsTag } from '../tags.ts';

interface Details {
  status?: number;
  headers?: Record<string, string>;
  /** Replaces the digest of the text as its ETag. */
  state?: string;
  /** Lifetime in the CDN; by default that of the concerts. */
  seconds?: number | undefined;
}

/** HTML that the CDN caches until a concert or a venue changes: a change of a venue clears the concerts, too. */
export function pageAnswer(
  request: Request,
  html: string,
  { status = 200, headers = {}, state, seconds = stores().cacheSeconds }: Details,
): Response {
  const cached = cachedText(request, concertsTag, html, 'text/html; charset=utf-8', { seconds, state });
  return new Response(cached.body, {
    status: cached.status === 304 ? 304 : status,
    headers: { ...Object.fromEntries(cached.headers), ...headers },
  });
}
