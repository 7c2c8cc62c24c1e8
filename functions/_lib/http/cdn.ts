import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { visibleWithin } from '../../../src/config/api.ts';
import { hourMs } from '../../../src/config/time.ts';
import { setting } from '../env.ts';
import { problemOf } from './problemError.ts';
import { isUnchanged } from './revision.ts';
import { postTo } from './upstream.ts';

/**
 * Seconds for which the CDN caches an answer without a purge, at most: each ends with the hour, so that its lifetime tells of no
 * announcement. The CDN never serves a stale list while it revalidates: that would prolong the hour.
 */
const listLifetime = 3600;

/** Pauses before the second and third purge, in milliseconds: the host allows two purges of a tag in five seconds. */
const purgePauses = [1000, 5000];

/** Time limit of one purge, in milliseconds: the band waits for it. */
const purgeTimeoutMs = 3000;

export interface CacheOptions {
  /** Query parameters that select another answer. */
  keys?: readonly string[];
  /** Lifetime in the CDN, for a list that also changes without a purge. */
  seconds?: number | undefined;
  /** The answer changes by itself at this instant, in milliseconds since 1970. */
  expiresAt?: number;
  /** Replaces the digest of the text as its ETag. */
  state?: string | undefined;
  /** Of an answer with the text; 200 by default. */
  status?: number;
  /** Further headers. */
  headers?: Record<string, string>;
}

/**
 * Answers with a list that is the same for everybody. The CDN caches it until `clear([tag])`, an hour at most. Browsers revalidate it every
 * time and get a 304 where it is unchanged.
 */
export function list(request: Request, tag: string, body: object, options: CacheOptions = {}): Response {
  return cachedText(request, tag, JSON.stringify(body), 'application/json', options);
}

/** As `list`, for a text of another media type. */
export function cachedText(
  request: Request,
  tag: string,
  text: string,
  type: string,
  {
    keys = [],
    seconds = listLifetime,
    expiresAt = Infinity,
    state = digestOf(text),
    status = 200,
    headers: more,
  }: CacheOptions = {},
): Response {
  const etag = `"${state}"`;
  const headers = {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...untilPurged(tag, seconds, expiresAt),
    etag,
    'content-type': type,
    'netlify-vary': `query=${keys.join('|')}`,
    ...more,
  };
  return isUnchanged(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { status, headers });
}

/** Seconds until an instant or the end of this hour, at most so many. A second less than there are, which an answer may need to reach the CDN. */
function lifetime(most: number, expiresAt: number): number {
  const now = Date.now();
  const left = Math.min(expiresAt - now, hourMs - (now % hourMs));
  return Math.max(0, Math.min(most, Math.floor(left / 1000) - 1));
}

/** Headers of an answer that the CDN caches until `clear([tag])`, for at most so many seconds, and not beyond the hour or an instant. */
export const untilPurged = (tag: string, seconds = listLifetime, expiresAt = Infinity) => ({
  'netlify-cdn-cache-control': `public, durable, max-age=${lifetime(seconds, expiresAt)}`,
  'netlify-cache-tag': tag,
});

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Headers of a file that never changes under its address; `clear([tag])` removes it from the CDN. */
export const immutable = (tag: string) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
  'netlify-cache-tag': tag,
});

/**
 * Purges these tags from the CDN, where there is one. Returns headers for the answer to a change: none when every visitor sees it at once,
 * else `visible-within` with the seconds until then. Never throws.
 */
export async function clear(
  tags: readonly string[],
  seconds = listLifetime,
): Promise<Record<string, string>> {
  const site = setting('SITE_ID');
  // Only the host sets it, and only the host has a CDN.
  if (!site || (await isPurged(site, tags))) return {};
  console.error(`The CDN may keep an old ${tags.join(', ')} for ${seconds} s.`);
  return { [visibleWithin]: String(seconds) };
}

/** Tries up to three times, and not at all without the host's token. */
async function isPurged(site: string, tags: readonly string[]): Promise<boolean> {
  const token = setting('NETLIFY_PURGE_API_TOKEN');
  if (!token) return false;
  for (const before of [0, ...purgePauses]) {
    await pause(before);
    if (await purge(site, token, tags)) return true;
  }
  return false;
}

/** https://docs.netlify.com/build/caching/caching-overview/#on-demand-invalidation. Netlify's own client has no time limit. */
async function purge(site: string, token: string, tags: readonly string[]): Promise<boolean> {
  try {
    const url = `${setting('NETLIFY_API_BASE') ?? 'https://api.netlify.com'}/api/v1/purge`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ site_id: site, cache_tags: tags });
    await postTo('The CDN', url, { headers, body }, purgeTimeoutMs);
    return true;
  } catch (error) {
    problemOf(error);
    return false;
  }
}
