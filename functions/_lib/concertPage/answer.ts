import { cachedText, type CacheOptions } from '../http/cdn.ts';
import { stores } from '../stores.ts';
import { concertsTag } from '../../../src/records/kinds.ts';

/**
 * HTML that the CDN caches until a concert or a venue changes: a change of a venue clears the concerts, too. The HTML lives as long as the
 * list of concerts, unless `seconds` says otherwise.
 */
export const pageAnswer = (
  request: Request,
  html: string,
  { seconds = stores().cacheSeconds, ...options }: CacheOptions,
): Response => cachedText(request, concertsTag, html, 'text/html; charset=utf-8', { ...options, seconds });
